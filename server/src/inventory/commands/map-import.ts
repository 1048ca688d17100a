import type { Input } from '#contract/call.ts';
import type { importMap } from '#contract/inventory/calls.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { applySellerEvent } from '../process.ts';
import { unread } from '../store/imports.ts';
import { upsertRememberedMapping } from '../store/remembered-mappings.ts';
import { findMappedSheet, toImportView } from '../views.ts';
import { enqueueImport } from './accept-list.ts';

/** Names the columns and the mode of a list, remembers them, and lets the file be read. */
export async function mapImport(ctx: CommandContext, input: Input<typeof importMap>) {
  const account = requireMember(ctx).accountId;
  const { id, version, mapping, mode } = input;
  const record = await applySellerEvent(ctx, {
    id,
    version,
    account,
    event: 'map',
    change: {
      ...{ mapping, mode, remembered: false, counts: null, unattended: false, review: [] },
      ...unread,
    },
  });
  await upsertRememberedMapping(ctx.tx, {
    account,
    shape: findMappedSheet(record)?.shape ?? '',
    mapping,
    mode,
    now: ctx.now,
  });
  await enqueueImport(ctx.tx, id);
  return toImportView(record, ctx);
}
