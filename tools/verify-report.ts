import { proofFormat } from '#server/passports/core/proof-file.ts';
import { run } from './assay-verify/cli.mjs';
import type { Finding, Published } from './assay-verify/report.mjs';
import { verifyProofFile } from './verify-proof.ts';

/**
 * Checks a downloaded report without the lab: it hashes to what it says, and a key that the market
 * published signed it. The key comes from the market (`--url`), from a file that was kept before
 * (`--key-file`) or from the command line (`--key`). Without one nothing can be said about who
 * signed it. With `--url` the market also says whether the report was superseded or revoked.
 *
 * The proof of a lot (SD-JWT VC) is checked by the same command. Reports alone are checked by the
 * package `assay-verify`, which is the same code.
 *
 *   npm run verify:report -- REPORT.json [--url https://MARKET | --key-file FILE | --key BASE64]
 */

/** Returns the proof of a lot that a file holds; null where it is another file. */
function proofIn(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    const isProof =
      typeof parsed === 'object' &&
      parsed !== null &&
      'format' in parsed &&
      parsed.format === proofFormat;
    return isProof ? parsed : null;
  } catch {
    return null;
  }
}

async function verifyProof(
  text: string,
  keys: readonly (string | Published)[],
): Promise<Finding | null> {
  const proof = proofIn(text);
  if (proof === null) return null;
  const known = keys.map((one) =>
    typeof one === 'string' ? { publicKey: one, until: null } : one,
  );
  return verifyProofFile(proof, known);
}

process.exitCode = await run(process.argv.slice(2), {
  command: 'npm run verify:report --',
  verifyOther: verifyProof,
});
