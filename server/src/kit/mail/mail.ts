import { createTransport } from 'nodemailer';
import type { Language } from '#contract/option-schemas.ts';
import type { Db, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import { addJob, type JobContext, type JobTable } from '../jobs/jobs.ts';
import { maskedRecipient, safeErrorText } from '../safe-error.ts';
import { putInMailbox } from './mail-store.ts';
import { countMessage, insertRefused, type MessageChannel } from './message-outcomes-store.ts';

/** The parts of the product that write mails. */
export type MailKind = 'account' | 'message' | 'case' | 'invitation';

/** A mail to one person, in the language that it is written in. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly lang: Language;
  readonly headers?: Readonly<Record<string, string>>;
  /** Which part of the product wrote it; staff see that and not what it says. */
  readonly kind?: MailKind;
  /** One of many that are equal: it waits behind mails to one person, a code to sign in say. */
  readonly toMany?: boolean;
}

/** A text message to one phone, `+8613800138000`. */
export interface Sms {
  readonly to: string;
  readonly text: string;
}

/** The id and time of an outgoing mail or text message; the id is the same at every attempt. */
interface Outgoing {
  readonly id: string;
  readonly sentAt: Date;
}

export interface Mailer {
  /** Sends a mail; throws where it could not, so that it is tried again. */
  send(mail: Mail & Outgoing): Promise<void>;
  close(): void;
}

export interface Texter {
  send(sms: Sms & Outgoing): Promise<void>;
}

/** The mail server refuses this recipient for good: another attempt would not help. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

const CONNECT_MS = 5000;
const SOCKET_MS = 10_000;
const SMS_MS = 8000;

export interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  /** To connect, and to be greeted. */
  readonly connectMs?: number;
  /** Without a word of the server. */
  readonly socketMs?: number;
}

/** Sends by SMTP. `url` is `smtp://user:word@host:587` or `smtps://…`. */
export function smtpMailer({
  url,
  from,
  connectMs = CONNECT_MS,
  socketMs = SOCKET_MS,
}: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: socketMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, sentAt, to, subject, text, html, lang, headers }) {
      const message = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: sentAt,
        messageId: `<${id}@${domain}>`,
        headers: { 'Content-Language': lang, 'Auto-Submitted': 'auto-generated', ...headers },
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw isRefusal(error)
          ? new Undeliverable('the recipient was refused', { cause: error })
          : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx answer to the recipient; one to the sender or the sign-in may be mended and is not. */
function isRefusal(error: unknown): boolean {
  const facts = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  return (
    facts.code === 'EENVELOPE' &&
    facts.command === 'RCPT TO' &&
    typeof facts.responseCode === 'number' &&
    facts.responseCode >= 500
  );
}

/** Keeps mail for the mailbox page: development without a mail server. */
export const mailboxMailer = (db: Db): Mailer => ({
  send: ({ to, text, sentAt, headers = {}, ...mail }) =>
    putInMailbox(db, { ...mail, at: sentAt, kind: 'mail', recipient: to, body: text, headers }),
  close: () => undefined,
});

/** Keeps text messages for the mailbox page. */
export const mailboxTexter = (db: Db): Texter => ({
  send: ({ id, sentAt, to, text }) =>
    putInMailbox(db, {
      id,
      at: sentAt,
      kind: 'sms',
      recipient: to,
      subject: '',
      body: text,
      html: null,
      lang: null,
      headers: {},
    }),
});

/** Sends text messages by a POST of `{id, to, text}` as JSON; any answer but 2xx is a failure. */
export const httpTexter = (url: string): Texter => ({
  async send({ id, to, text }) {
    const address = new URL(url);
    const { username, password } = address;
    address.username = '';
    address.password = '';
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'idempotency-key': id,
    };
    if (username !== '') {
      const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
      headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
    }
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id, to, text }),
      signal: AbortSignal.timeout(SMS_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the text message service answered ${response.status}`);
  },
});

const MAIL_JOB = 'mail.send';
const TO_MANY_PRIORITY = 10;
const SMS_JOB = 'sms.send';

/** The jobs that wait for servers of mail and text messages. */
export const sendingJobs: readonly string[] = [MAIL_JOB, SMS_JOB];

/** Queues a mail in the act's transaction: it is sent if the act is, however long a server is down. */
export const queueMail = (tx: Tx, { toMany = false, ...mail }: Mail): Promise<void> =>
  addJob(tx, MAIL_JOB, { id: newId(), ...mail }, toMany ? { priority: TO_MANY_PRIORITY } : {});

/** Queues a text message in the act's transaction. */
export const queueSms = (tx: Tx, sms: Sms): Promise<void> =>
  addJob(tx, SMS_JOB, { id: newId(), ...sms });

/** Queues mails of one part of the product. */
export const queueMailOf =
  (kind: MailKind) =>
  (tx: Tx, mail: Mail): Promise<void> =>
    queueMail(tx, { ...mail, kind });

/** Counts what went out; a message is never sent again because its count failed. */
async function counted(
  { db, now, log }: JobContext,
  channel: MessageChannel,
  isRefused: boolean,
): Promise<void> {
  await countMessage(db, { channel, isRefused, now }).catch((error: unknown) =>
    log.warn({ err: error }, 'a message could not be counted'),
  );
}

/** The jobs that send what was queued. */
export function mailJobs({ mailer, texter }: { mailer: Mailer; texter: Texter }): JobTable {
  return {
    async [MAIL_JOB](payload, ctx) {
      const { kind = 'message', ...mail } = payload as Mail & { id: string };
      const { db, now, log } = ctx;
      try {
        await mailer.send({ ...mail, sentAt: now });
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error;
        log.error({ err: error, mail: mail.id }, 'a mail was refused for good');
        const recipient = maskedRecipient(mail.to);
        const reason = safeErrorText(error.cause ?? error);
        const refused = { id: mail.id, channel: 'mail', kind, recipient, refusedAt: now } as const;
        await insertRefused(db, { ...refused, error: reason });
        await counted(ctx, 'mail', true);
        return;
      }
      await counted(ctx, 'mail', false);
    },
    async [SMS_JOB](payload, ctx) {
      await texter.send({ ...(payload as Sms & { id: string }), sentAt: ctx.now });
      await counted(ctx, 'sms', false);
    },
  };
}
