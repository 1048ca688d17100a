import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breachesIn } from '../walls/cruise.ts';
import { gates } from './all.ts';
import { type Finding, readHouse, root } from './house.ts';
import { linesOf, newFindings, parseKnown, readKnown } from './known.ts';
import { type Planted, planted } from './planted.ts';
import { crowdedFolders } from './slice-plan.ts';
import { isTime } from './words.ts';

/** One program for all: the house as it stands, and the planted files in it. */
const found = new Map<string, Finding[]>();
const isPlanted = new Set(planted.map(({ path }) => path));
let folder: string;

/** The files of some violations, in a folder that has the packages and settings of the house. */
function makeFolder(some: readonly Planted[]): string {
  const made = mkdtempSync(join(folder, 'house-'));
  for (const name of ['node_modules', 'package.json', 'tsconfig.json', 'knip.json']) {
    symlinkSync(join(root, name), join(made, name));
  }
  copyFileSync(join(root, 'biome.json'), join(made, 'biome.json'));
  for (const { path, text, beside = {} } of some) {
    for (const [file, content] of Object.entries({ ...beside, [path]: text })) {
      mkdirSync(dirname(join(made, file)), { recursive: true });
      writeFileSync(join(made, file), content);
    }
  }
  return made;
}

/** The output of a program of npm's; it ends with a failure where it finds something. */
function outputOf(cwd: string, script: string, args: string[]): string {
  try {
    const command = [join('node_modules', script), ...args];
    return execFileSync(process.execPath, command, { cwd, stdio: 'pipe' }).toString();
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return `${stdout}\n${stderr}`;
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-gates-'));
  const texts = Object.fromEntries(planted.map(({ path, text }) => [path, text]));
  const house = readHouse(texts);
  for (const gate of gates) found.set(gate.name, await gate.check(house));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const findingsOf = (gate: string, isMeant: (path: string) => boolean) =>
  (found.get(gate) ?? []).filter(({ path }) => isMeant(path));

describe('the house', () => {
  it.each(gates.map(({ name, rule }) => [name, rule]))('has no new violation of %s: %s', (name) => {
    const own = findingsOf(name, (path) => !isPlanted.has(path));
    const lines = linesOf(name, own, readKnown(name));
    expect(lines).toEqual([]);
  });
});

describe('a planted violation is caught:', () => {
  const byGate = planted.flatMap((one) => ('gate' in one.by ? [{ ...one, by: one.by.gate }] : []));
  it.each(byGate.map((one) => [one.title, one] as const))('%s', (_title, { path, by }) => {
    expect(findingsOf(by, (one) => one === path)).not.toEqual([]);
  });

  const byLint = planted.flatMap((one) => ('lint' in one.by ? [{ ...one, by: one.by.lint }] : []));
  it.each(byLint.map((one) => [one.title, one] as const))('%s', (_title, { by, ...one }) => {
    const args = ['check', '--diagnostic-level=error', '--vcs-enabled=false', one.path];
    const made = makeFolder([{ ...one, by: { lint: by } }]);
    expect(outputOf(made, '@biomejs/biome/bin/biome', args)).toContain(by);
  });

  const byWall = planted.flatMap((one) => ('wall' in one.by ? [{ ...one, by: one.by.wall }] : []));
  it.each(byWall.map((one) => [one.title, one] as const))('%s', async (_title, { by, ...one }) => {
    const made = makeFolder([{ ...one, by: { wall: by } }]);
    expect(await breachesIn(made)).toContain(by);
  });

  const unused = planted.flatMap((one) => ('unused' in one.by ? [one] : []));
  it.each(unused.map((one) => [one.title, one] as const))('%s', (_title, one) => {
    const output = outputOf(makeFolder([one]), 'knip/bin/knip.js', ['--no-progress']);
    expect(output).toMatch(/Unused exported? (types|exports)|Unused exports|Unused exported types/);
    expect(output).toContain('unused' in one.by ? one.by.unused : '');
  });

  it('more than thirty of them, each by one who is named', () => {
    expect(planted.length).toBeGreaterThanOrEqual(30);
    expect(new Set(planted.map(({ title }) => title)).size).toBe(planted.length);
    expect(isPlanted.size).toBe(planted.length);
  });

  it.each([
    ['readonly at: Date', true],
    ['at?: Date | null', true],
    ['readonly at: string', true],
    ['at: string | null', true],
    ['at: number', false],
    ['at: null', false],
    ['at: RequestContext', false],
    ['at: Date | RequestContext', false],
  ])('not the property of a time: `%s`', (property, isAllowed) => {
    const ast = ts.createSourceFile('row.ts', `interface Row { ${property} }`, 99, true);
    const [row] = ast.statements.filter(ts.isInterfaceDeclaration);
    expect(row?.members.map(isTime)).toEqual([isAllowed]);
  });

  it('a folder of more than twenty-five files', () => {
    const pathsOf = (count: number) =>
      Array.from({ length: count }, (_, nr) => `web/src/orders/Part${nr}.tsx`);
    expect(crowdedFolders(pathsOf(25))).toEqual([]);
    expect(crowdedFolders(pathsOf(26)).map(({ what }) => what)).toEqual([
      'web/src/orders holds 26',
    ]);
  });

  it('one more than is known in a file, and no less', () => {
    const known = parseKnown('# 2 in all\n2 server/src/a.ts\n');
    const finding = (line: number) => ({ path: 'server/src/a.ts', line, what: 'x' });
    expect(newFindings('short-functions', [finding(1), finding(2)], known)).toEqual([]);
    expect(newFindings('short-functions', [1, 2, 3].map(finding), known)).toHaveLength(3);
    expect(newFindings('short-functions', [{ ...finding(1), path: 'b.ts' }], known)).toHaveLength(
      1,
    );
  });
});
