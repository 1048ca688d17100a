import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** House rules that no linter knows. A new exception is written here with its reason or not made. */
const root = resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));
const code = files.filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const tidy = 'tools/tidy.test.ts';
/** It holds violations to be caught. */
const planted = 'tools/gates/planted.ts';

/** Longer than 300 lines because it is one list of one subject. */
const longLists =
  /\/locales\/|\/words\.ts$|(^|\/)([a-z-]+-)?calls\.ts$|(^|\/)table\.ts$|\.test\.tsx?$|^bench\/|^tools\/demo\//;

/** They hold JSX and export no component: the page's entry, and the routes made from the table. */
const entries = new Set(['web/src/main.tsx', 'web/src/server.tsx']);

describe('the house is tidy', () => {
  it('has no drawer for everything', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|types|managers?|index)\.(ts|tsx)$/;
    expect(code.filter((path) => drawers.test(path))).toEqual([]);
  });

  it('names files as the house does', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs|cjs)$/;
    const component = /^[A-Z][A-Za-z0-9]*\.tsx$|^\.dependency-cruiser\.cjs$/;
    const wrong = code.filter((path) => {
      if (entries.has(path)) return false;
      const name = path.split('/').at(-1) ?? '';
      return !(path.endsWith('.tsx') && !path.endsWith('.test.tsx')
        ? component.test(name)
        : kebab.test(name) || component.test(name));
    });
    expect(wrong).toEqual([]);
  });

  it('gives each file one subject', () => {
    const long = code
      .filter((path) => !longLists.test(path))
      .map((path) => ({ path, lines: read(path).split('\n').length }))
      .filter(({ lines }) => lines > 320)
      .map(({ path, lines }) => `${path}: ${lines}`);
    expect(long).toEqual([]);
  });

  it('leaves nothing open and hides nothing from the compiler', () => {
    const open = /\b(TODO|FIXME|XXX)\b|@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b/;
    const lines = code
      .filter((path) => path !== tidy && path !== planted)
      .flatMap((path) => {
        const text = read(path).split('\n');
        return text.flatMap((line, at) =>
          open.test(line) && !text[at - 1]?.includes('biome-ignore') ? [`${path}:${at + 1}`] : [],
        );
      });
    expect(lines).toEqual([]);
  });

  it('skips no test and waits for no fixed time', () => {
    const skipping = /\b(it|test|describe)\.(skip|only|todo|fixme)\b|waitForTimeout\(/;
    const tests = code.filter((path) => /\.test\.tsx?$|\.spec\.ts$/.test(path) && path !== tidy);
    expect(tests.filter((path) => skipping.test(read(path)))).toEqual([]);
  });

  it('keeps nothing in the memory of a journey file, which is lost when a journey is repeated', () => {
    const journeys = code.filter((path) => path.startsWith('e2e/') && path.endsWith('.spec.ts'));
    expect(journeys.length).toBeGreaterThan(30);
    expect(journeys.filter((path) => /^(let|var) /m.test(read(path)))).toEqual([]);
  });

  it('says what each promise of contract, core and public door is', () => {
    const doors = code.filter(
      (path) =>
        /^contract\/src\/|^server\/src\/[^/]+\/(core\/|public\.ts)/.test(path) &&
        !/\.test\.ts$|\/locales\//.test(path),
    );
    const silent = doors.flatMap((path) => {
      const lines = read(path).split('\n');
      return lines.flatMap((line, at) => {
        const functions = /^export (async )?function (\w+)/.exec(line);
        if (!functions) return [];
        const before = lines[at - 1]?.trim() ?? '';
        return before.endsWith('*/') ? [] : [`${path}:${at + 1} ${functions[2]}`];
      });
    });
    expect(silent).toEqual([]);
  });

  it('asks for no dictionary that is not there', () => {
    const asked = code
      .filter((path) => path.startsWith('web/src/'))
      .flatMap((path) =>
        [...read(path).matchAll(/\b(?:useTranslator|useFoundWords)\('([^']+)'\)/g)].map(
          ([, name]) => ({ path, name: name ?? '' }),
        ),
      );
    expect(asked.length).toBeGreaterThan(500);
    const missing = asked.filter(
      ({ name }) => name !== 'contract' && !files.includes(`web/src/${name}/locales/zh.ts`),
    );
    expect(missing).toEqual([]);
  });

  it('has every dictionary in five languages', () => {
    const folders = new Set(
      code.filter((path) => path.includes('/locales/')).map((path) => path.replace(/\/[^/]+$/, '')),
    );
    const missing = [...folders].flatMap((folder) =>
      ['zh', 'en', 'es', 'fr', 'ru']
        .map((lang) => `${folder}/${lang}.ts`)
        .filter((path) => existsSync(join(root, `${folder}/zh.ts`)) && !files.includes(path)),
    );
    expect(missing).toEqual([]);
  });

  it('is the product’s alone: no path of a machine, no host of a registry', () => {
    const foreign = /\/wor[k]\/|\/roo[t]\/|registry\.npmjs|deb\.debian/;
    const texts = files.filter((path) =>
      /\.(ts|tsx|mjs|cjs|md|json|yml|sql|css|html)$|run$/.test(path),
    );
    expect(texts.filter((path) => path !== tidy && foreign.test(read(path)))).toEqual([]);
  });
});
