import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type MailTopic, mailTopics } from '#contract/messages/topics.ts';

/** The account and the topic of the mails that a link refuses. */
export interface Refusal {
  readonly account: string;
  readonly topic: MailTopic;
}

const ID_BYTES = 16;
const SEAL_BYTES = 16;

function sealOf(body: Buffer, secret: Buffer): Buffer {
  if (secret.length < 32) throw new RangeError('the server secret has at least 32 bytes');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'assay unsubscribe', 32));
  return createHmac('sha256', key).update(body).digest().subarray(0, SEAL_BYTES);
}

/** Returns the key of a link that refuses one topic of one account, and nothing else. */
export function unsubscribeKey({ account, topic }: Refusal, secret: Buffer): string {
  const id = Buffer.from(account.replaceAll('-', ''), 'hex');
  const body = Buffer.concat([id, Buffer.from(topic)]);
  return Buffer.concat([sealOf(body, secret), body]).toString('base64url');
}

/** Returns the refusal that a key encodes; null where this server did not make the key. */
export function refusalOf(key: string, secret: Buffer): Refusal | null {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length <= SEAL_BYTES + ID_BYTES) return null;
  const body = bytes.subarray(SEAL_BYTES);
  if (!timingSafeEqual(bytes.subarray(0, SEAL_BYTES), sealOf(body, secret))) return null;
  const topicText = body.subarray(ID_BYTES).toString();
  const topic = mailTopics.find((one) => one === topicText);
  if (topic === undefined) return null;
  const hex = body.subarray(0, ID_BYTES).toString('hex');
  return { account: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), topic };
}

/** Masks an address so that only its owner recognizes it: `d***@hollis.example`. */
export function maskedEmail(email: string): string {
  const separatorIndex = email.lastIndexOf('@');
  return separatorIndex < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(separatorIndex)}`;
}
