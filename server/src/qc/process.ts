import type { Language } from '#contract/option-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type {
  InspectionActor,
  InspectionEvent,
  InspectionGuard,
  InspectionRow,
} from '#contract/qc/table.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type Identity,
  type Process,
  type Step,
} from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { Refusal } from '#server/kit/state-machine.ts';
import { refuseOwnOrder } from './commands/refuse-own-order.ts';
import { signReport } from './commands/reports/sign-report.ts';
import { auditFacts } from './core/audit-facts.ts';
import {
  actorOf,
  type LabPerson,
  type PlannedInspection,
  type PlanRow,
} from './core/inspection.ts';
import { isSameClimate } from './core/lot-description.ts';
import { inspectionMachine, openTests } from './core/machine.ts';
import type { InspectionPayloads } from './core/payloads.ts';
import {
  type Violation,
  violationOfConclusion,
  violationOfOmission,
  violationOfReason,
  violationOfResult,
  violationOfSize,
} from './core/validate.ts';
import type { QcDeps } from './deps.ts';
import { textsOf } from './locales/texts.ts';
import { lockPlannedInspection, saveInspection } from './store/inspections.ts';
import { saveReason } from './store/repeated-photos.ts';
import { findConsumed, saveOmission, saveResult, saveSize } from './store/tests.ts';

type Facts = Readonly<Record<string, string | number>>;
type InspectionStep = Step<InspectionRow, InspectionPayloads[InspectionEvent]>;
export type InspectionProcess = Process<
  PlannedInspection,
  InspectionRow,
  { readonly [E in InspectionEvent]: InspectionPayloads[E] },
  LabPerson,
  Facts
>;

const identify = (one: PlannedInspection, { id, name }: LabPerson): Identity<InspectionActor> => ({
  actor: actorOf(one, id),
  accountId: id,
  name,
});

const personOf = ({ person }: { readonly person: Step<InspectionRow>['person'] }): LabPerson => ({
  id: person.accountId ?? '',
  name: person.name,
});

/** Returns who writes from now on: the author, or the first person who writes. */
const writtenBy = (
  one: PlannedInspection,
  step: { readonly person: Step<InspectionRow>['person'] },
) => ({
  author: one.author ?? personOf(step),
});

/** Events that a stopped plan refuses by a failure of their own. */
const stoppable: readonly InspectionEvent[] = [
  'record',
  'conclude',
  'leaveOut',
  'resize',
  'describe',
  'explain',
];

function refusalOf(
  refusal: Refusal<InspectionGuard>,
  { plan, state }: PlannedInspection,
  attempt: { readonly event: InspectionEvent; readonly lang: Language },
): Failure {
  const { event, lang } = attempt;
  if (refusal.refused === 'notYourMove') {
    const isReview = event === 'issue' || event === 'sendBack';
    return new Failure(isReview ? 'qc.sameHand' : 'access.denied');
  }
  if (refusal.refused === 'guard') {
    const { tests } = textsOf(lang);
    const names = openTests(plan).map(({ test }) => tests[test].name);
    return new Failure('qc.incomplete', { tests: names.join(lang === 'zh' ? '、' : ', ') });
  }
  if (state === 'stopped' && stoppable.includes(event)) return new Failure('qc.stopped');
  return new Failure('qc.wrongState', { state });
}

/** Returns the pieces that a recording takes from the lot for good. */
export function usedUp(row: PlanRow, sampled: number): number {
  return row.destructive ? Math.max(0, sampled - row.consumed) : 0;
}

const rowOf = (one: PlannedInspection, test: TestCode): PlanRow => {
  const row = findRow(one, test);
  if (row === undefined) throw new Error(`the plan of ${one.no} has no ${test}`);
  return row;
};

/** Returns a plan with one of its rows changed. */
const planWith = (one: PlannedInspection, test: TestCode, change: Partial<PlanRow>) => ({
  plan: one.plan.map((row) => (row.test === test ? { ...row, ...change } : row)),
});

const changes: InspectionProcess['changes'] = {
  record: (one, step) => {
    const { test, result } = step.payload;
    const row = rowOf(one, test);
    const consumed = row.consumed + usedUp(row, result.sampled);
    return {
      ...writtenBy(one, step),
      ...planWith(one, test, { result, consumed, leftOutReason: null }),
      stoppedBy: result.outcome === 'suspect' ? test : one.stoppedBy,
    };
  },
  resize: (one, step) => {
    const { test, sample, reason } = step.payload;
    const resized = { planned: sample, sizeReason: reason, result: null };
    return { ...writtenBy(one, step), ...planWith(one, test, resized) };
  },
  leaveOut: (one, step) => {
    const { test, reason } = step.payload;
    return {
      ...writtenBy(one, step),
      ...planWith(one, test, { leftOutReason: reason, result: null }),
    };
  },
  describe: (one, step) => {
    const { climate, ...found } = step.payload;
    const measured = climate && { ...climate, measuredAt: step.now };
    return {
      ...writtenBy(one, step),
      ...found,
      climate: isSameClimate(one.climate, measured) ? one.climate : measured,
    };
  },
  explain: (one, step) => writtenBy(one, step),
  reassign: (one, step) => ({
    author: personOf(step),
    formerAuthors: [
      ...one.formerAuthors.filter((id) => id !== step.person.accountId),
      ...(one.author === null ? [] : [one.author.id]),
    ],
    reassignedFrom: one.author?.name ?? null,
    reassignReason: step.payload.reason,
  }),
  resume: (_, { payload }) => ({ resumeReason: payload.reason }),
  conclude: (one, step) => ({ ...writtenBy(one, step), ...step.payload, concludedAt: step.now }),
  sendBack: (_, { payload }) => ({ sentBackNote: payload.note }),
  issue: (_, step) => ({ reviewer: personOf(step) }),
};

type Validate<E extends InspectionEvent> = (
  one: PlannedInspection,
  payload: InspectionPayloads[E],
) => Violation | null;

const findRow = (one: PlannedInspection, test: TestCode): PlanRow | undefined =>
  one.plan.find((row) => row.test === test);

/** Returns what stands against the content of an event; null where nothing does. */
const violations: { readonly [E in InspectionEvent]: Validate<E> | null } = {
  record: (one, { test, result }) => violationOfResult(findRow(one, test), result, one.accepted),
  resize: (one, { test, sample }) => violationOfSize(one, findRow(one, test), sample),
  leaveOut: (one, { test }) => violationOfOmission(findRow(one, test)),
  describe: null,
  explain: (one, { repeatId }) => violationOfReason(one, repeatId),
  conclude: violationOfConclusion,
  reassign: null,
  resume: null,
  sendBack: null,
  issue: null,
};

const violationOf = (one: PlannedInspection, { event, payload }: Step<InspectionRow>) =>
  (violations[event] as Validate<InspectionEvent> | null)?.(
    one,
    payload as InspectionPayloads[InspectionEvent],
  ) ?? null;

type AppliedToInspection = Applied<PlannedInspection, InspectionRow, Facts>;

const auditEvent =
  (ctx: CommandContext, deps: QcDeps) =>
  async (_: EventContext, { before, record, step, facts: found }: AppliedToInspection) => {
    const { reportNo } = record;
    await deps.audit(ctx.tx, ctx, {
      what: `qc.${step.event}`,
      on: { kind: 'inspection', id: record.id, no: record.no },
      before: { state: before.state },
      after: {
        state: record.state,
        ...found,
        ...(reportNo === undefined ? {} : { report: reportNo }),
      },
    });
  };

/** Inspections as the runner takes their events. */
export const inspectionProcess = (ctx: CommandContext, deps: QcDeps): InspectionProcess => ({
  machine: inspectionMachine,
  store: {
    lock: lockPlannedInspection,
    save: (tx, _, record) => saveInspection(tx, record),
  },
  identify,
  changed: 'order.hasChange',
  refuse: (refusal, one, { event }) => refusalOf(refusal, one, { event, lang: ctx.lang }),
  validate: async (one, step) => {
    await refuseOwnOrder(ctx, deps, one.orderId);
    const violation = violationOf(one, step);
    if (violation === null) return;
    throw new Failure(violation.code, violation.facts, violation.field);
  },
  changes,
  effects: {
    plan: {
      result: (one, { payload }) => {
        const { test, result } = payload as InspectionPayloads['record'];
        return {
          run: async ({ tx, now }) => {
            const { consumed } = rowOf(one, test);
            const pieces = consumed - (await findConsumed(tx, one.id, test));
            await saveResult(tx, { inspectionId: one.id, test, consumed, result });
            if (pieces > 0) {
              const cause = `${one.no} ${test}`;
              await deps.orders.consume(tx, { lotId: one.lotId, pieces, cause, now });
            }
            return undefined;
          },
        };
      },
      sample: (one, { payload }) => {
        const { test, sample, reason } = payload as InspectionPayloads['resize'];
        return {
          run: async ({ tx }) => {
            await saveSize(tx, { inspectionId: one.id, test, planned: sample, reason });
            return undefined;
          },
        };
      },
      omission: (one, { payload }) => {
        const { test, reason } = payload as InspectionPayloads['leaveOut'];
        return {
          run: async ({ tx }) => {
            await saveOmission(tx, { inspectionId: one.id, test, reason });
            return undefined;
          },
        };
      },
    },
    photos: {
      reason: (_, { payload, person }) => {
        const { repeatId, reason } = payload as InspectionPayloads['explain'];
        return {
          run: async ({ tx, now }) => {
            const { name } = person;
            await saveReason(tx, { id: repeatId, text: reason, name, now });
            return undefined;
          },
        };
      },
    },
    report: {
      sign: () => ({ run: (_, one) => signReport(ctx, deps, one) }),
    },
  },
  facts: (_, step) =>
    (auditFacts[step.event] as (step: InspectionStep) => Facts)(step as InspectionStep),
  notify: {},
  audit: auditEvent(ctx, deps),
});

/** The inspection that a person of the lab acts on, and the version that the person saw. */
export interface InspectionTarget {
  readonly id: string;
  readonly version: number;
}

/**
 * Takes an event on an inspection as the calling person of the lab. Fails with notFound,
 * order.hasChange, order.own, access.denied, qc.sameHand, qc.wrongState, qc.stopped, qc.incomplete, or what
 * the event itself refuses.
 */
export async function applyInspectionEvent<E extends InspectionEvent>(
  ctx: CommandContext,
  deps: QcDeps,
  eventInput: InspectionTarget & { readonly event: E; readonly payload: InspectionPayloads[E] },
): Promise<PlannedInspection> {
  const { id, version, event, payload } = eventInput;
  const { accountId, name } = requireStaff(ctx);
  const actor = { id: accountId, name };
  const process = inspectionProcess(ctx, deps);
  return (await applyEvent(ctx, process, { id, version, event, payload, actor })).record;
}
