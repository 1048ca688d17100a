import { openDatabase } from '#server/kit/database/database.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import { type Report, verifyMarket } from './verify-market.ts';

/**
 * Recomputes every balance of a market from its postings and names the first row that is wrong.
 * Of the market in DATABASE_URL, else of the one in DATA_DIR, whether it runs or not; it writes
 * nothing, and a running market goes on meanwhile.
 *
 *   npm run verify:ledger
 */
export async function verifyLedgerAt(url: string): Promise<Report> {
  const database = openDatabase(url, { max: 1 });
  try {
    const started = performance.now();
    const { wrong, count } = await verifyLedger(database.db);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const lines = [
      `transfers  ${count.transfers}`,
      `entries    ${count.entries}`,
      `accounts   ${count.accounts}`,
      `escrows    ${count.holds}`,
      `recomputed in ${seconds} s`,
    ];
    if (wrong === null) return { sound: true, lines: [...lines, 'SOUND'] };
    const { law, row, is, shouldBe } = wrong;
    return {
      sound: false,
      lines: [
        ...lines,
        `WRONG      ${row}`,
        `law        ${law}`,
        `is         ${is}`,
        `should be  ${shouldBe}`,
      ],
    };
  } finally {
    await database.close();
  }
}

if (import.meta.main) await verifyMarket(verifyLedgerAt);
