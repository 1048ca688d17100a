import type { Input } from '#contract/call.ts';
import type { AuditedAct } from '#contract/operator/acts.ts';
import type {
  opsServiceDiscard,
  opsServicePublish,
  opsServiceSave,
} from '#contract/qc/service-calls.ts';
import type { ServiceEdited } from '#contract/qc/service-schemas.ts';
import type { ServiceSlug } from '#contract/qc/services.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { readPublishTime } from '#server/kit/revisions.ts';
import {
  type ContentViolation,
  ownContent,
  violationsOfDraft,
  violationsOfPublication,
} from '../../core/service-content.ts';
import type { QcDeps } from '../../deps.ts';
import { findEditedService } from '../../queries/list-services.ts';
import {
  deleteServiceDraft,
  findServiceDraft,
  insertServiceRevision,
  listServiceRevisions,
  lockService,
  type ServiceDraft,
  saveServiceDraft,
} from '../../store/services.ts';

function refuse(violations: readonly ContentViolation[]): void {
  if (violations.length > 0) throw Failure.invalidFields([...violations]);
}

/** Locks a service and returns its draft. Fails with content.changed where it is another one. */
async function lockDraft(
  ctx: CommandContext,
  { slug, version }: { readonly slug: ServiceSlug; readonly version: number },
): Promise<ServiceDraft | null> {
  await lockService(ctx.tx, slug);
  const draft = await findServiceDraft(ctx.tx, slug);
  if ((draft?.version ?? 0) !== version) throw new Failure('content.changed');
  return draft;
}

const audited =
  (ctx: CommandContext, deps: QcDeps, what: AuditedAct, slug: ServiceSlug) =>
  async (after: Readonly<Record<string, string | number | null>>): Promise<void> =>
    deps.audit(ctx.tx, ctx, {
      what,
      on: { kind: 'service', id: slug, no: slug },
      before: null,
      after,
    });

/** Saves the draft of a service; its new pictures are kept and shown to everybody. */
export async function saveService(
  ctx: CommandContext,
  deps: QcDeps,
  { slug, version, content }: Input<typeof opsServiceSave>,
): Promise<ServiceEdited> {
  const draft = await lockDraft(ctx, { slug, version });
  refuse(violationsOfDraft(slug, content));
  const { accountId: id, name } = requireStaff(ctx);
  const history = await listServiceRevisions(ctx.tx, slug);
  const contents = [...history.map((one) => one.content), ...(draft ? [draft.content] : [])];
  const known = new Set(contents.flatMap((one) => one.pictures));
  const added = content.pictures.filter((url) => !known.has(url));
  await deps.files.attach(ctx.tx, added, id);
  for (const url of added) await deps.files.publish(ctx.tx, url);
  const author = { id, name };
  await saveServiceDraft(ctx.tx, { slug, version: version + 1, content, author, now: ctx.now });
  await audited(ctx, deps, 'service.save', slug)({ draft: version + 1 });
  return findEditedService(ctx, deps, slug);
}

/** Discards the draft of a service. */
export async function discardService(
  ctx: CommandContext,
  deps: QcDeps,
  { slug, version }: Input<typeof opsServiceDiscard>,
): Promise<ServiceEdited> {
  await lockDraft(ctx, { slug, version });
  await deleteServiceDraft(ctx.tx, slug);
  await audited(ctx, deps, 'service.discard', slug)({ draft: version });
  return findEditedService(ctx, deps, slug);
}

const pricesText = ({ content }: { content: ServiceDraft['content'] }): string =>
  content.tests.map(({ test, price, days }) => `${test} ${price} ${days}`).join(', ');

/**
 * Publishes the draft of a service as its next revision, at once or for a later time. Fails with notFound
 * without a draft.
 */
export async function publishService(
  ctx: CommandContext,
  deps: QcDeps,
  { slug, version, effectiveAt }: Input<typeof opsServicePublish>,
): Promise<ServiceEdited> {
  const later = readPublishTime(effectiveAt, ctx.now);
  const draft = await lockDraft(ctx, { slug, version });
  if (draft === null) throw new Failure('notFound');
  refuse(violationsOfPublication(draft.content));
  const { accountId: id, name } = requireStaff(ctx);
  const [last] = await listServiceRevisions(ctx.tx, slug);
  const number = (last?.number ?? 0) + 1;
  const { content } = draft;
  await insertServiceRevision(ctx.tx, {
    slug,
    number,
    content,
    author: { id, name },
    now: ctx.now,
    effectiveAt: later,
  });
  await deleteServiceDraft(ctx.tx, slug);
  await deps.audit(ctx.tx, ctx, {
    what: 'service.publish',
    on: { kind: 'service', id: slug, no: slug },
    before: { revision: number - 1, prices: pricesText(last ?? { content: ownContent(slug) }) },
    after: {
      revision: number,
      prices: pricesText(draft),
      ...(later ? { effectiveAt: later.toISOString() } : {}),
    },
  });
  return findEditedService(ctx, deps, slug);
}
