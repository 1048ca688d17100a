import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const table = join(root, 'contract/src/orders/table.ts');
const END = '] as const satisfies readonly OrderRowShape[];';

/** The order table with one row more among those of both kinds. */
function tableWith(row: string): string {
  const text = readFileSync(table, 'utf8');
  expect(text).toContain(END);
  return text.replace(END, `${row}\n${END}`);
}

const sides = {
  server: {
    config: 'tsconfig.json',
    files: [
      'server/src/orders/core/machine.ts',
      'server/src/orders/core/changes.ts',
      'server/src/orders/process.ts',
      'server/src/orders/locales/en.ts',
      'contract/src/orders/calls.ts',
    ],
    words: [],
  },
  web: {
    config: 'web/tsconfig.json',
    files: [
      'web/src/orders/moves/forms.ts',
      'web/src/operator/order/desk-forms.ts',
      'web/src/order-parts/happened.ts',
    ],
    words: ['orders', 'operator', 'order-parts'].map((slice) => `web/src/${slice}/locales/zh.ts`),
  },
} as const;

/** Which files of a side do not compile where the table is the one given. */
function failing(side: keyof typeof sides, text: string): string[] {
  const { config, files, words } = sides[side];
  const path = join(root, config);
  const read = ts.readConfigFile(path, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(read.config, ts.sys, resolve(path, '..'), {}, path);
  const options: ts.CompilerOptions = { ...parsed.options, incremental: false };
  delete options.tsBuildInfoFile;
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) => (resolve(name) === table ? text : readFile.call(host, name));
  const names = files.map((file) => join(root, file));
  const program = ts.createProgram({
    // Pages know their words by modules that add themselves.
    rootNames: [...names, ...words.map((file) => join(root, file))],
    options,
    host,
  });
  return names
    .filter((name) => {
      const source = program.getSourceFile(name);
      expect(source, name).toBeDefined();
      return program.getSemanticDiagnostics(source).length > 0;
    })
    .map((name) => relative(root, name));
}

const event = "  { event: 'writeOff', from: 'returned', to: 'refunded', by: ['finance'] },";
/** Each names something that has no handler: a message, a guard, a recipient. */
const unhandled = [
  "  { event: 'pay', from: 'paid', to: 'paid', by: ['buyer'], notify: ['buyer'], message: 'x' },",
  "  { event: 'pay', from: 'paid', to: 'paid', by: ['buyer'], when: 'fullMoon' },",
  "  { event: 'pay', from: 'paid', to: 'paid', by: ['buyer'], notify: ['warehouse'] },",
];

describe('the order table', () => {
  it('compiles as it stands, on both sides', () => {
    const text = readFileSync(table, 'utf8');
    expect([failing('server', text), failing('web', text)]).toEqual([[], []]);
  }, 120_000);

  it('does not compile with a new event until the server and every page handle it', () => {
    const text = tableWith(event);
    expect(failing('server', text)).toEqual([
      'server/src/orders/core/changes.ts',
      'server/src/orders/process.ts',
      'contract/src/orders/calls.ts',
    ]);
    expect(failing('web', text)).toEqual(sides.web.files);
  }, 120_000);

  it('does not compile with a guard, a message or a recipient that nobody handles', () => {
    expect(failing('server', tableWith(unhandled.join('\n')))).toEqual([
      'server/src/orders/core/machine.ts',
      'server/src/orders/process.ts',
      'server/src/orders/locales/en.ts',
    ]);
  }, 120_000);
});
