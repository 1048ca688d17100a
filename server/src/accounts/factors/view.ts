import type { Factors, FactorsChanged } from '#contract/factors/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { countRecoveryCodes, findTotp, listPasskeys } from '../store/factors.ts';

/** Reads the second factors of an owner as their own pages show them. */
export async function readFactors(db: Db, ownerId: string): Promise<Factors> {
  const totp = await findTotp(db, ownerId);
  const passkeys = await listPasskeys(db, ownerId);
  return {
    totpSince: totp?.enrolledAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, ownerId),
  };
}

/** The factors after a change, with recovery codes where new ones were made. */
export const factorsAfterChange = async (
  db: Db,
  ownerId: string,
  recoveryCodes: string[] | null,
): Promise<FactorsChanged> => ({ factors: await readFactors(db, ownerId), recoveryCodes });
