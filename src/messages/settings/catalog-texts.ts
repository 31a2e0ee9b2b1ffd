import type { ApiFailure } from "../../product-data/api/failure";
import type { KeeperFailure } from "../../product-data/catalog/download-failure";
import type { Language } from "../../product-data/vocabulary/language";
import { failureText } from "../failures/message";
import { number } from "../grammar/number";

type OwnFailure = Exclude<KeeperFailure, ApiFailure>;

/** A text for each failure that isn't a failure of the service. */
type CatalogFailureTexts = {
  readonly [C in OwnFailure["code"]]: (failure: Extract<OwnFailure, { readonly code: C }>) => string;
};

/** Why the catalog wasn't replaced, and what to do. */
export function keeperFailureText(failure: KeeperFailure, language: Language): string {
  const texts: Partial<Record<string, (failure: never) => string>> = catalogTexts[language].failures;
  return texts[failure.code]?.(failure as never) ?? failureText(failure as ApiFailure, language);
}

/** What to do if a file can't be read. */
const again: Readonly<Record<Language, string>> = {
  en: "Try again. If that fails too, contact your administrator.",
  ja: "もう一度実行してください。それでも失敗する場合は、管理者に連絡してください。",
  zh: "请重试。如果仍然失败，请联系管理员。",
};

const later: Readonly<Record<Language, string>> = {
  en: "Try again later. If this continues, contact your administrator.",
  ja: "後でもう一度実行してください。解決しない場合は、管理者に連絡してください。",
  zh: "请稍后重试。如果问题持续存在，请联系管理员。",
};

/** Texts about the catalog on this computer. */
const en = {
  title: "Catalog on this computer",
  hint: "With the catalog of all parts on this computer, formulas, Find parts, and Check BOM need no requests for these parts, even when the service can't be reached. Only other numbers are requested.",
  keep: "Download all parts",
  /** `megabytes`: 0 while the service is searched. */
  fetching: (products: number, megabytes: number) =>
    `Parts: ${number(products, "en")}${megabytes === 0 ? "" : ` (${size(megabytes, "en")} downloaded)`}`,
  cancel: "Cancel",
  kept: (products: number, megabytes: number) => `Parts: ${number(products, "en")}, ${size(megabytes, "en")}`,
  /** The date on which this computer or a mirror downloaded the parts. */
  fetchedAt: (date: string) => `Downloaded: ${date}`,
  partsOnly: "The service sorts search results differently, so searches are still sent to the service.",
  bySearches: "The parts were downloaded by searching the service. They aren't updated automatically.",
  update: "Update now",
  remove: "Remove",
  keepAnyway: "Use anyway",
  /** Shown after searches that needed many requests. */
  offer: "Your searches take many requests. Download all parts to this computer to get results immediately.",
  openOffer: "Open Settings",
  declineOffer: "Don't show again",
  /** Shown after a failure, while a catalog is in use. */
  stillInUse: (cause: string) => `${cause} The parts downloaded earlier are still in use.`,
  failures: {
    downloadBlocked: () =>
      "The catalog file can't be reached from Excel. Try again. If that fails too, ask your administrator to allow its host.",
    downloadRefused: ({ status }) => `The host of the catalog file returned status ${String(status)}. ${later.en}`,
    noMirror: () => "There's no catalog at this address or in this folder. Check the address or the folder.",
    unknownLayout: () => `The catalog file has an unknown structure. ${again.en}`,
    stalled: () => "The download stopped: nothing arrived for a minute. Try again.",
    oversized: () => "The catalog file is unusually large, so it isn't used. Contact your administrator.",
    truncated: () => "The catalog file is damaged or incomplete. Try again.",
    incomplete: () => `The file doesn't contain all parts. ${again.en}`,
    noProducts: () => `The catalog file contains no parts. ${later.en}`,
    workerFailed: () =>
      "Excel stopped the download, possibly because memory ran low. Close other workbooks, and then try again.",
    notTables: () => "The server's catalog can't be read. Contact your administrator.",
    otherVersion: () => "The server's catalog is from another version of the add-in. Contact your administrator.",
    damaged: () => "The catalog is damaged. Try again.",
    repeatedPart: ({ partno }) => `The catalog file contains ${partno} twice, so it isn't used. ${again.en}`,
    unusablePart: ({ partno }) =>
      `The catalog file contains the invalid part number “${partno}”, so it isn't used. ${again.en}`,
    otherParts: ({ partno }) => `The catalog file differs between languages (${partno}). ${later.en}`,
    fewerProducts: ({ before, now }) =>
      `Parts in the new file: ${number(now, "en")}; in the current catalog: ${number(before, "en")}. Use the new file only if you expected this.`,
    statusesChanged: ({ changed, products }) =>
      `Parts whose status would change: ${number(changed, "en")} of ${number(products, "en")}. Use the new file only if you expected this.`,
    partDiffers: ({ partno }) => `The catalog file is older than the service's data (${partno} differs). ${later.en}`,
    storageFull: () => "There isn't enough space on this computer for the catalog. Free up space, and then try again.",
    storageBlocked: () => "The add-in can't store data on this computer. Ask your administrator to allow it.",
    elsewhere: () =>
      "Another workbook is downloading the catalog. This workbook uses it when the download is complete.",
  } satisfies CatalogFailureTexts,
};

export const catalogTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    title: "このコンピューターのカタログ",
    hint: "ダウンロードすると、数式、[部品検索]、[BOM の確認] はカタログの部品についてリクエストを送信しません。サービスに接続できないときも使えます。カタログにない番号だけを問い合わせます。",
    keep: "全部品をダウンロード",
    fetching: (products, megabytes) =>
      `部品: ${number(products, "ja")} 件${megabytes === 0 ? "" : `、${size(megabytes, "ja")} をダウンロード済み`}`,
    cancel: "キャンセル",
    kept: (products, megabytes) => `部品: ${number(products, "ja")} 件、${size(megabytes, "ja")}`,
    fetchedAt: (date) => `ダウンロード日時: ${date}`,
    partsOnly: "サービスの検索結果の順序が異なるため、検索はサービスに送信されます。",
    bySearches: "サービスの検索でダウンロードしたデータです。自動では更新されません。",
    update: "今すぐ更新",
    remove: "削除",
    keepAnyway: "このデータを使用",
    offer:
      "検索に多くのリクエストが必要です。全部品をこのコンピューターにダウンロードすると、結果がすぐに表示されます。",
    openOffer: "設定を開く",
    declineOffer: "今後表示しない",
    stillInUse: (cause) => `${cause}以前にダウンロードした部品データを引き続き使用します。`,
    failures: {
      downloadBlocked: () =>
        "カタログ ファイルに Excel から接続できません。もう一度実行してください。それでも失敗する場合は、ファイルのホストを許可するよう管理者に依頼してください。",
      downloadRefused: ({ status }) =>
        `カタログ ファイルをダウンロードできませんでした（ステータス ${String(status)}）。${later.ja}`,
      noMirror: () =>
        "このアドレスまたはフォルダーにカタログがありません。アドレスまたはフォルダーを確認してください。",
      unknownLayout: () => `カタログ ファイルの構造が不明です。${again.ja}`,
      stalled: () => "ダウンロードが止まりました。1 分間、データが届いていません。もう一度実行してください。",
      oversized: () => "カタログ ファイルが異常に大きいため、使用しません。管理者に連絡してください。",
      truncated: () => "カタログ ファイルが壊れているか、途中で終わっています。もう一度実行してください。",
      incomplete: () => `ファイルに一部の部品が含まれていません。${again.ja}`,
      noProducts: () => `カタログ ファイルに部品が含まれていません。${later.ja}`,
      workerFailed: () =>
        "Excel がダウンロードを中断しました（メモリ不足の可能性があります）。他のブックを閉じてから、もう一度実行してください。",
      notTables: () => "サーバーのカタログを読み取れません。管理者に連絡してください。",
      otherVersion: () => "サーバーのカタログは、アドインの別のバージョンのものです。管理者に連絡してください。",
      damaged: () => "カタログが壊れています。もう一度実行してください。",
      repeatedPart: ({ partno }) =>
        `カタログ ファイルに ${partno} が 2 回含まれています。このファイルは使用しません。${again.ja}`,
      unusablePart: ({ partno }) =>
        `カタログ ファイルに使用できない品番「${partno}」があります。このファイルは使用しません。${again.ja}`,
      otherParts: ({ partno }) => `カタログ ファイルの内容が言語によって異なります（${partno}）。${later.ja}`,
      fewerProducts: ({ before, now }) =>
        `新しいファイルの部品は ${number(now, "ja")} 件です（現在は ${number(before, "ja")} 件）。想定どおりの場合だけ使用してください。`,
      statusesChanged: ({ changed, products }) =>
        `ステータスが変わる部品は ${number(products, "ja")} 件中 ${number(changed, "ja")} 件です。想定どおりの場合だけ新しいファイルを使用してください。`,
      partDiffers: ({ partno }) =>
        `カタログ ファイルはサービスのデータより古く、${partno} の値が異なります。${later.ja}`,
      storageFull: () =>
        "このコンピューターにカタログを保存する空き容量がありません。空き容量を増やしてから、もう一度実行してください。",
      storageBlocked: () =>
        "このコンピューターにはデータを保存できません。保存を許可するよう管理者に依頼してください。",
      elsewhere: () => "別のブックがカタログをダウンロードしています。完了すると、このブックでも使用されます。",
    },
  },
  zh: {
    title: "此计算机上的目录",
    hint: "下载后，公式、“查找元件”和“检查 BOM”对目录中的元件无需请求，无法连接服务时也可使用。只有目录中没有的编号才会查询服务。",
    keep: "下载全部元件",
    fetching: (products, megabytes) =>
      `元件：${number(products, "zh")} 个${megabytes === 0 ? "" : `，已下载 ${size(megabytes, "zh")}`}`,
    cancel: "取消",
    kept: (products, megabytes) => `元件：${number(products, "zh")} 个，${size(megabytes, "zh")}`,
    fetchedAt: (date) => `下载时间：${date}`,
    partsOnly: "服务的搜索结果顺序不同，因此搜索仍发送到服务。",
    bySearches: "数据通过搜索服务下载，不会自动更新。",
    update: "立即更新",
    remove: "删除",
    keepAnyway: "仍然使用",
    offer: "你的搜索需要很多请求。将全部元件下载到此计算机即可立即得到结果。",
    openOffer: "打开“设置”",
    declineOffer: "不再显示",
    stillInUse: (cause) => `${cause}继续使用之前下载的元件数据。`,
    failures: {
      downloadBlocked: () => "Excel 无法访问目录文件。请重试。如果仍然失败，请联系管理员，允许访问该文件的主机。",
      downloadRefused: ({ status }) => `无法下载目录文件（状态码 ${String(status)}）。${later.zh}`,
      noMirror: () => "此地址或文件夹中没有目录。请检查地址或文件夹。",
      unknownLayout: () => `目录文件结构未知。${again.zh}`,
      stalled: () => "下载已停止：一分钟内未收到数据。请重试。",
      oversized: () => "目录文件异常大，因此不使用。请联系管理员。",
      truncated: () => "目录文件已损坏或不完整。请重试。",
      incomplete: () => `文件中缺少部分元件。${again.zh}`,
      noProducts: () => `目录文件中没有元件。${later.zh}`,
      workerFailed: () => "Excel 中止了下载（可能内存不足）。请关闭其他工作簿，然后重试。",
      notTables: () => "无法读取服务器上的目录。请联系管理员。",
      otherVersion: () => "服务器上的目录来自加载项的其他版本。请联系管理员。",
      damaged: () => "目录已损坏。请重试。",
      repeatedPart: ({ partno }) => `目录文件中 ${partno} 出现了两次，因此不使用该文件。${again.zh}`,
      unusablePart: ({ partno }) => `目录文件中有无法使用的型号“${partno}”，因此不使用该文件。${again.zh}`,
      otherParts: ({ partno }) => `各语言的目录文件内容不同（${partno}）。${later.zh}`,
      fewerProducts: ({ before, now }) =>
        `新文件包含 ${number(now, "zh")} 个元件（目前为 ${number(before, "zh")} 个）。请确认无误后再使用。`,
      statusesChanged: ({ changed, products }) =>
        `${number(products, "zh")} 个元件中有 ${number(changed, "zh")} 个的状态将改变。请确认无误后再使用新文件。`,
      partDiffers: ({ partno }) => `目录文件比服务的数据旧（${partno} 不同）。${later.zh}`,
      storageFull: () => "此计算机没有足够的空间保存目录。请释放空间，然后重试。",
      storageBlocked: () => "此加载项无法在此计算机上存储数据。请让管理员允许存储。",
      elsewhere: () => "另一个工作簿正在下载目录。下载完成后，此工作簿也会使用。",
    },
  },
};

/** The size in megabytes, as file managers show it. */
const size = (megabytes: number, language: Language): string =>
  `${megabytes.toLocaleString(language, { maximumFractionDigits: 1 })} MB`;
