import { createHash } from 'node:crypto';
import { endOf, isInTime, isText, keyLine, signedBy } from './report.mjs';

/** Verifies printed reports: the last line of the PDF is a comment that signs all bytes before it. */

const MARK = '\n%assay-pdf-1 ';

/** Returns whether a file begins as a PDF does. */
export const isPdf = (bytes) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** Returns the signature at the end of a PDF with the bytes that it is about; null where it has none. */
function signatureOf(bytes) {
  const at = bytes.lastIndexOf(MARK);
  if (at < 0) return null;
  const line = bytes.subarray(at + MARK.length).toString('utf8');
  try {
    const { no, issuedAt, publicKey, signature } = JSON.parse(line);
    const own = { no, issuedAt, publicKey, signature };
    // One way to write it: nothing can be added behind or within.
    if (!Object.values(own).every(isText) || line !== `${JSON.stringify(own)}\n`) return null;
    return { ...own, pdf: bytes.subarray(0, at) };
  } catch {
    return null;
  }
}

/** Returns what a printed report proves, line by line. `published` are known keys; none is unknown. */
export function verifyPdf(bytes, published) {
  const keys = published.map((one) => (isText(one) ? { publicKey: one } : one));
  const found = signatureOf(bytes);
  if (found === null) {
    const lines = ['The PDF has no signature of Assay, or was changed.', endOf('notGenuine')];
    return { verdict: 'notGenuine', lines };
  }
  const { no, issuedAt, publicKey, signature, pdf } = found;
  const hash = createHash('sha256').update(pdf).digest('hex');
  const signed = Buffer.from(`assay-pdf-1\n${no}\n${issuedAt}\n${hash}`);
  const isWhole = signedBy(publicKey, signed, signature);
  const signing = keys.filter((one) => signedBy(one.publicKey, signed, signature));
  const isPublished = signing.some((one) => isInTime(one, issuedAt));
  const known = isPublished ? 'genuine' : 'notGenuine';
  const whole = keys.length === 0 ? 'unknown' : known;
  const verdict = isWhole ? whole : 'notGenuine';
  return {
    verdict,
    no,
    lines: [
      `report     ${no}, issued ${issuedAt}`,
      `signature  ${isWhole ? 'holds' : 'does not hold: the PDF was changed'}`,
      `key        ${keyLine(keys.length, { isPublished, isRetired: signing.length > 0 })}`,
      endOf(verdict),
    ],
  };
}
