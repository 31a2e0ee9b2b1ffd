import type { KeepFailure, ReadFailure } from "../product-data/kept/failure";
import type { Language } from "../product-data/vocabulary/language";

/** Texts about values that are saved with the workbook. */
export interface KeptValuesTexts {
  readonly title: string;
  readonly hint: string;
  readonly keep: string;
  readonly update: string;
  readonly remove: string;
  readonly pin: string;
  readonly unpin: string;
  readonly compare: string;
  readonly cancel: string;
  readonly kept: (parts: number, searches: number) => string;
  /** The dates of the values in short form; both are the same for one day. */
  readonly asOf: (oldest: string, newest: string) => string;
  readonly keptAt: (date: string) => string;
  readonly fromService: (address: string) => string;
  readonly pinned: string;
  /** Parts in formulas that aren't among the pinned values. */
  readonly outside: (parts: number) => string;
  readonly more: (parts: number) => string;
  readonly working: string;
  readonly comparing: (done: number, total: number) => string;
  readonly unchanged: (date: string) => string;
  readonly changed: (changes: number, date: string) => string;
  readonly takeToday: string;
  readonly writeSheet: string;
  readonly sheetName: string;
  readonly sheetWritten: (name: string) => string;
  /** Headers of the sheet's columns, besides field, before, and now. */
  readonly part: string;
  readonly unknownLinks: (links: number) => string;
  readonly reading: Readonly<Record<ReadFailure["code"], string>>;
  readonly failures: {
    readonly [C in KeepFailure["code"]]: (failure: Extract<KeepFailure, { readonly code: C }>) => string;
  };
  readonly nothingChanged: string;
  readonly worthKnowing: string;
  readonly worthKnowingHint: string;
  readonly markSeen: string;
  readonly badge: (news: number) => string;
  /** Above all views. */
  readonly shownPinned: (asOf: string) => string;
  readonly shownInstead: (asOf: string) => string;
  readonly shownMeanwhile: (asOf: string) => string;
  readonly otherServices: (addresses: string) => string;
  readonly useOthers: string;
}

export const isKeepFailure = (failure: { readonly code: string }): failure is KeepFailure =>
  failure.code in keptValuesTexts.en.failures;

export function keepFailureText(failure: KeepFailure, language: Language): string {
  return (keptValuesTexts[language].failures[failure.code] as (failure: KeepFailure) => string)(failure);
}

const megabytes = (bytes: number, language: Language): string =>
  `${(bytes / 1e6).toLocaleString(language, { maximumFractionDigits: 1 })} MB`;

export const keptValuesTexts: Readonly<Record<Language, KeptValuesTexts>> = {
  en: {
    title: "Values in this workbook (preview)",
    hint: "Save the values of this add-in's formulas in the file. People who have the add-in see them with their date, even without a key or while the service is down. Your key is never included.",
    keep: "Save values in this workbook",
    update: "Update",
    remove: "Remove",
    pin: "Pin these values",
    unpin: "Unpin",
    compare: "Show changes",
    cancel: "Cancel",
    kept: (parts, searches) =>
      `Parts: ${parts.toLocaleString("en")}${searches === 0 ? "" : `, searches: ${searches.toLocaleString("en")}`}`,
    asOf: (oldest, newest) => (oldest === newest ? `Values of ${newest}` : `Values of ${oldest} to ${newest}`),
    keptAt: (date) => `Saved: ${date}`,
    fromService: (address) => `From ${address}`,
    pinned: "Pinned: formulas show these values, whatever the service returns.",
    outside: (parts) => `Parts that aren't pinned: ${parts.toLocaleString("en")}. They show current values.`,
    more: (parts) => `and ${parts.toLocaleString("en")} more`,
    working: "Working…",
    comparing: (done, total) => `Compared: ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`,
    unchanged: (date) => `Nothing has changed. Compared ${date}.`,
    changed: (changes, date) => `Changes: ${changes.toLocaleString("en")}. Compared ${date}.`,
    takeToday: "Save current values",
    writeSheet: "Write to a new sheet",
    sheetName: "Changes",
    sheetWritten: (name) => `The changes are on the sheet “${name}”.`,
    part: "Part number",
    unknownLinks: (links) =>
      `Links to unknown websites left out: ${links.toLocaleString("en")}. They return when the values are refreshed.`,
    reading: {
      damaged:
        "Some of the values saved in this workbook are damaged and aren't used. To replace them, save the values again.",
      otherVersion:
        "Some of the values saved in this workbook are from another version of the add-in and aren't used. Update the add-in.",
      oversized:
        "Some of the values saved in this workbook are too large and aren't used. To replace them, save the values again.",
    },
    failures: {
      tooManyValues: ({ bytes, allowedBytes }) =>
        `The values need at least ${megabytes(bytes, "en")}; ${megabytes(allowedBytes, "en")} are allowed. Set limit in the searches, or convert some formulas to values.`,
      nothingToKeep: () =>
        "No formula shows a value that can be saved. Wait until the formulas show values, and then try again.",
      noXmlParts: () => "This version of Excel can't save values in the workbook. Convert formulas to values instead.",
      writeRefused: () =>
        "Excel doesn't let the add-in change this workbook. Save a copy that isn't read-only, or unprotect it, and then try again.",
      writtenOtherwise: () => "Excel didn't save the values correctly. Try again.",
    },
    nothingChanged: "The values saved earlier are unchanged.",
    worthKnowing: "Needs attention",
    worthKnowingHint:
      "Since the values were saved, these parts got a worse status, an earlier last buy date, or lost an alternative.",
    markSeen: "Mark as seen",
    badge: (news) => `Needs attention: ${news.toLocaleString("en")}`,
    shownPinned: (asOf) => `This workbook is pinned. ${asOf}.`,
    shownInstead: (asOf) =>
      `There is no key, or the service can't be reached. Formulas show the values kept in this workbook. ${asOf}.`,
    shownMeanwhile: (asOf) =>
      `Some formulas show the values kept in this workbook until the service has responded. ${asOf}.`,
    otherServices: (addresses) =>
      `This workbook keeps values of another service (${addresses}). They aren't used. Use them only if you trust who sent the workbook.`,
    useOthers: "Use these values",
  },
  ja: {
    title: "このブックの値（プレビュー）",
    hint: "数式に表示されている値をファイルに保存します。アドインがあれば、キーがないときやサービスに接続できないときも、日付とともに値を確認できます。API キーは含まれません。",
    keep: "値をこのブックに保存",
    update: "更新",
    remove: "削除",
    pin: "この値に固定",
    unpin: "固定を解除",
    compare: "その後の変更を確認",
    cancel: "キャンセル",
    kept: (parts, searches) =>
      `部品: ${parts.toLocaleString("ja")} 件${searches === 0 ? "" : `、検索: ${searches.toLocaleString("ja")} 件`}`,
    asOf: (oldest, newest) => (oldest === newest ? `${newest} 時点の値` : `${oldest} ～ ${newest} 時点の値`),
    keptAt: (date) => `保存日時: ${date}`,
    fromService: (address) => `取得元: ${address}`,
    pinned: "値は固定されています。サービスの応答にかかわらず、数式にはこの値が表示されます。",
    outside: (parts) => `固定されていない部品: ${parts.toLocaleString("ja")} 件。現在の値が表示されます。`,
    more: (parts) => `ほか ${parts.toLocaleString("ja")} 件`,
    working: "処理中…",
    comparing: (done, total) => `比較済み: ${done.toLocaleString("ja")} / ${total.toLocaleString("ja")}`,
    unchanged: (date) => `変更はありません（比較日時: ${date}）。`,
    changed: (changes, date) => `変更: ${changes.toLocaleString("ja")} 件（比較日時: ${date}）。`,
    takeToday: "現在の値を保存",
    writeSheet: "新しいシートに出力",
    sheetName: "変更一覧",
    sheetWritten: (name) => `変更をシート「${name}」に出力しました。`,
    part: "品番",
    unknownLinks: (links) =>
      `不明な Web サイトのため省略したリンク: ${links.toLocaleString("ja")} 件。値を更新すると元に戻ります。`,
    reading: {
      damaged:
        "このブックに保存された値の一部が壊れているため、使用していません。置き換えるには、値を保存し直してください。",
      otherVersion:
        "このブックに保存された値の一部は別のバージョンのアドインで作成されたため、使用していません。アドインを更新してください。",
      oversized:
        "このブックに保存された値の一部が大きすぎるため、使用していません。置き換えるには、値を保存し直してください。",
    },
    failures: {
      tooManyValues: ({ bytes, allowedBytes }) =>
        `値のサイズは ${megabytes(bytes, "ja")} 以上です。ブックに保存できるのは ${megabytes(allowedBytes, "ja")} までです。検索の件数を減らすか、一部の数式を値に変換してください。`,
      nothingToKeep: () => "保存できる値を表示している数式がありません。値が表示されてから、もう一度実行してください。",
      noXmlParts: () => "このバージョンの Excel では、値をブックに保存できません。代わりに数式を値に変換してください。",
      writeRefused: () =>
        "このブックは変更できません。読み取り専用でないコピーを保存するか、保護を解除してから、もう一度実行してください。",
      writtenOtherwise: () => "値が正しく保存されませんでした。もう一度実行してください。",
    },
    nothingChanged: "以前の保存内容は変更されていません。",
    worthKnowing: "要確認の変更",
    worthKnowingHint: "次の部品に、生産中止の予定などの不利な変更がありました。",
    markSeen: "確認済みにする",
    badge: (news) => `要確認の変更: ${news.toLocaleString("ja")} 件`,
    shownPinned: (asOf) => `このブックの値は固定されています（${asOf}）。`,
    shownInstead: (asOf) =>
      `キーがないか、サービスに接続できないため、このブックに保存された値を表示しています（${asOf}）。`,
    shownMeanwhile: (asOf) =>
      `サービスが応答するまで、一部の数式にはこのブックに保存された値が表示されます（${asOf}）。`,
    otherServices: (addresses) =>
      `このブックには別のサービス（${addresses}）の値が保存されています。この値は使用されていません。ブックの送信元を信頼できる場合にのみ使用してください。`,
    useOthers: "この値を使用",
  },
  zh: {
    title: "此工作簿中的值（预览）",
    hint: "将公式显示的值保存在文件中。装有此加载项的人即使没有密钥或无法连接服务，也能看到这些值及其日期。文件中不包含 API 密钥。",
    keep: "将值保存在此工作簿中",
    update: "更新",
    remove: "删除",
    pin: "固定为这些值",
    unpin: "取消固定",
    compare: "查看变化",
    cancel: "取消",
    kept: (parts, searches) =>
      `元件：${parts.toLocaleString("zh")} 个${searches === 0 ? "" : `，搜索：${searches.toLocaleString("zh")} 次`}`,
    asOf: (oldest, newest) => (oldest === newest ? `${newest} 的值` : `${oldest} 至 ${newest} 的值`),
    keptAt: (date) => `保存时间：${date}`,
    fromService: (address) => `来源：${address}`,
    pinned: "已固定：无论服务返回什么，公式都显示这些值。",
    outside: (parts) => `未固定的元件：${parts.toLocaleString("zh")} 个，显示当前值。`,
    more: (parts) => `另有 ${parts.toLocaleString("zh")} 个`,
    working: "正在处理…",
    comparing: (done, total) => `已比较：${done.toLocaleString("zh")} / ${total.toLocaleString("zh")}`,
    unchanged: (date) => `没有变化（比较时间：${date}）。`,
    changed: (changes, date) => `变化：${changes.toLocaleString("zh")} 处（比较时间：${date}）。`,
    takeToday: "保存当前值",
    writeSheet: "写入新工作表",
    sheetName: "变化",
    sheetWritten: (name) => `变化已写入工作表“${name}”。`,
    part: "型号",
    unknownLinks: (links) => `因网站未知而省略的链接：${links.toLocaleString("zh")} 个。刷新值后会恢复。`,
    reading: {
      damaged: "此工作簿中保存的部分值已损坏，未被使用。要替换这些值，请重新保存。",
      otherVersion: "此工作簿中保存的部分值来自其他版本的加载项，未被使用。请更新加载项。",
      oversized: "此工作簿中保存的部分值过大，未被使用。要替换这些值，请重新保存。",
    },
    failures: {
      tooManyValues: ({ bytes, allowedBytes }) =>
        `这些值至少需要 ${megabytes(bytes, "zh")}，工作簿最多可保存 ${megabytes(allowedBytes, "zh")}。请限制此工作簿中的搜索，或将部分公式转换为值。`,
      nothingToKeep: () => "没有公式显示可保存的值。请等公式显示值后再试。",
      noXmlParts: () => "此版本的 Excel 无法在工作簿中保存值。请改为将公式转换为值。",
      writeRefused: () => "Excel 不允许更改此工作簿。请另存为非只读副本或取消保护，然后重试。",
      writtenOtherwise: () => "Excel 未能正确保存这些值。请重试。",
    },
    nothingChanged: "之前保存的值仍然保留。",
    worthKnowing: "需要关注",
    worthKnowingHint: "以下元件出现了不利变化（例如计划停产）。",
    markSeen: "标记为已读",
    badge: (news) => `需要关注：${news.toLocaleString("zh")} 项`,
    shownPinned: (asOf) => `此工作簿的值已固定（${asOf}）。`,
    shownInstead: (asOf) => `没有密钥或无法连接服务，公式显示此工作簿中保存的值（${asOf}）。`,
    shownMeanwhile: (asOf) => `在服务响应之前，部分公式显示此工作簿中保存的值（${asOf}）。`,
    otherServices: (addresses) =>
      `此工作簿保存了另一个服务（${addresses}）的值，目前未使用。仅在信任工作簿的发送者时才使用这些值。`,
    useOthers: "使用这些值",
  },
};
