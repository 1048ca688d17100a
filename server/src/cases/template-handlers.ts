import type { Input } from '#contract/call.ts';
import type { opsTemplateRemove, opsTemplateSave } from '#contract/cases/template-calls.ts';
import * as contract from '#contract/cases/template-calls.ts';
import type { CaseTemplate } from '#contract/cases/template-schemas.ts';
import type { AuditedAct } from '#contract/operator/acts.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import {
  isNameUsed,
  listTemplates,
  listVersions,
  lockTemplate,
  removeTemplate,
  saveTemplate,
  type TemplateRecord,
} from './store/templates.ts';

const toView = (record: TemplateRecord): CaseTemplate => ({
  ...record,
  usedAt: record.usedAt?.toISOString() ?? null,
  changedAt: record.changedAt.toISOString(),
});

/** Locks the version of a template that the caller saw. */
async function lockVersion(
  ctx: CommandContext,
  id: string,
  version: number,
): Promise<TemplateRecord> {
  const before = await lockTemplate(ctx.tx, id);
  if (before?.version !== version) throw new Failure('template.changed');
  return before;
}

const auditTemplate = (
  ctx: CommandContext,
  what: AuditedAct,
  { before, after }: { before: TemplateRecord | null; after: TemplateRecord | null },
) => {
  const record = after ?? before;
  const facts = (one: TemplateRecord | null) =>
    one && { name: one.name, kind: one.kind, act: one.act, texts: { ...one.texts } };
  return audit(ctx.tx, ctx, {
    what,
    on: { kind: 'caseTemplate', id: record?.id ?? '', no: record?.name ?? '' },
    before: facts(before),
    after: facts(after),
  });
};

/** Adds a template, or changes the version of one that the caller saw. */
async function putTemplate(
  ctx: CommandContext,
  { id, version, ...facts }: Input<typeof opsTemplateSave>,
): Promise<CaseTemplate> {
  const { tx, now } = ctx;
  const before = id === null ? null : await lockVersion(ctx, id, version);
  const after: TemplateRecord = {
    ...facts,
    id: before?.id ?? newId(),
    version: (before?.version ?? 0) + 1,
    used: before?.used ?? 0,
    usedAt: before?.usedAt ?? null,
    changedBy: requireStaff(ctx).name,
    changedAt: now,
  };
  if (await isNameUsed(tx, after.name, after.id)) {
    throw new Failure('template.nameTaken', {}, 'name');
  }
  await saveTemplate(tx, after);
  await auditTemplate(ctx, 'caseTemplate.save', { before, after });
  return toView(after);
}

async function dropTemplate(
  ctx: CommandContext,
  { id, version }: Input<typeof opsTemplateRemove>,
): Promise<void> {
  const before = await lockVersion(ctx, id, version);
  await removeTemplate(ctx.tx, id, ctx.now);
  await auditTemplate(ctx, 'caseTemplate.remove', { before, after: null });
}

/** Returns the handlers of templates. */
export const templateHandlers = (): readonly Implementation[] => [
  implement(contract.opsTemplateList, async ({ tx }) => (await listTemplates(tx)).map(toView)),
  implement(contract.opsTemplateHistory, async ({ tx }, { id }) =>
    (await listVersions(tx, id)).map(({ changedAt, ...version }) => ({
      ...version,
      changedAt: changedAt.toISOString(),
    })),
  ),
  implement(contract.opsTemplateSave, (ctx, input) => putTemplate(ctx, input)),
  implement(contract.opsTemplateRemove, async (ctx, input) => {
    await dropTemplate(ctx, input);
    return {};
  }),
];
