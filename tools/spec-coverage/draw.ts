import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '#contract/call.ts';
import { routes } from '#web/app/routing/all-routes.ts';
import { redirects } from '#web/app/routing/routes.ts';
import { type Holding, holdingCall, holdingRoute, holdingRule } from './find.ts';
import { promisedCalls, promisedRoutes } from './promised.ts';
import { sentences } from './sentences.ts';
import type { TestFile } from './tests.ts';

/** Entries that a cell names; the tests themselves tell the rest. */
const SHOWN = 3;
const NOT_HELD = '**not held yet**';
const NONE = '**none**';
const NOT_THERE = '**not there yet**';

interface Declared {
  readonly slice: string;
  readonly name: string;
  readonly path: string;
}

/** Every call of the contract with the constant that declares it. */
export async function declaredCalls(root: string): Promise<Declared[]> {
  const folder = join(root, 'contract', 'src');
  const found: Declared[] = [];
  for (const { name: slice } of readdirSync(folder, { withFileTypes: true })) {
    if (slice.includes('.')) continue;
    const files = readdirSync(join(folder, slice), { recursive: true, encoding: 'utf8' });
    for (const file of files) {
      if (!/(^|\/)([a-z-]+-)?calls\.ts$/.test(file)) continue;
      const module = (await import(join(folder, slice, file))) as Record<
        string,
        Partial<Call> | undefined
      >;
      for (const [name, value] of Object.entries(module)) {
        if (value?.path && value.callers && value.kind)
          found.push({ slice, name, path: value.path });
      }
    }
  }
  return found.sort((one, other) => one.path.localeCompare(other.path, 'en'));
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function shown(held: readonly Holding[], none: string): string {
  const named = held.flatMap(({ path, names }) => names.map((name) => `${path}: ${name}`));
  const files = held.filter(({ names }) => names.length === 0).map(({ path }) => path);
  const all = [...named, ...files];
  return all.length === 0 ? none : all.slice(0, SHOWN).map(cell).join('<br>');
}

const table = (head: readonly string[], rows: readonly string[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${'---|'.repeat(head.length)}`,
  ...rows,
  '',
];

const anyName = (route: string): string => route.replace(/:\w+/g, ':');

function routeRows(files: readonly TestFile[]): string[] {
  const known = new Map(routes.map((route) => [anyName(route.path), route]));
  return promisedRoutes.map((path) => {
    const route = known.get(anyName(path)) ?? known.get(`${anyName(path)}/:`);
    const isPublic = route?.shell === 'public' && route.open !== 'signedIn';
    const isThere = route !== undefined || path in redirects;
    const held = holdingRoute(files, { path: route?.path ?? path, isPublic });
    return `| \`${path}\` | ${isThere ? shown(held, NOT_HELD) : NOT_THERE} |`;
  });
}

function callRows(files: readonly TestFile[], calls: readonly Declared[]): string[] {
  const promised = new Set(promisedCalls);
  const missing = promisedCalls.filter((path) => calls.every((call) => call.path !== path));
  const rows = calls.map((call) => {
    const section = promised.has(call.path) ? '7' : '';
    return `| \`${call.path}\` | ${section} | ${shown(holdingCall(files, call), NONE)} |`;
  });
  return [...rows, ...missing.map((path) => `| \`${path}\` | 7 | ${NOT_THERE} |`)];
}

function ruleRows(files: readonly TestFile[]): string[] {
  return sentences.map(({ section, tag, rule }) => {
    const held = shown(holdingRule(files, section, tag), NOT_HELD);
    return `| ${section}: ${cell(tag)} | ${cell(rule)} | ${held} |`;
  });
}

const count = (rows: readonly string[]): string => {
  const open = rows.filter((row) =>
    [NOT_HELD, NOT_THERE, NONE].some((mark) => row.includes(mark)),
  ).length;
  return `${rows.length - open} of ${rows.length}`;
};

/** The page that says which test holds which call, route and rule. */
export async function coverage(root: string, files: readonly TestFile[]): Promise<string> {
  const calls = callRows(files, await declaredCalls(root));
  const opened = routeRows(files);
  const rules = ruleRows(files);
  return [
    '# What the specification says, and the tests that hold it',
    '',
    'Written by `npm run spec:coverage` from the tests, never by hand. A cell names',
    `at most ${SHOWN} tests; a file alone means that its tests share what they use.`,
    '',
    `Calls ${count(calls)}, routes ${count(opened)}, rules ${count(rules)}.`,
    '',
    '## Calls (section 7, and all of the contract)',
    '',
    'Tests that make a call and then assert, by what they read (decision 0034). The matrix and the',
    'fuzz make every call as every kind of caller; they prove no call’s work and are not counted.',
    '',
    ...table(['Call', 'Section', 'Tests'], calls),
    '## Routes (section 2)',
    '',
    'Walks in a browser that open the page.',
    '',
    ...table(['Route', 'Walks'], opened),
    '## Rules (sections 2, 3, 4, 5, 6, 8 and 9)',
    '',
    'A test holds a rule when its name says so: `spec 4: code resend`.',
    '',
    ...table(['Rule', 'It says', 'Tests'], rules),
  ].join('\n');
}
