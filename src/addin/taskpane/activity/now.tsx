import { activityTexts } from "../../../messages/activity-texts";
import { timeText } from "../../../messages/date-text";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { Notice, Status } from "../parts/notice";
import { Progress } from "../parts/progress";
import { Section } from "../parts/section";
import { useChanges } from "../parts/use-changes";

/** Requests in progress, and how long the rate limit delays them. */
export function ActivityNow() {
  const language = useLanguage();
  const { activity } = usePane();
  useChanges(activity);
  const text = useTexts(activityTexts);
  const nowMs = Date.now();
  // An event in the future is from before the clock was set back.
  const waits = activity.events.flatMap((event) => (event.kind === "waiting" && event.atMs <= nowMs ? [event] : []));
  const waitsUntilMs = Math.max(0, ...waits.map(({ untilMs }) => untilMs));
  return (
    <Section title={text.now}>
      {activity.requestsUnderWay > 0 ? (
        <Progress label={text.underWay(activity.requestsUnderWay)} done={0} total={null} />
      ) : (
        <p class="hint">{text.idle}</p>
      )}
      <Status>
        {waitsUntilMs > nowMs && <Notice kind="warning">{text.waiting(timeText(waitsUntilMs, language))}</Notice>}
      </Status>
    </Section>
  );
}
