import type { Input } from '#contract/call.ts';
import type {
  proposeLimit as ProposeCall,
  proposeLimitRemoval as RemovalCall,
} from '#contract/qc/lab-record-calls.ts';
import { Limit } from '#contract/qc/lab-record-schemas.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { QcDeps } from '../../deps.ts';
import {
  deleteLimitTemplate,
  hasSameLimit,
  insertLimitTemplate,
  type LimitTemplate,
  lockLimitTemplate,
  updateLimitTemplate,
} from '../../store/limit-templates.ts';

const KIND = 'qc.limitTemplate';
/** Requests for new limits have no record yet: all are about this id, and their keys differ. */
const NEW_LIMIT = '0b1f6f0e-52f7-4d0c-9a55-6d0c2e7d7a10';

type Fields = Pick<LimitTemplate, 'test' | 'package' | 'name' | 'unit' | 'min' | 'max'>;

const fieldsOf = ({ test, package: of, name, unit, min, max }: Fields): Fields => ({
  test,
  package: of,
  name,
  unit,
  min,
  max,
});
const factsOf = (template: LimitTemplate): Facts => ({
  version: template.version,
  ...fieldsOf(template),
});

/** Locks the template of this version. Fails with order.hasChange where it is another one by now. */
async function lockVersion(tx: Tx, id: string, version: number): Promise<LimitTemplate> {
  const template = await lockLimitTemplate(tx, id);
  if (template?.version !== version) throw new Failure('order.hasChange');
  return template;
}

/**
 * Requests changed or new limits; those of before hold until a second person of the lab confirms it.
 * Fails with order.hasChange where they changed or the value has limits already, or approval.open.
 */
export async function proposeLimit(
  ctx: CommandContext,
  { id, version, reason, ...limit }: Input<typeof ProposeCall>,
): Promise<Record<never, never>> {
  const current = id === null ? null : await lockVersion(ctx.tx, id, version);
  if (await hasSameLimit(ctx.tx, { ...limit, id })) throw new Failure('order.hasChange');
  await requestApproval(ctx, {
    kind: KIND,
    subject: { id: id ?? NEW_LIMIT, name: current?.name ?? limit.name },
    key: id === null ? [limit.test, limit.package, limit.name].join('\n') : '',
    before: current === null ? {} : factsOf(current),
    after: { ...fieldsOf(limit) },
    reason,
  });
  return {};
}

/**
 * Requests that limits are removed; results that were filled in from them stay as they are. Fails
 * with order.hasChange where they changed, or approval.open.
 */
export async function proposeLimitRemoval(
  ctx: CommandContext,
  { id, version, reason }: Input<typeof RemovalCall>,
): Promise<Record<never, never>> {
  const current = await lockVersion(ctx.tx, id, version);
  await requestApproval(ctx, {
    kind: KIND,
    subject: { id, name: current.name },
    before: factsOf(current),
    after: { removed: true },
    reason,
  });
  return {};
}

/** Returns facts as the audit log holds them. */
const textsOf = (facts: Facts): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, String(value)]));

const isRemoval = ({ after }: ApprovalRecord): boolean => after['removed'] === true;

/** Returns what the limits say now; null where another template has their test, package and name. */
async function snapshot(tx: Tx, approval: ApprovalRecord): Promise<Facts | null> {
  const { subject, after } = approval;
  const isNew = subject === NEW_LIMIT;
  const current = isNew ? null : await lockLimitTemplate(tx, subject);
  if (!isNew && current === null) return null;
  if (!isRemoval(approval)) {
    const limit = Limit.parse(after);
    if (await hasSameLimit(tx, { ...limit, id: current?.id ?? null })) return null;
  }
  return current === null ? {} : factsOf(current);
}

/** Writes what was confirmed. Fails with approval.changed where another transaction came before. */
async function carryOut(
  ctx: CommandContext,
  { audit }: Pick<QcDeps, 'audit'>,
  approval: ApprovalRecord,
): Promise<void> {
  const { subject, before, after, requestedName } = approval;
  const isNew = subject === NEW_LIMIT;
  const id = isNew ? newId() : subject;
  const version = Number(before['version'] ?? 0);
  const people = { changedBy: requestedName, confirmedBy: requireStaff(ctx).name };
  const removes = isRemoval(approval);
  const save = () => {
    if (removes) return deleteLimitTemplate(ctx.tx, { id, version });
    const made = { ...Limit.parse(after), ...people, id, changedAt: ctx.now };
    return isNew
      ? insertLimitTemplate(ctx.tx, made)
      : updateLimitTemplate(ctx.tx, { ...made, version });
  };
  if ((await save()) === null) throw new Failure('approval.changed');
  await audit(ctx.tx, ctx, {
    what: removes ? 'limit.remove' : 'limit.save',
    on: { kind: 'limit', id, no: approval.subjectName },
    before: isNew ? null : textsOf(before),
    after: textsOf(after),
  });
}

/** Limits as approvals carry them out: proposed by one person, confirmed by another. */
export const limitApproval = (deps: Pick<QcDeps, 'audit'>): ApprovalKind => ({
  kind: KIND,
  roles: ['qc', 'admin'],
  snapshot,
  carryOut: (ctx, approval) => carryOut(ctx, deps, approval),
});
