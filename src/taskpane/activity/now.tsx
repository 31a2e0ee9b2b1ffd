import { activityTexts } from "../../messages/activity-texts";
import type { PaneContext } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";

/** Requests under way, a wait for the rate limit, and sums. */
export function ActivityNow({ context }: { readonly context: PaneContext }) {
  const { activity, usage } = context;
  useChanges(activity);
  // Cells that are served from what is known make no request, and so no event.
  useChanges(usage);
  const language = context.language();
  const text = activityTexts[language];
  const { requests, failures, cells, cellsKnown } = activity.totals;
  const waitsUntilMs = Math.max(0, ...activity.events.map((event) => (event.kind === "waiting" ? event.untilMs : 0)));
  const number = (value: number): string => value.toLocaleString(language);
  return (
    <>
      <Section title={text.now}>
        {activity.requestsUnderWay > 0 ? (
          <Progress label={text.underWay(activity.requestsUnderWay)} done={0} total={null} />
        ) : (
          <p class="hint">{text.idle}</p>
        )}
        <Status>
          {waitsUntilMs > Date.now() && (
            <Notice kind="warning">
              {text.waiting(new Date(waitsUntilMs).toLocaleTimeString(language, { timeStyle: "medium" }))}
            </Notice>
          )}
        </Status>
      </Section>
      <Section title={text.total}>
        <dl>
          <dt>{text.requests}</dt>
          <dd>{number(requests)}</dd>
          <dt class="part-of">{text.failedRequests}</dt>
          <dd>{number(failures)}</dd>
          <dt>{text.cells}</dt>
          <dd>{number(cells)}</dd>
          <dt class="part-of">{text.cellsKnown}</dt>
          <dd>{number(cellsKnown)}</dd>
        </dl>
      </Section>
    </>
  );
}
