import { labelPath } from '#contract/dock/label-own.ts';
import type { PassportRow, PassportView } from '#contract/passports/schemas.ts';
import { labelCode } from '#server/dock/public.ts';
import type { NumberedLot } from '#server/orders/public.ts';
import type { LotCertificate, LotResult } from '#server/qc/public.ts';
import type { PassportsDeps } from './deps.ts';
import type { ListedPassport, Passport } from './store/passports.ts';

/** Returns the address of a passport's label, without the host. */
export const pathOf = ({ secret }: Pick<PassportsDeps, 'secret'>, no: string): string =>
  labelPath({ no, code: labelCode(no, secret) });

/** Whether the pieces of a lot may be passed on under its report. */
export const isPassed = (certificate: LotCertificate | null): boolean =>
  certificate !== null &&
  certificate.genuine &&
  certificate.revoked === null &&
  (certificate.value.verdict === 'pass' || certificate.value.verdict === 'conditional');

/** Returns the report of a lot as its passport shows it: without order, client and people. */
export function toReport(certificate: LotCertificate | null): PassportView['report'] {
  if (certificate === null) return null;
  const { value, code, genuine, revoked } = certificate;
  return {
    no: value.no,
    code,
    verdict: value.verdict,
    grade: value.grade,
    issuedAt: value.issuedAt,
    lab: value.lab.name,
    genuine,
    revoked: revoked && { at: revoked.revokedAt.toISOString(), reason: revoked.reason },
    tests: value.tests.flatMap(({ test, sampled, failed, outcome }) =>
      outcome === null ? [] : [{ test, sampled, failed, outcome }],
    ),
    coverage: value.coverage,
  };
}

/** Returns where the pieces of a lot are. */
export function placeOf(lot: NumberedLot): PassportView['place'] {
  if (lot.dispatched > 0) return 'holder';
  if (lot.quarantined > 0) return 'quarantine';
  if (lot.onShelf > 0) return 'lab';
  return lot.returned > 0 ? 'returned' : 'gone';
}

/** Returns whether a passport is held by who received its lot from the market. */
export const isFirstHolder = ({
  holderId,
  firstHolderId,
}: Pick<Passport, 'holderId' | 'firstHolderId'>): boolean => holderId === firstHolderId;

/** Returns the note of a passport for who wrote it; empty for all other holders. */
export const noteFor = (
  { note, noteById }: Pick<Passport, 'note' | 'noteById'>,
  accountId: string,
): string => (noteById === accountId ? note : '');

interface RowFacts {
  readonly results: ReadonlyMap<string, LotResult>;
  /** Whether the list is for holders, who read the order only where it was theirs. */
  readonly isHolders: boolean;
}

/** A passport of the list, with the result of its lot. */
export function toRow(
  deps: PassportsDeps,
  passport: ListedPassport,
  { results, isHolders }: RowFacts,
): PassportRow {
  const { id, no, parentNo, mpn, manufacturer, dateCode } = passport;
  const isFirst = isFirstHolder(passport) || !isHolders;
  const result = results.get(passport.lotId);
  return {
    id,
    no,
    path: pathOf(deps, no),
    parentNo,
    mpn,
    manufacturer,
    dateCode,
    note: isHolders ? noteFor(passport, passport.holderId) : passport.note,
    orderId: isFirst ? passport.orderId : null,
    orderNo: isFirst ? passport.orderNo : null,
    issued: passport.issued,
    left: passport.left,
    issuedAt: passport.issuedAt.toISOString(),
    verdict: result?.verdict ?? null,
    isRevoked: result?.isRevoked ?? false,
  };
}

/** A passport beside another; its address is for readers who may open it. */
export const toRelative = (
  deps: PassportsDeps,
  { no, issued, putBack, left }: Passport,
  isInside: boolean,
) => ({ no, pieces: issued - putBack, left, path: isInside ? pathOf(deps, no) : null });
