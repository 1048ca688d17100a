import { hash, verify } from '@node-rs/argon2';
import { Failure } from '#server/kit/failure.ts';

/** Argon2id (the library's default) with 19 MiB and two passes: the least that OWASP asks for. */
const settings = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** So many at a time, and so many that wait: beyond that, callers are asked to come later. */
const AT_ONCE = 2;
const WAITING_MAX = 64;
const COME_BACK_S = 5;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work when a place is free, so that a flood of sign-ins cannot take all memory and CPU. */
async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) throw new Failure('rate.tooMany', { seconds: COME_BACK_S });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place is handed on: `running` stays as it is when somebody waits.
    if (next) next();
    else running -= 1;
  }
}

/** The kept form of a password. */
export const hashPassword = (password: string): Promise<string> =>
  withHashSlot(() => hash(password, settings));

/** Of a password that nobody has: checking against it takes as long as checking a real one. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1' +
  '$ogOrQ2YeZlYJ09o3oQihbQ$sue+hyD5fS7wNTV3ZqUbJziEiBmp2f1+7JXXa23lhTo';

/** Whether a password is right; for an account that has none it is wrong after the same time. */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  const isRight = await withHashSlot(() => verify(storedHash ?? NOBODYS, password));
  return isRight && storedHash !== null;
}
