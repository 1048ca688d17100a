import type { Input } from '#contract/call.ts';
import { HOT_MAX, type opsHotSet as SetCall } from '#contract/catalog/calls.ts';
import { type AtAct, type AtRead, staffOf } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { dayOf } from '#server/kit/numbers.ts';
import { audit } from '#server/operator/public.ts';
import { lockHot, pickedHot, replaceHot } from './hot-store.ts';
import { mostSearched } from './searched-store.ts';

const HOT_DAYS = 30;
const DAY_MS = 86_400_000;

async function searched({ tx, now }: AtRead): Promise<string[]> {
  const since = dayOf(new Date(now.getTime() - HOT_DAYS * DAY_MS));
  return (await mostSearched(tx, since, HOT_MAX)).map(({ value }) => value);
}

/** The hot searches: the desk's picks first, then what was searched and found most lately. */
export async function hotSearches(at: AtRead) {
  const values = new Set([...(await pickedHot(at.tx)), ...(await searched(at))]);
  return [...values].slice(0, HOT_MAX).map((value) => ({ value }));
}

/** The picks, and what readers searched by themselves. */
export const opsHot = async (at: AtRead) => ({
  picks: await pickedHot(at.tx),
  searched: await searched(at),
});

/** Writes the picks in their new order over those that the desk saw. */
export async function setHot(at: AtAct, { values, basedOn }: Input<typeof SetCall>) {
  await lockHot(at.tx);
  const before = await pickedHot(at.tx);
  if (before.join('\n') !== basedOn.join('\n')) throw new Fail('content.changed');
  const picks = [...new Set(values)];
  await replaceHot(at.tx, { values: picks, by: staffOf(at).accountId, now: at.now });
  await audit(at.tx, at, {
    what: 'hotSearch.set',
    on: { kind: 'hotSearch', id: 'picks', no: '' },
    before: { picks: before },
    after: { picks },
  });
  return opsHot(at);
}
