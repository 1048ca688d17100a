import { createHash, createPublicKey, verify } from 'node:crypto';

/**
 * Verifies signed reports with Node.js alone: the same code runs in `npm run verify:report` and in the
 * package that anybody may install. Types are in report.d.mts.
 */

const FORMAT = 'assay-report-1';

const ends = {
  genuine: 'GENUINE',
  notGenuine: 'NOT GENUINE',
  unknown:
    'CANNOT SAY: the file is whole, but without a published key nobody knows who signed it. Give --url, --key-file or --key.',
};

/** Returns the last line of a verdict. */
export const endOf = (verdict) => ends[verdict];

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the canonical JSON of a report (RFC 8785 for what reports hold). Throws TypeError for a
 * value that no report has.
 */
export function canonicalJson(value) {
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`not a whole number: ${value}`);
    return JSON.stringify(value === 0 ? 0 : value);
  }
  if (typeof value === 'string') {
    if (/[\uD800-\uDFFF]/u.test(value)) throw new TypeError('text with a lone surrogate');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isObject(value)) throw new TypeError(`no canonical form: ${typeof value}`);
  const fields = Object.keys(value)
    .sort()
    .map((key) => `${canonicalJson(key)}:${canonicalJson(value[key])}`);
  return `{${fields.join(',')}}`;
}

/** Returns whether an Ed25519 key, SPKI in base64, signed some bytes. */
export function signedBy(published, bytes, signature) {
  try {
    const der = Buffer.from(published, 'base64');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return (
      key.asymmetricKeyType === 'ed25519' &&
      verify(null, bytes, key, Buffer.from(signature, 'base64'))
    );
  } catch {
    // A text that is no key has signed nothing.
    return false;
  }
}

/** Returns whether a value is a text. */
export const isText = (value) => typeof value === 'string';

const isReportFile = (file) =>
  isObject(file) &&
  file.format === FORMAT &&
  isObject(file.report) &&
  [file.algorithm, file.signature, file.publicKey].every(isText) &&
  isText(file.sha256) &&
  /^[0-9a-f]{64}$/.test(file.sha256);

/** Returns whether a key was in force when a report says that it was issued. */
export const isInTime = ({ until }, issuedAt) =>
  until === undefined || until === null || !(new Date(issuedAt) > new Date(until));

/** Returns the words about the key under which a signature holds. */
export function keyLine(count, { isPublished, isRetired }) {
  if (count === 0) return "none was given; the file's own proves nothing";
  if (isPublished) return 'a published one';
  return isRetired
    ? 'a published one that was retired before the report was issued'
    : 'none of those that were published';
}

const notGenuine = (sentence) => ({ verdict: 'notGenuine', lines: [sentence] });

/** Returns what a report's file proves, line by line. `published` are known keys; none is unknown. */
export function verifyReportFile(text, published) {
  const keys = published.map((one) => (isText(one) ? { publicKey: one } : one));
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return notGenuine('The file is no JSON.');
  }
  if (!isReportFile(file)) return notGenuine('The file is no report of Assay.');
  const { report, sha256, signature, publicKey, algorithm } = file;
  let bytes;
  try {
    bytes = Buffer.from(canonicalJson(report), 'utf8');
  } catch {
    return notGenuine('The report holds values that no report has.');
  }
  const isHashed = createHash('sha256').update(bytes).digest('hex') === sha256;
  const isWhole = isHashed && algorithm === 'Ed25519' && signedBy(publicKey, bytes, signature);
  const signing = keys.filter((one) => signedBy(one.publicKey, bytes, signature));
  const isPublished = signing.some((one) => isInTime(one, String(report.issuedAt)));
  const known = isPublished ? 'genuine' : 'notGenuine';
  const whole = keys.length === 0 ? 'unknown' : known;
  const verdict = isWhole ? whole : 'notGenuine';
  const key = keyLine(keys.length, { isPublished, isRetired: signing.length > 0 });
  return {
    verdict,
    lines: [
      `report     ${String(report.no)}, ${String(report.mpn)}, ${String(report.verdict)}`,
      `sha-256    ${isHashed ? 'agrees' : 'differs from what the file says'}`,
      `signature  ${isWhole ? 'holds' : 'does not hold'}`,
      `key        ${key}`,
      endOf(verdict),
    ],
  };
}

const TIMEOUT_MS = 10_000;

async function ask(base, path, body) {
  const reply = await fetch(new URL(`/test-api${path}`, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return reply.json();
}

/** Returns the keys that a market publishes: the one in force first, then those before it. */
export async function publishedKeys(base) {
  const reply = await ask(base, '/report/key', {});
  const keys = isObject(reply) && reply.code === 0 ? reply.data?.keys : undefined;
  const isKey = (one) =>
    isObject(one) && isText(one.publicKey) && (one.until === null || isText(one.until));
  if (!Array.isArray(keys) || !keys.every(isKey)) throw new Error('the market gave no keys');
  return keys.map(({ publicKey, until }) => ({ publicKey, until }));
}

/** Returns the status that a market gives a report now, in a sentence. */
export async function statusLine(base, text) {
  const { no, code } = JSON.parse(text).report;
  const reply = await ask(base, '/report/verify', { no, code });
  const status = isObject(reply) && reply.code === 0 ? reply.data?.status : undefined;
  return `status     ${isText(status) ? status : 'the market does not know this report'}`;
}
