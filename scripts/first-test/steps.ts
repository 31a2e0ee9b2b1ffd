import { beforeEverything, regions } from "./parts/before-everything";
import { functions } from "./parts/functions";
import { manyCells } from "./parts/many-cells";
import { production } from "./parts/production";
import { taskPane } from "./parts/task-pane";
import type { Part } from "./step";

/** The riskiest first: what decides whether anything works. */
export const parts: readonly Part[] = [beforeEverything, regions, functions, manyCells, taskPane, production];
