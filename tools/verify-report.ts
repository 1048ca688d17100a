import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonicalJson } from '#server/qc/core/canonical-json.ts';
import { ReportFile } from '#server/qc/core/report-file.ts';
import { holds } from '#server/qc/signer.ts';

/**
 * Checks a downloaded report without the lab and without a network: that it hashes to what it
 * says, and that the lab's key signed it. `--key` is the key as the lab publishes it at
 * /report/key; without it the file's own key is used, which proves only that the file is whole.
 *
 *   npm run verify:report -- REPORT.json [--key BASE64]
 */
interface Finding {
  readonly genuine: boolean;
  readonly lines: readonly string[];
}

/** What a report's file proves, line by line. */
export function verifyReportFile(text: string, key: string | null): Finding {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { genuine: false, lines: ['The file is no JSON.'] };
  }
  const file = ReportFile.safeParse(parsed);
  if (!file.success) return { genuine: false, lines: ['The file is no report of Assay.'] };
  const { report, sha256, signature, publicKey, algorithm } = file.data;
  let bytes: Buffer;
  try {
    bytes = Buffer.from(canonicalJson(report), 'utf8');
  } catch {
    return { genuine: false, lines: ['The report holds values that no report has.'] };
  }
  const isHashed = createHash('sha256').update(bytes).digest('hex') === sha256;
  const isSigned = signedBy(key ?? publicKey, bytes, signature);
  const isOwnKey = key === null || key === publicKey;
  const genuine = isHashed && isSigned && isOwnKey && algorithm === 'Ed25519';
  return {
    genuine,
    lines: [
      `report     ${String(report['no'])}, ${String(report['mpn'])}, ${String(report['verdict'])}`,
      `sha-256    ${isHashed ? 'agrees' : 'differs from what the file says'}`,
      `signature  ${isSigned ? 'holds' : 'does not hold'}`,
      key === null
        ? `key        the file's own, ${publicKey}: compare it with the one at /report/key`
        : `key        ${isOwnKey ? 'as given' : 'not the one that was given'}`,
      genuine ? 'GENUINE' : 'NOT GENUINE',
    ],
  };
}

function signedBy(key: string, bytes: Buffer, signature: string): boolean {
  try {
    return holds(key, bytes, Buffer.from(signature, 'base64'));
  } catch {
    // A text that is no key has signed nothing.
    return false;
  }
}

function main(args: readonly string[]): number {
  const at = args.indexOf('--key');
  const key = at < 0 ? null : (args[at + 1] ?? '');
  const [path] = args.filter((_arg, place) => at < 0 || (place !== at && place !== at + 1));
  if (path === undefined) {
    console.error('usage: npm run verify:report -- REPORT.json [--key BASE64]');
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    console.error(`The file ${path} cannot be read.`);
    return 2;
  }
  const { genuine, lines } = verifyReportFile(text, key);
  for (const line of lines) console.log(line);
  return genuine ? 0 : 1;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
