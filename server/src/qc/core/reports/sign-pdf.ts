import { createHash } from 'node:crypto';

/** The key that signs printed reports. */
interface PdfSigner {
  /** SPKI, DER, base64. */
  readonly publicKey: string;
  sign(bytes: Uint8Array): Buffer;
}

/** Begins the last line of a signed PDF; PDF readers skip it as a comment. */
const MARK = '%assay-pdf-1 ';

/** Returns the bytes that are signed for a printed report: its number, when it was issued, its hash. */
const signedText = ({ no, issuedAt, pdf }: { no: string; issuedAt: string; pdf: Buffer }): Buffer =>
  Buffer.from(`assay-pdf-1\n${no}\n${issuedAt}\n${createHash('sha256').update(pdf).digest('hex')}`);

/**
 * Returns a PDF with a signature over all of its bytes as its last line, a comment. `assay-verify`
 * checks it: one changed byte is found.
 */
export function signPdf(
  pdf: Buffer,
  {
    no,
    issuedAt,
    signer,
  }: { readonly no: string; readonly issuedAt: string; readonly signer: PdfSigner },
): Buffer {
  const signature = signer.sign(signedText({ no, issuedAt, pdf })).toString('base64');
  const { publicKey } = signer;
  const line = JSON.stringify({ no, issuedAt, publicKey, signature });
  return Buffer.concat([pdf, Buffer.from(`\n${MARK}${line}\n`)]);
}
