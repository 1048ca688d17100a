import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { busy } from '#server/kit/failure.ts';
import { BoundedQueue } from '#server/kit/jobs/bounded-queue.ts';
import type { Picture } from './redraw.ts';
import type { PictureTask, PictureTasks, TaskMessage, TaskReply } from './tasks.ts';

type ReencodedPicture = PictureTasks['redraw']['output'];

/** Pictures that are drawn at a time, that wait for it, and how long one may take. */
const AT_ONCE = 2;
const WAITING_MAX = 10;
const TASK_TIMEOUT_MS = 15_000;
/** A process that has nothing to draw ends after so long. */
const IDLE_MS = 30_000;
/** Drawing yields to calls where the machine is busy. */
const PRIORITY = 10;

const program = fileURLToPath(new URL('./draw-process.ts', import.meta.url));
const queue = new BoundedQueue({ atOnce: AT_ONCE, waitingMax: WAITING_MAX });
/** Uploads come first: one comparison at a time, whoever asks for it. */
const comparisons = new BoundedQueue({ atOnce: 1, waitingMax: 100 });
const idle: { readonly child: ChildProcess; readonly end: NodeJS.Timeout }[] = [];

/**
 * Draws an uploaded picture anew, apart from the product's process. Fails with `service.busy` where
 * too many wait, and where this one takes too long.
 */
export const reencodeInChildProcess = (bytes: Buffer, type: string): Promise<ReencodedPicture> =>
  queue.run(async () => {
    const reencoded = await runInChildProcess('redraw', { bytes, type });
    if (typeof reencoded === 'string') return reencoded;
    return { ...reencoded, bytes: Buffer.from(reencoded.bytes) } satisfies Picture;
  });

/**
 * Compares pictures apart from the product's process. Fails with `service.busy` where too many wait,
 * where it takes too long, and where a picture cannot be read.
 */
export const compareInChildProcess = <T extends 'compareSmall' | 'compareLarge'>(
  task: T,
  input: PictureTasks[T]['input'],
): Promise<PictureTasks[T]['output']> => comparisons.run(() => runInChildProcess(task, input));

async function runInChildProcess<T extends PictureTask>(
  task: T,
  input: PictureTasks[T]['input'],
): Promise<PictureTasks[T]['output']> {
  const child = acquireProcess();
  const reply = await sendTask(child, { task, input });
  if (reply === null) {
    child.kill('SIGKILL');
    throw busy();
  }
  releaseProcess(child);
  return reply.output as PictureTasks[T]['output'];
}

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
function sendTask(child: ChildProcess, task: TaskMessage) {
  return new Promise<TaskReply | null>((done) => {
    const late = setTimeout(() => settle(null), TASK_TIMEOUT_MS);
    const onEnd = () => settle(null);
    const settle = (reply: TaskReply | null) => {
      clearTimeout(late);
      child.off('message', settle).off('exit', onEnd).off('error', onEnd);
      done(reply);
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
