import { activityTexts } from "../../../messages/activity-texts";
import type { PaneContext } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";

/** Requests in progress, and how long the rate limit delays them. */
export function ActivityNow({ context }: { readonly context: PaneContext }) {
  const { activity } = context;
  useChanges(activity);
  const language = context.language();
  const text = activityTexts[language];
  const waitsUntilMs = Math.max(0, ...activity.events.map((event) => (event.kind === "waiting" ? event.untilMs : 0)));
  return (
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
  );
}
