import type { InspectionEvent } from '#contract/qc/table.ts';
import type { InspectionPayloads } from './payloads.ts';

type Facts = Readonly<Record<string, string | number>>;
type InspectionStep<E extends InspectionEvent> = { readonly payload: InspectionPayloads[E] };

/** The facts of each event for the audit log. */
export const auditFacts: { readonly [E in InspectionEvent]: (step: InspectionStep<E>) => Facts } = {
  record: ({ payload: { test, result } }) => ({
    test,
    outcome: result.outcome,
    sampled: result.sampled,
  }),
  resize: ({ payload }) => ({ ...payload }),
  leaveOut: ({ payload }) => ({ ...payload }),
  describe: ({ payload: { climate, ...found } }) => ({
    temperature: climate?.temperature ?? '',
    humidity: climate?.humidity ?? '',
    package: found.package,
    form: found.packing?.form ?? '',
  }),
  explain: ({ payload }) => ({ ...payload }),
  reassign: ({ payload }) => ({ ...payload }),
  resume: ({ payload }) => ({ ...payload }),
  conclude: ({ payload: { grade, verdict } }) => ({ grade, verdict }),
  sendBack: ({ payload }) => ({ ...payload }),
  issue: () => ({}),
};
