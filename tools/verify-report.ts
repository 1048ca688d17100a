import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { proofFormat } from '#server/passports/core/proof-file.ts';
import { canonicalJson } from '#server/qc/core/canonical-json.ts';
import { ReportFile } from '#server/qc/core/report-file.ts';
import { isSignatureValid } from '#server/qc/signer.ts';
import { verifyProofFile } from './verify-proof.ts';

/**
 * Checks a downloaded report without the lab: it hashes to what it says, and a key that the market
 * published signed it. The key comes from the market (`--url`), from a file that was kept before
 * (`--key-file`) or from the command line (`--key`). Without one nothing can be said about who
 * signed it. With `--url` the market also says whether the report was superseded or revoked.
 *
 * The proof of a lot (SD-JWT VC) is checked by the same command.
 *
 *   npm run verify:report -- REPORT.json [--url https://MARKET | --key-file FILE | --key BASE64]
 */
const usage =
  'usage: npm run verify:report -- REPORT.json [--url https://MARKET | --key-file FILE | --key BASE64]';
const TIMEOUT_MS = 10_000;

/** The verdict on a report: genuine, not genuine, or its signer is not known. */
export type Verdict = 'genuine' | 'notGenuine' | 'unknown';

/** The verdict on a file, and the lines to print. */
export interface Finding {
  readonly verdict: Verdict;
  readonly lines: readonly string[];
}

const ends: Record<Verdict, string> = {
  genuine: 'GENUINE',
  notGenuine: 'NOT GENUINE',
  unknown:
    'CANNOT SAY: the file is whole, but without a published key nobody knows who signed it. Give --url, --key-file or --key.',
};

const notGenuine = (sentence: string): Finding => ({ verdict: 'notGenuine', lines: [sentence] });

/** Returns what a report's file proves, line by line. `keys` are the published ones; none is unknown. */
export function verifyReportFile(
  text: string,
  published: readonly (string | Published)[],
): Finding {
  const keys = published.map((one) => (typeof one === 'string' ? { publicKey: one } : one));
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return notGenuine('The file is no JSON.');
  }
  const file = ReportFile.safeParse(parsed);
  if (!file.success) return notGenuine('The file is no report of Assay.');
  const { report, sha256, signature, publicKey, algorithm } = file.data;
  let bytes: Buffer;
  try {
    bytes = Buffer.from(canonicalJson(report), 'utf8');
  } catch {
    return notGenuine('The report holds values that no report has.');
  }
  const isHashed = createHash('sha256').update(bytes).digest('hex') === sha256;
  const isWhole = isHashed && algorithm === 'Ed25519' && signedBy(publicKey, bytes, signature);
  const signing = keys.filter((one) => signedBy(one.publicKey, bytes, signature));
  const isPublished = signing.some((one) => isInTime(one, String(report['issuedAt'])));
  const known: Verdict = isPublished ? 'genuine' : 'notGenuine';
  const verdict = !isWhole ? 'notGenuine' : keys.length === 0 ? 'unknown' : known;
  return {
    verdict,
    lines: [
      `report     ${String(report['no'])}, ${String(report['mpn'])}, ${String(report['verdict'])}`,
      `sha-256    ${isHashed ? 'agrees' : 'differs from what the file says'}`,
      `signature  ${isWhole ? 'holds' : 'does not hold'}`,
      `key        ${keyLine(keys.length, { isPublished, isRetired: signing.length > 0 })}`,
      ends[verdict],
    ],
  };
}

/** Returns whether a key was in force when a report says that it was issued. */
const isInTime = ({ until }: Partial<Published>, issuedAt: string): boolean =>
  until === undefined || until === null || !(new Date(issuedAt) > new Date(until));

function keyLine(count: number, by: { isPublished: boolean; isRetired: boolean }): string {
  if (count === 0) return "none was given; the file's own proves nothing";
  if (by.isPublished) return 'a published one';
  return by.isRetired
    ? 'a published one that was retired before the report was issued'
    : 'none of those that were published';
}

function signedBy(key: string, bytes: Buffer, signature: string): boolean {
  try {
    return isSignatureValid(key, bytes, Buffer.from(signature, 'base64'));
  } catch {
    // A text that is no key has signed nothing.
    return false;
  }
}

const Published = z.object({ publicKey: z.string(), until: z.string().nullable() });
/** A key that the market published, and when it was retired; null while it is in force. */
export type Published = z.infer<typeof Published>;
const KeyReply = z.object({ code: z.literal(0), data: z.object({ keys: z.array(Published) }) });
const Checked = z.object({ code: z.literal(0), data: z.object({ status: z.string() }) });

async function ask(base: string, path: string, body: object): Promise<unknown> {
  const reply = await fetch(new URL(`/test-api${path}`, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return reply.json();
}

/** Returns the keys that a market publishes: the one in force first, then those before it. */
export async function publishedKeys(base: string): Promise<Published[]> {
  return KeyReply.parse(await ask(base, '/report/key', {})).data.keys;
}

/** Returns the status that a market gives a report now, in a sentence. */
async function statusLine(base: string, text: string): Promise<string> {
  const { no, code } = ReportFile.parse(JSON.parse(text)).report;
  const found = Checked.safeParse(await ask(base, '/report/verify', { no, code }));
  return `status     ${found.success ? found.data.data.status : 'the market does not know this report'}`;
}

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

const exitCodes: Record<Verdict, number> = { genuine: 0, notGenuine: 1, unknown: 3 };

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      'key-file': { type: 'string' },
    },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Error(usage);
  const text = readFileSync(path, 'utf8');
  const keys = [
    ...(values.key === undefined ? [] : [values.key]),
    ...(values['key-file'] === undefined
      ? []
      : readFileSync(values['key-file'], 'utf8').split(/\s+/).filter(Boolean)),
    ...(values.url === undefined ? [] : await publishedKeys(values.url)),
  ];
  const proof = proofIn(text);
  if (proof !== null) {
    const known = keys.map((one) =>
      typeof one === 'string' ? { publicKey: one, until: null } : one,
    );
    const found = await verifyProofFile(proof, known);
    for (const line of [...found.lines, ends[found.verdict]]) console.log(line);
    return exitCodes[found.verdict];
  }
  const { verdict, lines } = verifyReportFile(text, keys);
  for (const line of lines.slice(0, -1)) console.log(line);
  if (values.url !== undefined && verdict === 'genuine') {
    console.log(await statusLine(values.url, text));
  }
  console.log(lines.at(-1));
  return exitCodes[verdict];
}

if (import.meta.main) {
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  });
}
