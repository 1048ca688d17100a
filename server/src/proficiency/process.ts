import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { SampleActor, SampleEvent, SampleRow } from '#contract/proficiency/table.ts';
import { applyEvent, type Person, type Process } from '#server/kit/apply-event.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { sampleMachine } from './core/machine.ts';
import type { TestResult } from './core/outcomes.ts';
import type { ProficiencyDeps } from './deps.ts';
import { notifyParticipants } from './reveal-mail.ts';
import { lockSample, type Participant, type Sample, saveSample } from './store/samples.ts';

interface Payloads {
  readonly open: Record<never, never>;
  readonly judge: {
    readonly verdict: Verdict;
    readonly inspectionIds: readonly string[];
    readonly people: readonly Participant[];
    readonly results: readonly TestResult[];
  };
  readonly reveal: Record<never, never>;
  readonly void: { readonly reason: string };
}

type Caller = Person & { readonly as: SampleActor };
type SampleProcess = Process<
  Sample,
  SampleRow,
  { readonly [E in SampleEvent]: Payloads[E] },
  Caller,
  object
>;

/** Why a sample is void whose maker inspected or reviewed it. */
export const CREATOR_TOOK_PART = 'creatorTookPart';

const commonProcess = (
  ctx: CommandContext,
  deps: ProficiencyDeps | null,
): Omit<SampleProcess, 'changed'> => ({
  machine: sampleMachine,
  store: { lock: lockSample, save: (tx, _, record) => saveSample(tx, record) },
  identify: (_, { as, ...person }) => ({ actor: as, ...person }),
  changes: {
    open: () => ({}),
    judge: (_, { payload, now, row }) => ({
      verdict: payload.verdict,
      inspectionIds: [...payload.inspectionIds],
      people: payload.people,
      results: payload.results,
      judgedAt: now,
      voidReason: row.to === 'void' ? CREATOR_TOOK_PART : '',
    }),
    reveal: () => ({}),
    void: (_, { payload }) => ({ voidReason: payload.reason }),
  },
  effects: {},
  facts: () => ({}),
  notify: {
    lab: async (event, { record }) => {
      if (deps !== null) await notifyParticipants(event, deps, record);
    },
  },
  audit: (_, { before, record, step }) =>
    audit(ctx.tx, ctx, {
      what: `sample.${step.event}`,
      on: { kind: 'sample', id: record.id, no: record.no },
      before: { state: before.state },
      after: { state: record.state, reason: record.voidReason },
    }),
});

const administratorsProcess = (ctx: CommandContext, deps: ProficiencyDeps): SampleProcess => ({
  ...commonProcess(ctx, deps),
  changed: 'sample.changed',
});

/** The lab reads of a refusal what it would read of any order's. */
const labsProcess = (ctx: CommandContext): SampleProcess => ({
  ...commonProcess(ctx, null),
  changed: 'order.hasChange',
});

interface Transition<E extends SampleEvent> {
  readonly id: string;
  readonly event: E;
  readonly payload: Payloads[E];
}

/** Takes an event on a sample as an administrator. Fails with notFound or sample.changed. */
export async function applyAsAdministrator<E extends 'reveal' | 'void'>(
  ctx: CommandContext,
  deps: ProficiencyDeps,
  transition: Transition<E> & { readonly version: number },
): Promise<Sample> {
  const { accountId, name } = requireStaff(ctx);
  const actor = { as: 'admin', accountId, name } as const;
  return (await applyEvent(ctx, administratorsProcess(ctx, deps), { ...transition, actor })).record;
}

/** Takes an event that the lab's ordinary work causes. Fails with order.hasChange. */
export async function applyAsLab<E extends 'open' | 'judge'>(
  ctx: CommandContext,
  transition: Transition<E>,
): Promise<void> {
  const { accountId, name } = requireStaff(ctx);
  const actor = { as: 'lab', accountId, name } as const;
  await applyEvent(ctx, labsProcess(ctx), { ...transition, version: null, actor });
}
