import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/dock/calls.ts';
import { decodeLabel } from '#contract/dock/label.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { findOrdersByNumber } from '#server/orders/public.ts';
import type { DockDeps } from '../deps.ts';
import { isLabelCode } from '../label-code.ts';

/** Letters and digits that a number of a record or of a carrier is made of. */
const number = /^[A-Z0-9-]{4,60}$/;

/**
 * Returns the order of a scanned or typed text: a label of ours with its code, else a number. Fails
 * with dock.forged where the code is not the one of the number.
 */
export async function findScanned(
  ctx: QueryContext,
  deps: DockDeps,
  { text }: Input<typeof contract.dockScan>,
): Promise<HandlerOutput<typeof contract.dockScan>> {
  const label = decodeLabel(text);
  if (!label.ok && label.identifier === 'code') throw new Failure('dock.forged');
  const { ownNo: no, ownCode: code } = label.ok ? label.fields : {};
  const isOwn = no !== undefined && code !== undefined;
  if (isOwn && !isLabelCode({ no, code }, deps.secret)) throw new Failure('dock.forged');
  const name = isOwn ? no : text.toUpperCase().replace(/\s/g, '');
  if (!number.test(name)) return null;
  const [found, ...more] = await findOrdersByNumber(ctx.tx, name);
  return found === undefined || more.length > 0 ? null : found;
}
