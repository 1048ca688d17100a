import type { Tx } from '#server/kit/database/database.ts';
import type { Deps } from './deps.ts';
import { endSessions as deleteSessions, type Ending } from './store/ended-sessions.ts';

/** Ends sessions, and the looks at accounts that go on in them; returns how many sessions there were. */
export async function endSessions(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  { endViews }: Pick<Deps, 'endViews'>,
  ending: Ending,
): Promise<number> {
  const { ended, views } = await deleteSessions(tx, ending, now);
  if (views.length > 0) await endViews(tx, views);
  return ended;
}
