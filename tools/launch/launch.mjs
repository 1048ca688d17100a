/**
 * The way into the product on any machine with Node 18 or newer: installs what is missing, finds
 * a Node that is new enough and lets it do the rest.
 *
 *   node tools/launch/launch.mjs start | test [PART ...] | run FILE [ARGUMENT ...]
 *
 * Plain JavaScript without a dependency: nothing is installed yet when it begins.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { chooseNode, environmentWith, noNodeSentence, tiedToParent } from './runtime.mjs';

const root = resolve(fileURLToPath(import.meta.url), '..', '..', '..');

process.exitCode = await launch(process.argv.slice(2));

/** @param {string[]} words @returns {Promise<number>} the exit code */
async function launch([command, ...rest]) {
  const files = { start: 'start.ts', test: 'test.ts' };
  const file = command === 'run' ? rest.shift() : files[command];
  if (file === undefined) {
    return refuse('Usage: node tools/launch/launch.mjs start | test [PART ...] | run FILE ...');
  }
  const failure = await ensureInstalled(root);
  if (failure !== null) return refuse(failure);
  const node = chooseNode(root);
  if (node === null) return refuse(noNodeSentence());
  const path = command === 'run' ? resolve(file) : join(root, 'tools', 'launch', file);
  const args = ['--disable-warning=ExperimentalWarning', path, ...rest];
  // Loading demo data would leave a young generation behind that an idle market never uses.
  if (command === 'start') args.unshift('--max-semi-space-size=4');
  return runWith(node, args);
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/**
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runWith(node, args) {
  const command = tiedToParent(node, args);
  const child = spawn(command.file, command.args, {
    stdio: 'inherit',
    // Compiled code is kept: a third less work at each start.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...environmentWith(root, node) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C on a terminal reaches the whole group: the child has it already.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  stopWithNpm(() => child.kill('SIGTERM'));
  return new Promise((done) => {
    child.once('error', (error) => {
      done(refuse(`The Node at ${node} does not run here (${error.message}): install Node 24.`));
    });
    child.once('close', (code, signal) => {
      done(signal === null ? (code ?? 1) : 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/**
 * npm hands a signal to its shell, which ends without handing it on: what npm started would go on
 * without it.
 *
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    stop();
  }, 500);
  watching.unref();
}
