import {
  ApiError,
  Failed,
  isFailure,
  type Lookup,
  type LookupFailure,
  type Product,
  type Waiter,
} from "../../src/product-data/index";
import type { Question, Reply } from "./messages";

/** Parts and searches that another thread knows. */
export function requestedLookup(ask: (question: Question) => Promise<Reply>): Lookup {
  const products = async (question: Question): Promise<readonly Product[]> => {
    const reply = await ask(question);
    switch (reply.kind) {
      case "products":
        return reply.products;
      case "lookupFailure":
        throw new Failed<LookupFailure>(reply.failure);
      case "apiFailure":
        throw new ApiError(reply.failure);
    }
  };
  return {
    loader: {
      load: async (partno, language) => {
        const [product] = await products({ kind: "part", partno, language });
        if (product === undefined) throw new Error(`No product for ${partno}`);
        return product;
      },
    },
    search: { find: (question) => products({ kind: "search", question }) },
  };
}

/** Does one look-up, for a caller that waits as long as the run lasts. */
export async function replyTo(question: Question, { loader, search }: Lookup, waiter: Waiter): Promise<Reply> {
  try {
    const products =
      question.kind === "part"
        ? [await loader.load(question.partno, question.language, waiter)]
        : await search.find(question.question, waiter);
    return { kind: "products", products };
  } catch (error) {
    if (error instanceof ApiError) return { kind: "apiFailure", failure: error.failure };
    if (isFailure<LookupFailure>(error)) return { kind: "lookupFailure", failure: error.failure };
    throw error;
  }
}
