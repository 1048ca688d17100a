import { personName } from '#contract/person-name.ts';
import type { CompanyPerson } from '#contract/risk/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { secretsOf } from '../secrets.ts';
import { findCompanyAccounts } from '../store/cards.ts';
import { findLocks, listPeople } from '../store/people.ts';

const PEOPLE_MOST = 50;

/** Lists the people of an account's company; the lock is that of wrong passwords for their names. */
export async function listCompanyPeople(
  db: Db,
  { id, secret, now }: { readonly id: string; readonly secret: Buffer; readonly now: Date },
): Promise<CompanyPerson[]> {
  const ids = (await findCompanyAccounts(db, [id])).get(id) ?? [id];
  const people = await listPeople(db, { ids, limit: PEOPLE_MOST });
  const secrets = secretsOf(secret);
  const keysOf = ({ email, username }: { email: string; username: string | null }) =>
    [email, username?.toLowerCase()].flatMap((name) =>
      name ? [secrets.attemptKey('member', 'account', name)] : [],
    );
  const locks = await findLocks(db, people.flatMap(keysOf), now);
  return people.map((person) => {
    const until = keysOf(person)
      .flatMap((key) => locks.get(key.toString('hex')) ?? [])
      .sort((one, other) => other.getTime() - one.getTime())[0];
    return {
      id: person.id,
      name: personName(person),
      identity: person.identity,
      lastSignIn: person.lastSignIn?.toISOString() ?? null,
      hasApp: person.hasApp,
      passkeys: person.passkeys,
      closedAt: person.closedAt?.toISOString() ?? null,
      lockedUntil: until?.toISOString() ?? null,
    };
  });
}
