import { randomBytes } from 'node:crypto';
import type { AccountMail } from '#server/accounts/mails.ts';
import { type AccountsDeps, accountsSlice, identify } from '#server/accounts/public.ts';
import { openDatabase } from '#server/kit/database/database.ts';
import { type Calling, callingOf } from './calling.ts';
import { openTestDatabase } from './database.ts';

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** Opens accounts on a database of their own; what they mail is put into a list. */
export async function openAccounts(facts: Pick<AccountsDeps, 'publicUrl'> = {}) {
  const test = await openTestDatabase();
  const database = openDatabase(test.url, { max: 8 });
  const aside = openDatabase(test.url, { max: 2 });
  const mails: AccountMail[] = [];
  const deps: AccountsDeps = {
    aside: aside.db,
    secret: randomBytes(32),
    queueMail: async (_tx, mail) => mails.push(mail),
    ...facts,
  };
  const { calls } = accountsSlice(deps);
  return {
    ...{ db: database.db, pool: test.pool, mails, deps, calls },
    call: callingOf(database.db, calls),
    /** The caller whom a token of a session identifies; anonymous where it identifies nobody. */
    callerOf: async (token: string, now: Date): Promise<Calling> => {
      const found = await identify(database.db, token, now);
      return { caller: found?.caller ?? { kind: 'anonymous' }, now };
    },
    /** The code in the newest mail to an address. */
    codeTo: (to: string): string =>
      /\d{6}/.exec(mails.findLast((mail) => mail.to === to)?.subject ?? '')?.[0] ?? '',
    /** Removes all accounts, codes, attempts and mails. */
    clear: async () => {
      mails.length = 0;
      for (const table of ['account', 'staff', 'code', 'attempt']) {
        await test.pool.query(`delete from accounts.${table}`);
      }
    },
    close: async () => {
      await database.close();
      await aside.close();
      await test.drop();
    },
  };
}
