import { ApiError } from "../../../../src/product-data/api/failure";
import { printQuery } from "../../../../src/product-data/api/request";
import { partnoQuery, type Query } from "../../../../src/product-data/filter/query";
import { Preview, type PreviewState } from "../../../../src/addin/taskpane/find/preview";
import type { FirstPage } from "../../../../src/product-data/lookup/search/cached-search";
import { VirtualClock } from "../../../../harness/virtual-clock";

const query = (partno: string): Query => partnoQuery("eq", [partno], "en");
const partnoOf = (query: Query): string | undefined => /'(.*)'/.exec(printQuery(query).filter)?.[1];
const page = (hasMoreHits: boolean): FirstPage => ({ products: [], total: 0, hasMoreHits, catalogMs: null });

function preview(answer: (query: Query) => Promise<FirstPage> = () => Promise.resolve(page(false))) {
  const clock = new VirtualClock();
  const asked: (string | undefined)[] = [];
  const aborted: (string | undefined)[] = [];
  const states: PreviewState["kind"][] = [];
  const shown = new Preview(
    (each, signal) => {
      asked.push(partnoOf(each));
      signal.addEventListener("abort", () => aborted.push(partnoOf(each)));
      return answer(each);
    },
    clock,
    ({ kind }) => states.push(kind),
  );
  return { clock, asked, aborted, states, shown };
}

test("typing without a pause causes one request, for the final text", async () => {
  const { clock, asked, shown } = preview();
  for (const partno of ["a", "ab", "abc"]) {
    shown.show(query(partno), "");
    await clock.until(clock.sleep(200));
  }
  await clock.until(clock.sleep(2000));
  expect(asked).toEqual(["abc"]);
  expect(shown.state).toEqual({ kind: "loaded", page: page(false) });
});

test("a recent preview is shown at once and not requested again", async () => {
  const { clock, asked, shown } = preview();
  for (const partno of ["a", "b", "a"]) {
    shown.show(query(partno), "");
    await clock.until(clock.sleep(1000));
  }
  expect(asked).toEqual(["a", "b"]);
  shown.show(query("b"), "");
  expect(shown.state.kind).toBe("loaded");
  shown.show(query("b"), "another service");
  await clock.until(clock.sleep(1000));
  expect(asked).toEqual(["a", "b", "b"]);
});

test("an invalid filter sends no request and cancels the pending one", async () => {
  const { clock, asked, shown } = preview();
  shown.show(query("a"), "");
  shown.show(null, "");
  await clock.until(clock.sleep(2000));
  expect(asked).toEqual([]);
  expect(shown.state.kind).toBe("none");
});

test("an outdated response isn't shown", async () => {
  const clockAndMore = preview((each) =>
    partnoOf(each) === "slow" ? clockAndMore.clock.sleep(5000).then(() => page(true)) : Promise.resolve(page(false)),
  );
  const { clock, aborted, shown } = clockAndMore;
  shown.show(query("slow"), "");
  await clock.until(clock.sleep(1000));
  shown.show(query("fast"), "");
  await clock.until(clock.sleep(10_000));
  expect(aborted).toEqual(["slow"]);
  expect(shown.state).toEqual({ kind: "loaded", page: page(false) });
});

test("a failure is shown, and retried only by the user", async () => {
  let fails = true;
  const { clock, asked, shown } = preview(() =>
    fails ? Promise.reject(new ApiError({ code: "unreachable" })) : Promise.resolve(page(true)),
  );
  shown.show(query("a"), "");
  await clock.until(clock.sleep(1000));
  expect(shown.state).toEqual({ kind: "failed", failure: { code: "unreachable" } });
  fails = false;
  shown.show(query("a"), "");
  await clock.until(clock.sleep(1000));
  expect(asked).toHaveLength(1);
  shown.retry(query("a"), "");
  await clock.until(clock.sleep(1000));
  expect(shown.state).toEqual({ kind: "loaded", page: page(true) });
});
