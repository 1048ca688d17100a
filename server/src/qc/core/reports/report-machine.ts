import {
  type ReportRow,
  type ReportState,
  reportTable,
} from '#contract/qc/reports/report-machine.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

/** The machine of signed reports. */
export const reportMachine = defineMachine(
  (_: { readonly state: ReportState }): readonly ReportRow[] => reportTable,
  { guards: {}, moments: {} },
);
