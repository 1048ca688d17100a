import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type KeyedTransfer, transfersOfKeys } from '#server/wallet/public.ts';
import { ledgerKeysOf } from '../commands/move-money.ts';
import { type Claim, type Side, sideOf } from '../core/claim.ts';
import { claimsOfOrder, findClaim } from '../store/claims.ts';
import { commonParts, withNames } from '../views.ts';

/** Money of a claim as the ledger moved it. */
interface ClaimMovement {
  /** An instant. */
  readonly movedAt: string;
  readonly what: 'setAside' | 'paid' | 'givenBack';
  readonly amount: MoneyWire;
}

/** A claim as one party may see it, with what the ledger moved for it. */
export interface ClaimFile {
  readonly claim: ClaimView;
  readonly movements: readonly ClaimMovement[];
}

/** Who asks for a claim's documents, and in which language companies are named. */
interface FileReader {
  readonly accountId: string;
  readonly lang: Language;
  readonly now: Date;
}

const movedBy: Partial<Record<KeyedTransfer['kind'], ClaimMovement['what']>> = {
  compensationHeld: 'setAside',
  compensation: 'paid',
  compensationReturned: 'givenBack',
};

async function movementsOf(db: Db, claim: Claim): Promise<ClaimMovement[]> {
  const transfers = await transfersOfKeys(db, ledgerKeysOf(claim));
  return transfers.flatMap(({ postedAt, kind, minor }) => {
    const what = movedBy[kind];
    if (what === undefined) return [];
    return [{ movedAt: postedAt.toISOString(), what, amount: wire(minor) }];
  });
}

async function fileOf(
  db: Db,
  claim: Claim,
  { me, reader: { accountId, lang, now } }: { readonly me: Side; readonly reader: FileReader },
): Promise<ClaimFile> {
  const [named = claim] = await withNames(db, [claim], lang);
  const reading = { db, now, link: (url: string) => url };
  const view = await commonParts(reading, named, { me, accountId, roles: [me] });
  // The seller's balance of today and the desks' drafts are no records of the claim.
  return {
    claim: {
      ...view,
      funds: null,
      forwardTo: null,
      surplusTo: null,
      ruling: null,
      staffIsParty: false,
    },
    movements: await movementsOf(db, claim),
  };
}

/**
 * Returns a claim for the documents of one party; addresses of files are the stored ones. Fails
 * with notFound where the account is no party of it.
 */
async function readClaimFile(
  db: Db,
  { claimId, ...reader }: FileReader & { readonly claimId: string },
): Promise<ClaimFile> {
  const claim = await findClaim(db, claimId);
  const me = claim && sideOf(claim, reader.accountId);
  if (!claim || me === null) throw new Failure('notFound');
  return fileOf(db, claim, { me, reader });
}

/** Returns the claims on an order that an account is a party of, the first first. */
async function readClaimFilesOfOrder(
  db: Db,
  { orderId, ...reader }: FileReader & { readonly orderId: string },
): Promise<ClaimFile[]> {
  const files: ClaimFile[] = [];
  for (const claim of await claimsOfOrder(db, orderId)) {
    const me = sideOf(claim, reader.accountId);
    if (me !== null) files.push(await fileOf(db, claim, { me, reader }));
  }
  return files;
}

/** Returns the accounts of a claim's sides; null without a claim. */
async function claimSides(
  db: Db,
  id: string,
): Promise<{ readonly buyer: string; readonly seller: string } | null> {
  const claim = await findClaim(db, id);
  return claim && { buyer: claim.buyer.id, seller: claim.seller.id };
}

/** Claims as documents of orders and claims tell them. */
export const readClaimRecords = {
  ofOrder: readClaimFilesOfOrder,
  one: readClaimFile,
  sides: claimSides,
};
