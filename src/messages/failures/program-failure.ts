import type { Language } from "../../product-data/vocabulary/language";

/**
 * The text of a failure for a program on a command line, which has no pane with settings, and doesn't retry.
 * @param keyVariable the environment variable with the key
 * @param otherwise the text that the pane shows
 */
export function programFailureText<F extends { readonly code: string }>(
  failure: F,
  language: Language,
  keyVariable: string,
  otherwise: (failure: F, language: Language) => string,
): string {
  const texts: Readonly<Partial<Record<string, string>>> = programTexts(keyVariable)[language];
  const { near } = failure as { readonly near?: unknown };
  const suggests = Array.isArray(near) && near.length > 0;
  return (suggests ? undefined : texts[failure.code]) ?? otherwise(failure, language);
}

type ProgramFailure =
  | "noKey"
  | "keyRejected"
  | "notFound"
  | "unreachable"
  | "timedOut"
  | "serviceFailed"
  | "unreadable"
  | "notAPartNumber"
  | "partUnknown";

const programTexts = (keyVariable: string): Readonly<Record<Language, Readonly<Record<ProgramFailure, string>>>> => ({
  en: {
    noKey: `No API key. Set ${keyVariable}.`,
    keyRejected: `The service rejected the API key. Check ${keyVariable}.`,
    notFound: "The service has nothing at this address. Check --service.",
    unreachable: "The service can't be reached. Check --service, and the network connection.",
    timedOut: "The service didn't respond in time. Run the program again later.",
    serviceFailed: "The service failed. Run the program again later.",
    unreadable: "The service's response couldn't be read. Check --service.",
    notAPartNumber: "This isn't a part number.",
    partUnknown:
      "The Vendor catalog doesn't have this number. Correct it, or add what the part is, such as “100nF 50V X7R 0603”.",
  },
  ja: {
    noKey: `API キーがありません。${keyVariable} を設定してください。`,
    keyRejected: `サービスが API キーを拒否しました。${keyVariable} を確認してください。`,
    notFound: "このアドレスにサービスのデータがありません。--service を確認してください。",
    unreachable: "サービスに接続できません。--service とネットワーク接続を確認してください。",
    timedOut: "サービスが時間内に応答しませんでした。後でもう一度実行してください。",
    serviceFailed: "サービスでエラーが発生しました。後でもう一度実行してください。",
    unreadable: "サービスの応答を読み取れませんでした。--service を確認してください。",
    notAPartNumber: "品番ではありません。",
    partUnknown:
      "この品番は Vendor のカタログにありません。修正するか、「100nF 50V X7R 0603」のような説明を追加してください。",
  },
  zh: {
    noKey: `没有 API 密钥。请设置 ${keyVariable}。`,
    keyRejected: `服务拒绝了 API 密钥。请检查 ${keyVariable}。`,
    notFound: "服务在此地址没有数据。请检查 --service。",
    unreachable: "无法连接服务。请检查 --service 和网络连接。",
    timedOut: "服务未及时响应。请稍后重新运行。",
    serviceFailed: "服务发生错误。请稍后重新运行。",
    unreadable: "无法读取服务的响应。请检查 --service。",
    notAPartNumber: "这不是型号。",
    partUnknown: "Vendor 目录中没有此型号。请更正型号，或添加描述，例如“100nF 50V X7R 0603”。",
  },
});
