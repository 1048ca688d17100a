import { join, resolve } from 'node:path';
import { startDatabase } from './kit/postgres/chosen-database.ts';
import { readConfig } from './kit/process/config.ts';
import { closeDataFolder } from './kit/process/data-folder.ts';
import { createLogger } from './kit/process/log.ts';
import { StartProblem } from './kit/process/start-problem.ts';

/** The product as a process: reads the configuration, starts the database, opens the market. */
const root = resolve(import.meta.dirname, '../..');
const started = Date.now();
const print = (line: string) => process.stdout.write(`${line}\n`);
const step = (text: string) => print(`  ${((Date.now() - started) / 1000).toFixed(1)} s  ${text}`);

/** Calls and jobs that wait for a lost database are not waited for longer. */
const END_MS = 10_000;

let close = async (): Promise<void> => undefined;
let stopping: Promise<void> | null = null;
/** Ends calls first, then jobs, then the database; a second signal waits for the first. */
function stop(signal: string): Promise<void> {
  stopping ??= (async () => {
    print(`\n${signal}: stopping`);
    await close();
    print('Stopped.');
  })();
  return stopping;
}

/** Ends the process where its database does not run any more: nothing can be answered without. */
function endWith(problem: StartProblem): void {
  process.stderr.write(`${problem.message}\n`);
  const end = () => process.exit(1);
  setTimeout(end, END_MS).unref();
  stop('The database is lost').then(end, end);
}

type Program = [typeof import('./first-start.ts'), typeof import('./market.ts')];
let program: Promise<Program> | null = null;
/**
 * Reads the program, once: begun when the database has begun, since neither needs the other and
 * both take a while.
 */
function readProgram(): Promise<Program> {
  if (!program) {
    program = Promise.all([import('./first-start.ts'), import('./market.ts')]);
    // Where the database does not start, that is what is said.
    program.catch(() => undefined);
  }
  return program;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const onStep = (text: string) => {
    step(text);
    setImmediate(readProgram);
  };
  const chosen = await startDatabase(config, onStep, endWith);
  close = () => chosen.stop();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(signal).then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'the stop failed');
          process.exit(1);
        },
      );
    });
  }
  closeDataFolder(config.dataDir);
  const [{ prepareFirstStart }, { openMarket }] = await readProgram();
  const prepared = await prepareFirstStart({ url: chosen.url, config, log, onStep: step });
  const market = await openMarket({ url: chosen.url, config, log, onStep: step });
  close = async () => {
    await market.close();
    await chosen.stop();
  };
  prepared.addPages(market.http);
  await market.servePages(join(root, 'web'));
  await market.startJobs();
  await market.http.listen({ host: config.host, port: config.port });
  print(`\nAssay 验芯 is open at ${config.publicUrl} (${Date.now() - started} ms)`);
  for (const line of prepared.notes) print(line);
  print('Stop with Ctrl-C.');
}

try {
  await start();
} catch (error) {
  await close();
  // Who imports this file says it in words of its own.
  if (!import.meta.main || !(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
