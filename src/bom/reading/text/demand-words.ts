import type { Claim } from "../../aspects/claim";
import type { PartKind } from "../../aspects/part-kind";

/** A claim without the text that says it. */
export type ClaimMade = Claim extends infer C ? (C extends Claim ? Omit<C, "written"> : never) : never;

interface DemandNamed {
  readonly of: PartKind | "both";
  /** null: the words only seem to say it. */
  readonly claim: ClaimMade | null;
  /** By language; as in aspects/phrases.ts. */
  readonly words: Readonly<Record<string, string>>;
}

const named = (of: DemandNamed["of"], claim: ClaimMade | null, words: DemandNamed["words"]): DemandNamed => ({
  of,
  claim,
  words,
});

/** What descriptions require in words. Sources: distributors' catalogs in three languages. */
export const demandWords: readonly DemandNamed[] = [
  named("both", null, { en: "non-aec non-automotive" }),
  named(
    "both",
    { aspect: "aecQ200" },
    { en: "aec aecq automotive", ja: "オートモーティブ 車載 自動車", zh: "车规 车载 车用 汽车" },
  ),
  named("both", { aspect: "demand" }, { en: "low-profile", ja: "低背 薄型" }),
  named(
    "capacitor",
    { aspect: "benefits", words: ["Anti-crack while deflecting"] },
    {
      en:
        "soft-term soft-termination soft-terminations soft-terminal softterm flexible-term flexible-termination flexible-terminations flexible-terminal flex-term flex-termination " +
        "flexi-term flexi-termination flexiterm flexterm polymer-term polymer-termination polymer-terminal resin-term resin-termination resin-terminal " +
        "resin-external-termination resin-electrode soft-electrode flexible-electrode",
      ja: "樹脂電極 樹脂外部電極 ソフトターミ",
      zh: "柔性端 柔性电极 软端 軟端 树脂电极",
    },
  ),
  named(
    "capacitor",
    { aspect: "benefits", words: ["Low inductance"] },
    { en: "low-esl low-inductance", ja: "低esl 低インダクタンス", zh: "低电感" },
  ),
  named("capacitor", { aspect: "benefits", words: ["Low dissipation/HIQ"] }, { en: "high-q hi-q hiq", ja: "高q" }),
  named("inductor", { aspect: "demand" }, { en: "high-q hi-q hiq", ja: "高q" }),
  named(
    "capacitor",
    { aspect: "demand" },
    { en: "low-loss low-dissipation low-esr", ja: "低損失 低esr", zh: "低损耗" },
  ),
  named(
    "capacitor",
    { aspect: "standard", words: ["Certified by safety standard"] },
    { en: "safety-certified safety-capacitor", ja: "安全規格", zh: "安规 安規" },
  ),
  named(
    "capacitor",
    { aspect: "type", words: ["LW reversed"] },
    {
      en: "lw-reverse lw-reversed lw-reversal reverse-geometry reversed-geometry reverse-termination reversed-termination reverse-terminals",
      ja: "lw逆転",
      zh: "lw反转 长宽倒置",
    },
  ),
  named(
    "capacitor",
    { aspect: "mounting", words: ["Conductive adhesive"] },
    { en: "conductive-adhesive conductive-glue conductive-epoxy", ja: "導電性接着剤", zh: "导电胶" },
  ),
  named(
    "capacitor",
    { aspect: "mounting", words: ["Bonding"] },
    { en: "wire-bond wire-bonding wire-bondable wirebond*", ja: "ワイヤーボンディング", zh: "引线键合" },
  ),
  named(
    "capacitor",
    { aspect: "application", words: ["Medical equipment [GHTF Class D]"] },
    { en: "implant* life-support ghtf", zh: "植入 体内" },
  ),
  named(
    "inductor",
    { aspect: "shielded", shielded: false },
    {
      en: "unshielded un-shielded nonshielded non-shielded not-shielded no-shield no-shielding unshld",
      ja: "非シールド 無シールド 非磁気シールド",
      zh: "非屏蔽 无屏蔽 無屏蔽 未屏蔽",
    },
  ),
  named(
    "inductor",
    { aspect: "shielded", shielded: true },
    { en: "shield shielded shielding semishielded", ja: "シールド", zh: "屏蔽" },
  ),
];

/** Of capacitors with leads. */
export const leadWords =
  "radial axial leaded through-hole tht bedrahtet disc disk c-rect throughhole リード付 リードタイプ リード品 ラジアル 引线 插件 直插 径向";
