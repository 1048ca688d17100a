import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { ClimateInput, LotPacking } from '#contract/qc/lot-description/schemas.ts';
import type { Result } from './inspection.ts';
import type { Conclusion } from './validate.ts';

/** The climate at inspection, the package and the packing of a lot, as its author found them. */
interface Description {
  readonly climate: ClimateInput | null;
  readonly package: string;
  readonly packing: LotPacking | null;
}

/** The content of each event of an inspection. */
export interface InspectionPayloads {
  readonly record: { readonly test: TestCode; readonly result: Result };
  readonly resize: { readonly test: TestCode; readonly sample: number; readonly reason: string };
  readonly leaveOut: { readonly test: TestCode; readonly reason: string };
  readonly describe: Description;
  readonly explain: { readonly repeatId: string; readonly reason: string };
  readonly reassign: { readonly reason: string };
  readonly resume: { readonly reason: string };
  readonly conclude: Conclusion;
  readonly sendBack: { readonly note: string };
  readonly issue: Record<never, never>;
}
