import { currencies, parseMoney } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { SettingValue } from '#contract/settings/setting-schemas.ts';
import { firstSettings } from '#contract/settings/settings.ts';
import { openRequestsOf } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import {
  type CountEffects,
  effectOf,
  type TouchedRow,
  touchedLimits,
} from '#server/settings/public.ts';
import { MATCH_APPROVAL } from '../commands/match-lines.ts';
import { chargeLimitsOf, type Proposal } from '../core/match-rules.ts';
import type { BankDeps } from '../deps.ts';
import { labelOf } from '../process.ts';
import { type LineRecord, linesById } from '../store/lines.ts';
import { findUnreleased } from '../store/setting-effects.ts';
import { openMatching } from '../work.ts';

/** Counts unreleased payout files in a currency that name the current account as payer. */
export const countUnreleasedPayoutFiles =
  (currency: Currency): CountEffects<'accountUsd' | 'accountCny'> =>
  async (db) => [
    effectOf('payoutFilesFromOld', await findUnreleased(db, currency), [
      'bank',
      (id) => `/ops/payout-files?id=${id}`,
    ]),
  ];

type Charges = SettingValue<'bankCharges'>;

/** Lines are opened by the statement and the line. */
const pathOf = ({ statement, id }: LineRecord): string => `${statement}?line=${id}`;
const rowsOf = (lines: readonly LineRecord[]): TouchedRow[] =>
  lines
    .slice(0, touchedLimits.named)
    .map((line) => ({ ref: labelOf(line), id: pathOf(line), total: lines.length }));

const chargedIn = (proposals: readonly Proposal[]): ReadonlySet<string> =>
  new Set(
    proposals
      .filter(({ certain, charge }) => certain && charge !== 0n)
      .flatMap(({ lines }) => lines.map(({ id }) => id)),
  );

/** Returns open lines that are taken for charged ones by a value only, or no longer by it. */
async function findLines(
  db: Db,
  deps: BankDeps,
  {
    value,
    current,
    currency,
  }: {
    readonly value: Charges;
    readonly current: Charges;
    readonly currency: Currency;
  },
) {
  const { lines, propose } = await openMatching(db, deps, currency);
  const now = chargedIn(propose(chargeLimitsOf(current, currency)));
  const then = chargedIn(propose(chargeLimitsOf(value, currency)));
  return {
    more: lines.filter(({ id }) => then.has(id) && !now.has(id)),
    fewer: lines.filter(({ id }) => now.has(id) && !then.has(id)),
  };
}

/** Returns lines whose match waits for its second person with a charge above the new limits. */
async function findRefused(db: Db, value: Charges): Promise<LineRecord[]> {
  const open = await openRequestsOf(db, MATCH_APPROVAL, touchedLimits.counted);
  // A line that is the bank's own charge is booked whatever it comes to.
  const withRecords = open.filter(({ before }) => [before['items']].flat().length > 0);
  const charges = new Map(
    withRecords.map(({ subject, before }) => [subject, String(before['charge'])]),
  );
  const lines = await linesById(db, [...charges.keys()]);
  return lines.filter(({ id, currency }) => {
    const charge = parseMoney(charges.get(id) ?? '0.00', currency).minor;
    return charge > chargeLimitsOf(value, currency).most;
  });
}

/** Counts open lines that other limits of bank charges decide otherwise, and matches that they refuse. */
export const countBankCharges =
  (deps: BankDeps): CountEffects<'bankCharges'> =>
  async (db, { value, current }) => {
    const more: LineRecord[] = [];
    const fewer: LineRecord[] = [];
    for (const currency of currencies) {
      const found = await findLines(db, deps, {
        value,
        current: current ?? firstSettings.bankCharges,
        currency,
      });
      more.push(...found.more);
      fewer.push(...found.fewer);
    }
    const page = ['bank', (path: string) => `/ops/bank/${path}`] as const;
    return [
      effectOf('linesMore', rowsOf(more), page),
      effectOf('linesFewer', rowsOf(fewer), page),
      effectOf('matchesRefused', rowsOf(await findRefused(db, value)), page),
    ];
  };
