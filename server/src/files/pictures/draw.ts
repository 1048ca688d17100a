import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { busy } from '#server/kit/failure.ts';
import { BoundedQueue } from '#server/kit/jobs/bounded-queue.ts';
import type { Picture, redrawPicture } from './redraw.ts';

type ReencodedPicture = Awaited<ReturnType<typeof redrawPicture>>;

/** Pictures that are drawn at a time, that wait for it, and how long one may take. */
const AT_ONCE = 2;
const WAITING_MAX = 10;
const REENCODE_TIMEOUT_MS = 15_000;
/** A process that has nothing to draw ends after so long. */
const IDLE_MS = 30_000;
/** Drawing yields to calls where the machine is busy. */
const PRIORITY = 10;

const program = fileURLToPath(new URL('./draw-process.ts', import.meta.url));
const queue = new BoundedQueue({ atOnce: AT_ONCE, waitingMax: WAITING_MAX });
const idle: { readonly child: ChildProcess; readonly end: NodeJS.Timeout }[] = [];

/**
 * Draws an uploaded picture anew, apart from the product's process. Fails with `service.busy` where
 * too many wait, and where this one takes too long.
 */
export const reencodeInChildProcess = (bytes: Buffer, type: string): Promise<ReencodedPicture> =>
  queue.run(async () => {
    const child = acquireProcess();
    const reencoded = await sendTask(child, { bytes, type });
    if (reencoded === null) {
      child.kill('SIGKILL');
      throw busy();
    }
    releaseProcess(child);
    if (typeof reencoded === 'string') return reencoded;
    return { ...reencoded, bytes: Buffer.from(reencoded.bytes) } satisfies Picture;
  });

function acquireProcess(): ChildProcess {
  const free = idle.pop();
  if (free !== undefined) {
    clearTimeout(free.end);
    return free.child;
  }
  const child = fork(program, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: 'ignore',
    env: { PATH: process.env.PATH },
  });
  child.on('error', () => undefined);
  // Once for a process, not for each picture: it draws many.
  child.once('exit', () => forget(child));
  try {
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  } catch {
    // Some systems let nobody change it; the picture is drawn all the same.
  }
  return child;
}

/** Resolves to the reply of the process; to null where it exits without one or takes too long. */
function sendTask(child: ChildProcess, task: { bytes: Buffer; type: string }) {
  return new Promise<ReencodedPicture | null>((done) => {
    const late = setTimeout(() => settle(null), REENCODE_TIMEOUT_MS);
    const onEnd = () => settle(null);
    const settle = (reencoded: ReencodedPicture | null) => {
      clearTimeout(late);
      child.off('message', settle).off('exit', onEnd).off('error', onEnd);
      done(reencoded);
    };
    child.on('message', settle).on('exit', onEnd).on('error', onEnd);
    child.send(task, (error) => {
      if (error !== null) settle(null);
    });
  });
}

function releaseProcess(child: ChildProcess): void {
  const end = setTimeout(() => {
    forget(child);
    child.disconnect();
  }, IDLE_MS);
  // A process that only waits keeps the product from nothing.
  end.unref();
  child.unref();
  child.channel?.unref();
  idle.push({ child, end });
}

function forget(child: ChildProcess): void {
  const index = idle.findIndex((one) => one.child === child);
  if (index >= 0) clearTimeout(idle.splice(index, 1)[0]?.end);
}
