import { firstTenMinutes } from "./parts/first-ten-minutes";
import { functions } from "./parts/functions";
import { manyCells } from "./parts/many-cells";
import { production } from "./parts/production";
import { taskPane } from "./parts/task-pane";
import type { Part } from "./step";

/** Ordered by value: what decides whether anything works comes first. */
export const parts: readonly Part[] = [firstTenMinutes, functions, manyCells, taskPane, production];
