import { callGates } from './calls.ts';
import { clockAndGlobals } from './clock-and-globals.ts';
import type { Gate } from './house.ts';
import { linkGates } from './links.ts';
import { moneyGates } from './money.ts';
import { pageGates } from './pages.ts';
import { promiseGates } from './promises.ts';
import { shapeGates } from './shape.ts';
import { planGates } from './slice-plan.ts';
import { sqlGates } from './sql.ts';
import { wordGates } from './words.ts';

/** Every gate that reads the code with the compiler; imports are walled by dependency-cruiser. */
export const gates: readonly Gate[] = [
  ...clockAndGlobals,
  ...moneyGates,
  ...pageGates,
  ...linkGates,
  ...promiseGates,
  ...sqlGates,
  ...callGates,
  ...shapeGates,
  ...planGates,
  ...wordGates,
];
