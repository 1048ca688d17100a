import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { hasher, ProofFile } from '#server/passports/core/proof-file.ts';
import { isSignatureValid } from '#server/qc/signer.ts';
import type { Finding, Published } from './assay-verify/report.mjs';

const refuse = (sentence: string): Finding => ({ verdict: 'notGenuine', lines: [sentence] });

/** Returns whether a text is base64url written the one way that its bytes have. */
const isCanonical = (text: string): boolean =>
  Buffer.from(text, 'base64url').toString('base64url') === text;

/** Returns whether every disclosure is one that was signed, each shown once. */
function areSigned(disclosures: readonly string[], digests: unknown): boolean {
  if (!Array.isArray(digests)) return disclosures.length === 0;
  const shown = disclosures.map((one) => Buffer.from(hasher(one)).toString('base64url'));
  return new Set(shown).size === shown.length && shown.every((one) => digests.includes(one));
}

/** Returns the signed part of a credential; null where it is none. */
function payloadOf(token: string): Record<string, unknown> | null {
  try {
    const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
  } catch {
    return null;
  }
}

const wasInForce = ({ until }: Published, issuedAt: Date): boolean =>
  until === null || issuedAt <= new Date(until);

/** Returns what the file of a lot's proof proves, line by line; without keys nothing is known. */
export async function verifyProofFile(
  parsed: unknown,
  published: readonly Published[],
): Promise<Finding> {
  const file = ProofFile.safeParse(parsed);
  if (!file.success) return refuse('The file is no proof of Assay.');
  const { publicKey, credential } = file.data;
  const [token = '', ...rest] = credential.split('~');
  const disclosures = rest.slice(0, -1);
  const payload = payloadOf(token);
  const isWritten = rest.at(-1) === '' && [...token.split('.'), ...disclosures].every(isCanonical);
  if (payload === null || !isWritten || !areSigned(disclosures, payload['_sd'])) {
    return refuse('The proof is not as it was signed.');
  }
  const instance = new SDJwtVcInstance({
    hasher,
    hashAlg: 'sha-256',
    verifier: (data: string, signature: string) =>
      isSignatureValid(publicKey, Buffer.from(data, 'utf8'), Buffer.from(signature, 'base64url')),
  });
  const facts = await instance.verify(credential).then(
    (result): Record<string, unknown> => ({ ...result.payload }),
    () => null,
  );
  if (facts === null) return refuse('The signature does not hold.');
  const issuedAt = new Date(Number(facts['iat']) * 1000);
  const isKnown = published.some((one) => one.publicKey === publicKey && wasInForce(one, issuedAt));
  const verdict = published.length === 0 ? 'unknown' : isKnown ? 'genuine' : 'notGenuine';
  const shown = ['holder', 'order', 'unitPrice'].filter((fact) => fact in facts);
  const text = (fact: string): string => String(facts[fact]);
  return {
    verdict,
    ask: text('check'),
    lines: [
      `lot        ${text('passport')}, ${text('mpn')}, ${text('manufacturer')}, ${text('dateCode')}`,
      `result     ${text('verdict')}, grade ${text('grade')}, report ${text('report')}`,
      `pieces     ${text('pieces')} on ${issuedAt.toISOString().slice(0, 10)}`,
      ...shown.map((fact) => `${fact.padEnd(10)} ${text(fact)}`),
      `key        ${isKnown ? 'a published one' : published.length === 0 ? "none was given; the file's own proves nothing" : 'none of those that were published'}`,
    ],
  };
}
