import { setTimeout as pause } from 'node:timers/promises';
import * as accounts from '#contract/accounts/calls.ts';
import { BASE_PATH } from '#contract/call.ts';
import { Caller } from '../deal/caller.ts';
import { timed } from './clock.ts';

/** Somebody who is signed in at the product that a fault attacks. */
export interface Person {
  readonly caller: Caller;
  /** Uploads one file; answers the status of the reply. */
  upload(path: string, name: string, bytes: Uint8Array): Promise<number>;
  /** Tries a wrong password; answers the milliseconds until it was judged. */
  tryPassword(): Promise<number>;
}

/** Signs a new account in by the code that the mailbox of development shows. */
export async function newcomer(origin: string, email: string): Promise<Person> {
  const caller = new Caller(email, async ({ path, headers, body }) => {
    const sent = typeof body === 'string' ? body : new Uint8Array(body);
    const answer = await fetch(origin + path, { method: 'POST', headers, body: sent });
    return { status: answer.status, body: await answer.text() };
  });
  await caller.send(accounts.sendCode, { email });
  const code = await codeOf(`${origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  caller.signedIn(await caller.send(accounts.mailLogin, { email, code }));
  return {
    caller,
    async upload(path, name, bytes) {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(bytes)], name));
      const answer = await fetch(origin + BASE_PATH + path, {
        method: 'POST',
        headers: caller.header,
        body: form,
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    tryPassword: () =>
      timed(`${origin}${BASE_PATH}${accounts.login.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: email, password: 'Wrong2026', agree: true }),
      }),
  };
}

const MAIL_MS = 20_000;
const POLL_MS = 50;

/** The code of the newest mail, once a job has delivered it. */
async function codeOf(mailbox: string): Promise<string> {
  for (const from = performance.now(); performance.now() - from < MAIL_MS; await pause(POLL_MS)) {
    const [mail] = (await (await fetch(mailbox)).json()) as { code: string | null }[];
    if (mail?.code) return mail.code;
  }
  throw new Error(`no mail came within ${MAIL_MS} ms`);
}
