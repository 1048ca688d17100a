import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatDecimal } from '#contract/money.ts';
import { verifyBalanceFile } from '#server/closes/public.ts';

/**
 * Checks a downloaded proof of a balance without a market or a database: each leaf hashes and sums up to
 * the root of its file. Whether that root is the published one is said by `--root`, which everybody reads
 * on the market's page of proofs.
 *
 *   npm run verify:balance -- FILE [--root HASH]
 */
const usage = 'usage: npm run verify:balance -- FILE [--root HASH]';

/** Returns what a file proves, line by line. */
export function reportOf(
  text: string,
  root: string | null,
): { readonly sound: boolean; readonly lines: readonly string[] } {
  const verdict = verifyBalanceFile(text, root);
  if (!verdict.sound) return { sound: false, lines: [`REFUSED    ${verdict.reason}`] };
  const { day, root: top, leaves } = verdict.file;
  const money = (minor: string, currency: string) =>
    `${formatDecimal(BigInt(minor), 2)} ${currency}`;
  const lines = leaves.map(({ kind, subject, available, frozen, deposit, held }) =>
    kind === 'order'
      ? `order      ${subject}: ${money(held, 'USD')} held`
      : `balance    ${money(available, 'USD')} available, ${money(frozen, 'USD')} frozen, ${money(deposit, 'CNY')} deposit`,
  );
  return {
    sound: true,
    lines: [
      `day        ${day}`,
      ...lines,
      `root       ${top.hash}`,
      `owed       ${money(top.usd, 'USD')}, ${money(top.cny, 'CNY')} to all members`,
      root === null
        ? 'INCLUDED   in the root of the file; compare it with the published one, or give --root'
        : 'INCLUDED   in the published root',
    ],
  };
}

function main(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { root: { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Error(usage);
  const { sound, lines } = reportOf(readFileSync(path, 'utf8'), values.root ?? null);
  for (const line of lines) console.log(line);
  return sound ? 0 : 1;
}

if (import.meta.main) {
  try {
    process.exitCode = main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
