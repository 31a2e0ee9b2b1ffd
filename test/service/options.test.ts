import { readOptions, usage } from "../../service/options";

describe("The command line", () => {
  test("has the defaults of the design", () => {
    expect(readOptions([])).toMatchObject({
      port: 3001,
      seed: 1,
      keys: ["demo-key"],
      rate: { perSecond: 20, burst: 40 },
      faults: {},
      corsOnErrors: true,
    });
  });

  test("accepts every option", () => {
    const text =
      "--port 0 --products 3000 --seed 7 --key a --key b --rate 5 --burst 9 --latency 80 --no-cors-on-errors --quiet";
    expect(
      readOptions([...text.split(" "), "--fault", "429:0.1,500:0.05,drop:0.01,truncate:0.02,slow:0.02"]),
    ).toMatchObject({
      port: 0,
      products: 3000,
      seed: 7,
      keys: ["a", "b"],
      rate: { perSecond: 5, burst: 9 },
      latencyMs: 80,
      corsOnErrors: false,
      quiet: true,
      faults: { "429": 0.1, "500": 0.05, drop: 0.01, truncate: 0.02, slow: 0.02 },
    });
    expect(readOptions(["--rate", "0"])).toMatchObject({ rate: null });
  });

  test.each([
    [["--port", "x"], /--port must be a number, not x/],
    [["--rate="], /--rate must be a number/],
    [["--fault", "429"], /--fault doesn.t have the form/],
    [["--fault", "fire:0.1"], /--fault doesn.t have the form/],
    [["--fault", "429:2"], /--fault doesn.t have the form/],
    [["--nothing"], /--nothing/],
  ])("%j is rejected with the usage", (args, message) => {
    const refused = readOptions(args);
    expect(refused).toMatch(message);
    expect(refused).toContain(usage);
  });

  test("prints its usage", () => {
    expect(readOptions(["--help"])).toBe(usage);
  });
});
