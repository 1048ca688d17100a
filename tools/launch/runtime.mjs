import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const oldestNode = 24;

/**
 * The Node that runs the product: the machine's own where it is new enough, else the one that npm
 * brought; null where neither is there.
 *
 * @param {string} root the product's folder
 * @param {{ platform: string, arch: string, execPath: string, version: string }} machine
 * @returns {string | null}
 */
export function chooseNode(root, machine = thisMachine()) {
  if (Number.parseInt(machine.version, 10) >= oldestNode) return machine.execPath;
  const system = machine.platform === 'win32' ? 'win' : machine.platform;
  const program = machine.platform === 'win32' ? 'node.exe' : 'node';
  const target = `${system}-${machine.arch}`;
  const name = target === 'darwin-arm64' ? `node-bin-${target}` : `node-${target}`;
  const file = join(root, 'node_modules', name, 'bin', program);
  return existsSync(file) ? file : null;
}

function thisMachine() {
  const { platform, arch, execPath } = process;
  return { platform, arch, execPath, version: process.versions.node };
}

/** @returns {string} what a person can do where there is no Node to run the product */
export function noNodeSentence() {
  return (
    `This machine has Node ${process.versions.node}, and none is brought for ` +
    `${process.platform}-${process.arch}: install Node ${oldestNode} or newer and start again.`
  );
}

/**
 * The environment in which the chosen Node is found first, by npm's programs as well.
 *
 * @param {string} root
 * @param {string} node
 */
export function environmentWith(root, node) {
  const separator = process.platform === 'win32' ? ';' : ':';
  // Windows writes the name in its own way, and a second spelling would win over ours.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), join(root, 'node_modules', '.bin'), process.env[name] ?? ''];
  return { ...process.env, [name]: folders.join(separator) };
}

/**
 * Wraps a command so that a killed launcher takes it along, where the machine can.
 *
 * @param {string} node
 * @param {string[]} args
 * @returns {{ file: string, args: string[] }}
 */
export function tiedToParent(node, args) {
  const tie = ['--pdeathsig', 'TERM', '--'];
  if (process.platform === 'linux' && existsSync('/usr/bin/setpriv')) {
    const tried = spawnSync('/usr/bin/setpriv', [...tie, '/bin/true'], { stdio: 'ignore' });
    if (tried.status === 0) return { file: '/usr/bin/setpriv', args: [...tie, node, ...args] };
  }
  return { file: node, args };
}
