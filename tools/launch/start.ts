/** `npm start`: checks, builds the web client where it is stale, then runs the product. */
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Config, readConfig } from '#server/kit/process/config.ts';
import { StartProblem } from '#server/kit/process/start-problem.ts';
import { ensureWebBuilt } from './web-build.ts';

const root = resolve(import.meta.dirname, '..', '..');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Until the product listens itself there is nothing to put in order; afterwards this listener
    // keeps a second Ctrl-C from cutting off the stop that the first one began.
    if (process.listenerCount(signal) === 1) process.exit(130);
  });
}
process.on('uncaughtException', end);
process.on('unhandledRejection', end);

try {
  await start();
} catch (error) {
  end(error);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await assertPortFree(config);
  const failure = await ensureWebBuilt(root);
  if (failure !== null) throw new StartProblem(`The web client cannot be built:\n${failure}`);
  const main = resolve(root, 'server', 'src', 'main.ts');
  await import(pathToFileURL(main).href);
}

/** Looks before anything is built or started; the server still refuses where it was taken since. */
function assertPortFree(config: Config): Promise<void> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen({ host: config.host, port: config.port, exclusive: true }, () => {
      probe.close(() => done());
    });
  });
}

function end(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

/** A problem of the machine in one sentence; a fault of the program with its stack. */
function sentenceOf(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  const { code, port, path, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop it, or set PORT to another one.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}: correct HOST.`;
    case 'EACCES':
      if (port === undefined) return `${path ?? 'A file'} may not be used by this user.`;
      return `Port ${port} may not be opened by this user: set PORT to 1024 or more.`;
    case 'ENOSPC':
    case '53100':
      return 'The disk is full: free some space and start again.';
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
