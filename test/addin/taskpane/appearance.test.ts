import { appearanceTests } from "./appearance";

/** Layout depends on the language and contrast on the theme; Japanese and Chinese are in test/long. */
describe("the pane in en, light", () => appearanceTests("en", "light"));
