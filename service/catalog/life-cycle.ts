import { listValue, type Value } from "./product";
import { randomOf } from "./random";

/** The life cycle of a part number without its package code. All packagings of a part share it. */
interface LifeCycle {
  readonly status: "Under Development" | "In Production" | "NRND" | "To be discontinued" | "Discontinued";
  readonly newProduct: boolean;
  /** YYYY-MM-DD; only for the last two. */
  readonly lastBuyDate: string | null;
  readonly productionEndDate: string | null;
}

/** Active parts can be alternatives for others. */
export function isLiving(seed: number, base: string): boolean {
  return lifeCycleOf(seed, base).status === "In Production";
}

/**
 * The shares follow the manufacturer's list of automotive capacitors, where a third isn't recommended for new designs.
 */
export function lifeCycleOf(seed: number, base: string): LifeCycle {
  const random = randomOf(seed, `life ${base}`);
  const roll = random.next();
  const status = fixed[base] ?? (base.startsWith("RPE") ? "Discontinued" : statusAt(roll));
  const newProduct = (status === "In Production" && random.chance(0.04)) || status === "Under Development";
  if (status === "Discontinued") {
    const endMonth = Math.floor(random.next() * 84);
    return {
      status,
      newProduct,
      lastBuyDate: monthEnd(2019, endMonth - 6),
      productionEndDate: monthEnd(2019, endMonth),
    };
  }
  if (status === "To be discontinued") {
    const endMonth = 6 + Math.floor(random.next() * 24);
    return {
      status,
      newProduct,
      lastBuyDate: monthEnd(2027, endMonth - 6),
      productionEndDate: monthEnd(2027, endMonth),
    };
  }
  return { status, newProduct, lastBuyDate: null, productionEndDate: null };
}

/** The response fields of a life cycle, with alternatives from the catalog. */
export function lifeCycleValues(life: LifeCycle, alternatives: readonly string[]): Readonly<Record<string, Value>> {
  return {
    Status: listValue("Status", life.status),
    NewProduct: life.newProduct,
    LastBuyDate: life.lastBuyDate,
    AlternativePartno: alternatives,
    ProductionEndDate: life.productionEndDate,
    Notices: notices[life.status] ?? null,
  };
}

function statusAt(roll: number): LifeCycle["status"] {
  if (roll < 0.02) return "Under Development";
  if (roll < 0.05) return "Discontinued";
  if (roll < 0.08) return "To be discontinued";
  return roll < 0.22 ? "NRND" : "In Production";
}

/** So that the parts list of the examples has something to report in every catalog. */
const fixed: Readonly<Record<string, LifeCycle["status"]>> = {
  GRM188R61E106MA73: "NRND",
  GCM155R71C224KE02: "Discontinued",
  GCM1885C2A102FA16: "To be discontinued",
  GRM155R71C224KA12: "In Production",
};

const notices: Readonly<Partial<Record<LifeCycle["status"], Value>>> = {
  NRND: { en: "Not recommended for new designs.", ja: "新規設計には推奨しません。", zh: "不推荐用于新设计。" },
  "To be discontinued": {
    en: "Production will end. Please order before the last buy date.",
    ja: "生産を終了します。最終受注日までにご注文ください。",
    zh: "即将停产。请在最后订购日期前订购。",
  },
  Discontinued: { en: "Production has ended.", ja: "生産を終了しました。", zh: "已停产。" },
};

/** The last day of the month that is `months` after the start of `year`. */
function monthEnd(year: number, months: number): string {
  return new Date(Date.UTC(year, months + 1, 0)).toISOString().slice(0, 10);
}
