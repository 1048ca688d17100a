import { plan } from './planted-plan.ts';
import { words } from './planted-words.ts';

/** One violation: the file that holds it, its text, and who must catch it. */
export interface Planted {
  /** The sentence of the violation. */
  readonly title: string;
  readonly path: string;
  readonly text: string;
  /** A gate of `all.ts`, a rule of dependency-cruiser, a rule of biome, or knip. */
  readonly by: { gate: string } | { wall: string } | { lint: string } | { unused: string };
  /** Files that it needs beside it. */
  readonly beside?: Readonly<Record<string, string>>;
}

const core = 'server/src/orders/core';
const imports =
  "import { sql } from 'kysely';\nimport type { Tx } from '#server/kit/database/database.ts';\n";

const globals: Planted[] = [
  {
    title: 'Date.now in a core',
    path: `${core}/planted-now.ts`,
    text: 'export const plantedNow = () => Date.now();\n',
    by: { gate: 'pure-core' },
  },
  {
    title: 'new Date() in the contract',
    path: 'contract/src/planted-date.ts',
    text: 'export const plantedDate = () => new Date();\n',
    by: { gate: 'pure-core' },
  },
  {
    title: 'Math.random in a core',
    path: `${core}/planted-random.ts`,
    text: 'export const plantedRandom = () => Math.random();\n',
    by: { gate: 'pure-core' },
  },
  {
    title: 'process.env in a core',
    path: `${core}/planted-env.ts`,
    text: "export const plantedEnv = () => process.env['X'];\n",
    by: { gate: 'pure-core' },
  },
  {
    title: 'fetch in a core',
    path: `${core}/planted-fetch.ts`,
    text: "export const plantedFetch = () => fetch('http://127.0.0.1');\n",
    by: { gate: 'pure-core' },
  },
  {
    title: 'the machine’s clock in a command',
    path: 'server/src/orders/planted-command.ts',
    text: 'export const plantedDue = () => new Date().getTime();\n',
    by: { gate: 'clock-of-the-call' },
  },
];

const money: Planted[] = [
  {
    title: 'float arithmetic on an amount',
    path: 'server/src/wallet/planted-fee.ts',
    text: 'export const plantedFee = (amount: number) => amount * 0.03;\n',
    by: { gate: 'money-is-no-float' },
  },
  {
    title: 'an amount read as a float',
    path: 'server/src/wallet/planted-read.ts',
    text: 'export const plantedRead = (row: { price: string }) => parseFloat(row.price);\n',
    by: { gate: 'money-is-no-float' },
  },
];

const pages: Planted[] = [
  {
    title: 'fetch in a page',
    path: 'web/src/orders/planted-fetch.ts',
    text: "export const plantedCall = () => fetch('/test-api/orderList');\n",
    by: { gate: 'network-only-in-api' },
  },
  {
    title: 'a text literal in a page',
    path: 'web/src/orders/PlantedText.tsx',
    text: 'export const PlantedText = () => <p>Your order is on its way</p>;\n',
    by: { gate: 'no-text-in-pages' },
  },
  {
    title: 'a text literal in an attribute',
    path: 'web/src/orders/PlantedLabel.tsx',
    text: 'export const PlantedLabel = () => <input aria-label="Order number" />;\n',
    by: { gate: 'no-text-in-pages' },
  },
  {
    title: 'a hex color in a page',
    path: 'web/src/orders/PlantedColor.tsx',
    text: "export const PlantedColor = () => <i style={{ color: '#ff0000' }} />;\n",
    by: { gate: 'no-color-in-pages' },
  },
  {
    title: 'a hex color in a style sheet',
    path: 'web/src/orders/planted.module.css',
    text: '.planted {\n  color: #ff0000;\n}\n',
    by: { gate: 'no-color-in-pages' },
  },
  {
    title: 'a link to no page',
    path: 'web/src/orders/PlantedLink.tsx',
    text:
      "import { Link } from 'react-router';\n" +
      'export const PlantedLink = (p: { id: string }) => <Link to={"/no-such-page/1"} />;\n',
    by: { gate: 'links-lead-to-pages' },
  },
  {
    title: 'a message that leads to no page',
    path: 'server/src/orders/planted-message.ts',
    text: "export const plantedMessage = { kind: 'x', link: '/no-such-list' };\n",
    by: { gate: 'links-lead-to-pages' },
  },
  {
    title: 'an address of no page that waits in a constant',
    path: 'server/src/orders/planted-page.ts',
    text: "export const plantedPage = '/no-such-orders';\n",
    by: { gate: 'addresses-exist' },
  },
  {
    title: 'a hook behind a condition',
    path: 'web/src/orders/planted-hook.ts',
    text:
      "import { useState } from 'react';\nexport function usePlanted(isOpen: boolean) {\n" +
      '  if (isOpen) return useState(0);\n  return null;\n}\n',
    by: { lint: 'lint/correctness/useHookAtTopLevel' },
  },
  {
    title: 'an effect that leaves out what it depends on',
    path: 'web/src/orders/planted-effect.ts',
    text:
      "import { useEffect } from 'react';\nexport function usePlantedTitle(title: string) {\n" +
      '  useEffect(() => {\n    document.title = title;\n  }, []);\n}\n',
    by: { lint: 'lint/correctness/useExhaustiveDependencies' },
  },
];

const database: Planted[] = [
  {
    title: 'an un-awaited write in a transaction',
    path: 'server/src/orders/planted-store.ts',
    text: `${imports}export async function plantedWrite(tx: Tx): Promise<void> {
  sql\`update orders.orders set state = 'paid'\`.execute(tx);
}
export async function plantedCaller(tx: Tx): Promise<void> {
  plantedWrite(tx);
}
`,
    by: { gate: 'no-floating-promise' },
  },
  {
    title: 'writes in a forEach, for which nobody waits',
    path: 'server/src/orders/planted-each.ts',
    text:
      'export const plantedEach = (ids: string[], write: (id: string) => Promise<void>) => {\n' +
      '  ids.forEach(async (id) => {\n    await write(id);\n  });\n};\n',
    by: { gate: 'no-floating-promise' },
  },
  {
    title: 'a statement that nothing runs',
    path: 'server/src/orders/planted-unrun-store.ts',
    text: `${imports}export function plantedUnrun(_tx: Tx): void {
  sql\`delete from orders.history\`;
}
`,
    by: { gate: 'no-floating-promise' },
  },
  {
    title: 'SQL outside of a store',
    path: 'server/src/orders/planted-sql.ts',
    text: `${imports}export const plantedSql = (tx: Tx) => sql\`select 1\`.execute(tx);\n`,
    by: { gate: 'sql-only-in-stores' },
  },
  {
    title: 'SQL on the schema of another slice',
    path: 'server/src/orders/planted-foreign-store.ts',
    text: `${imports}export const plantedForeign = (tx: Tx) =>
  sql\`select * from orders.history h join wallet.entry e on true\`.execute(tx);
`,
    by: { gate: 'sql-of-own-schema' },
  },
  {
    title: 'a query that writes',
    path: 'server/src/watches/planted-query-store.ts',
    text: `${imports}import { watchList } from '#contract/watches/calls.ts';
import { transaction } from '#server/kit/database/database.ts';
const keep = (tx: Tx) => sql\`delete from watches.told\`.execute(tx);
const planted = async (at: { tx: Tx }) => {
  await transaction(at.tx, keep);
};
const bindPlanted = (_call: unknown, _handle: (at: { tx: Tx }) => Promise<void>) => null;
export const plantedQuery = bindPlanted(watchList, planted);
`,
    by: { gate: 'queries-never-write' },
  },
  {
    title: 'a failure that its call does not declare',
    path: 'server/src/watches/planted-failure.ts',
    text: `import { watchList } from '#contract/watches/calls.ts';
import { Failure } from '#server/kit/failure.ts';
const refuse = () => {
  throw new Failure('surplus.soldOut');
};
const planted = async () => refuse();
const bindPlanted = (_call: unknown, _handle: () => Promise<void>) => null;
export const plantedFailure = bindPlanted(watchList, planted);
`,
    by: { gate: 'failures-are-declared' },
  },
];

const form: Planted[] = [
  {
    title: 'a cast by `as unknown as`',
    path: 'server/src/orders/planted-cast.ts',
    text: 'export const plantedCast = (value: string) => value as unknown as number;\n',
    by: { gate: 'no-double-cast' },
  },
  {
    title: 'a function of 150 lines',
    path: 'server/src/orders/planted-long.ts',
    text: `export function plantedLong(n: number): number {\n${'  n += 1;\n'.repeat(148)}  return n;\n}\n`,
    by: { gate: 'short-functions' },
  },
  {
    title: 'a type that is any',
    path: 'server/src/orders/planted-any.ts',
    text: 'export const plantedAny = (value: any) => value;\n',
    by: { lint: 'lint/suspicious/noExplicitAny' },
  },
  {
    title: 'a line to the console of the server',
    path: 'server/src/orders/planted-console.ts',
    text: "export const plantedLine = () => console.log('x');\n",
    by: { lint: 'lint/suspicious/noConsole' },
  },
  {
    title: 'a dead export',
    path: 'server/src/orders/planted-dead.ts',
    text: 'export const plantedDead = 1;\nexport const plantedUsed = 2;\n',
    beside: {
      'server/src/main.ts':
        "import { plantedUsed } from './orders/planted-dead.ts';\nplantedUsed;\n",
    },
    by: { unused: 'plantedDead' },
  },
  {
    title: 'a dead type',
    path: 'server/src/orders/planted-type.ts',
    text: 'export interface PlantedType {\n  a: 1;\n}\nexport const plantedKept = 2;\n',
    beside: {
      'server/src/main.ts':
        "import { plantedKept } from './orders/planted-type.ts';\nplantedKept;\n",
    },
    by: { unused: 'PlantedType' },
  },
];

const walls: Planted[] = [
  {
    title: 'a server that imports tools/',
    path: 'server/src/kit/planted-tool.ts',
    text: "import { a } from '../../../tools/demo/a.ts';\nexport const planted = a;\n",
    beside: { 'tools/demo/a.ts': 'export const a = 1;\n' },
    by: { wall: 'product-never-tools' },
  },
  {
    title: 'a contract that imports a package',
    path: 'contract/src/planted-package.ts',
    text: "import pg from 'pg';\nexport const planted = pg;\n",
    by: { wall: 'contract-stands-alone' },
  },
  {
    title: 'a page that imports the server',
    path: 'web/src/api/planted-server.ts',
    text: "import { a } from '../../../server/src/kit/a.ts';\nexport const planted = a;\n",
    beside: { 'server/src/kit/a.ts': 'export const a = 1;\n' },
    by: { wall: 'web-never-server' },
  },
  {
    title: 'a slice that goes past the door of another',
    path: 'server/src/boards/planted-door.ts',
    text: "import { a } from '../orders/act.ts';\nexport const planted = a;\n",
    beside: { 'server/src/orders/act.ts': 'export const a = 1;\n' },
    by: { wall: 'slices-meet-at-public' },
  },
];

/** Every violation that a machine must catch, the list of the first stranger among them. */
export const planted: readonly Planted[] = [
  ...globals,
  ...money,
  ...pages,
  ...database,
  ...form,
  ...plan,
  ...words,
  ...walls,
];
