import type { ChildProcess } from 'node:child_process';

/** Waits for the end of a program whose output is piped, and returns all that it wrote. */
export async function childOutput(
  child: ChildProcess,
): Promise<{ readonly code: number | null; readonly output: string }> {
  let output = '';
  child.stdout?.on('data', (part) => (output += part));
  child.stderr?.on('data', (part) => (output += part));
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('close', done);
  });
  return { code, output };
}
