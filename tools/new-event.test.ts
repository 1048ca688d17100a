import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const tables = {
  orders: join(root, 'contract/src/orders/table.ts'),
  inspections: join(root, 'contract/src/qc/table.ts'),
} as const;
const ends = {
  orders: '] as const satisfies readonly OrderRowShape[];',
  inspections: '] as const satisfies readonly InspectionRowShape[];',
} as const;
type Machine = keyof typeof tables;

/** A table with one row more; of orders, among those of both kinds. */
function tableWith(row: string, machine: Machine = 'orders'): string {
  const text = readFileSync(tables[machine], 'utf8');
  const end = ends[machine];
  expect(text).toContain(end);
  return text.replace(end, `${row}\n${end}`);
}

interface Side {
  readonly config: string;
  readonly files: readonly string[];
  readonly words: readonly string[];
}

const sides = {
  server: {
    config: 'tsconfig.json',
    files: [
      'server/src/orders/core/machine.ts',
      'server/src/orders/core/changes.ts',
      'server/src/orders/process.ts',
      'server/src/orders/locales/en.ts',
      'contract/src/orders/event-calls.ts',
    ],
    words: [],
  },
  web: {
    config: 'web/tsconfig.json',
    files: [
      'web/src/orders/moves/forms.ts',
      'web/src/operator/order/move/desk-forms.ts',
      'web/src/order-parts/happened.ts',
    ],
    words: ['orders/moves', 'operator', 'operator/order', 'order-parts'].map(
      (folder) => `web/src/${folder}/locales/zh.ts`,
    ),
  },
} as const;

const inspectionSides = {
  server: {
    config: 'tsconfig.json',
    files: ['server/src/qc/core/machine.ts', 'server/src/qc/process.ts'],
    words: [],
  },
  web: {
    config: 'web/tsconfig.json',
    files: ['web/src/operator/bench/EventForms.tsx'],
    words: ['operator', 'operator/bench'].map((folder) => `web/src/${folder}/locales/zh.ts`),
  },
} as const;

/** Which files of a side do not compile where the table is the one given. */
function failing(side: keyof typeof sides, text: string, machine: Machine = 'orders'): string[] {
  const { config, files, words }: Side = (machine === 'orders' ? sides : inspectionSides)[side];
  const table = tables[machine];
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
    const text = readFileSync(tables.orders, 'utf8');
    expect([failing('server', text), failing('web', text)]).toEqual([[], []]);
  }, 120_000);

  it('does not compile with a new event until the server and every page handle it', () => {
    const text = tableWith(event);
    expect(failing('server', text)).toEqual([
      'server/src/orders/core/changes.ts',
      'server/src/orders/process.ts',
      'contract/src/orders/event-calls.ts',
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

describe('the inspection table', () => {
  const row = (facts: string) => `  { from: 'testing', to: 'testing', by: ['author'], ${facts} },`;

  it('compiles as it stands, on both sides', () => {
    const text = readFileSync(tables.inspections, 'utf8');
    expect([failing('server', text, 'inspections'), failing('web', text, 'inspections')]).toEqual([
      [],
      [],
    ]);
  }, 120_000);

  it('does not compile with a new event until the server and the bench handle it', () => {
    const text = tableWith(row("event: 'pause'"), 'inspections');
    expect(failing('server', text, 'inspections')).toEqual(['server/src/qc/process.ts']);
    expect(failing('web', text, 'inspections')).toEqual(inspectionSides.web.files);
  }, 120_000);

  it('does not compile with a guard that nobody decides', () => {
    const text = tableWith(row("event: 'resize', when: 'fullMoon'"), 'inspections');
    expect(failing('server', text, 'inspections')).toContain('server/src/qc/core/machine.ts');
  }, 120_000);
});
