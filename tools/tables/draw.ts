import { approvalTable, approvalWaits } from '#contract/approvals/machine.ts';
import { lineTable, lineWaits } from '#contract/bank/machine.ts';
import { payoutFileTable, payoutFileWaits } from '#contract/bank/payout-machine.ts';
import { postTable, replyTable } from '#contract/boards/table.ts';
import { caseKinds, caseTable, caseWaits } from '#contract/cases/table.ts';
import { claimTable, claimWaits } from '#contract/claims/table.ts';
import { blacklistTable, blacklistWaits } from '#contract/content/table.ts';
import { depositTable, depositWaits } from '#contract/deposits/machine.ts';
import { requestTable, requestWaits } from '#contract/enquiries/table.ts';
import { exchangeTable, exchangeWaits } from '#contract/exchange/machine.ts';
import { factorResetTable, factorResetWaits } from '#contract/factors/reset-machine.ts';
import { importTable } from '#contract/inventory/table.ts';
import { noticeTable, noticeWaits } from '#contract/notices/table.ts';
import { settlementTable, settlementWaits } from '#contract/onboarding/table.ts';
import { orderTable } from '#contract/orders/table.ts';
import { agentWaits, orderWaits } from '#contract/orders/waits.ts';
import { nonconformityTable, nonconformityWaits } from '#contract/qc/nonconformity-machine.ts';
import { reportTable } from '#contract/qc/report-machine.ts';
import { inspectionTable } from '#contract/qc/table.ts';
import { quarantineTable, quarantineWaits } from '#contract/quarantine/table.ts';
import type { Row, Wait } from '#contract/state-machine.ts';
import { withdrawalTable, withdrawalWaits } from '#contract/wallet/withdrawal-machine.ts';

const effectColumns = [
  'keeps',
  'money',
  'goods',
  'plan',
  'report',
  'factors',
  'content',
  'replies',
  'order',
] as const;
type AnyRow = Row<string, string, Readonly<Record<(typeof effectColumns)[number], string>>>;
type AnyWait = Wait<string, string, string>;

/** A state table as its page of the documentation shows it. */
export interface Drawn {
  /** Name of the page below docs/tables. */
  readonly name: string;
  readonly title: string;
  /** The module that the table stands in. */
  readonly source: string;
  readonly first: string;
  readonly rows: readonly AnyRow[];
  readonly waits: Readonly<Record<string, AnyWait | null>>;
}

const caseTitles = {
  legal: 'Case: legal request',
  complaint: 'Case: complaint about a seller',
  feedback: 'Case: feedback',
} as const;

export const drawn: readonly Drawn[] = [
  {
    name: 'order-trade',
    title: 'Trade order',
    source: 'contract/src/orders/table.ts',
    first: 'placed',
    rows: orderTable.trade,
    waits: orderWaits,
  },
  {
    name: 'order-agent',
    title: 'Agent order',
    source: 'contract/src/orders/table.ts',
    first: 'placed',
    rows: orderTable.agent,
    waits: { ...orderWaits, ...agentWaits },
  },
  {
    name: 'board-post',
    title: 'Post of a board',
    source: 'contract/src/boards/table.ts',
    first: 'open',
    rows: postTable,
    waits: {},
  },
  {
    name: 'board-reply',
    title: 'Reply to a post',
    source: 'contract/src/boards/table.ts',
    first: 'open',
    rows: replyTable,
    waits: {},
  },
  {
    name: 'request-to-quote',
    title: 'Request to quote: a line of an enquiry at a seller',
    source: 'contract/src/enquiries/table.ts',
    first: 'awaiting',
    rows: requestTable,
    waits: requestWaits,
  },
  {
    name: 'quarantine',
    title: 'Entry of the quarantine register',
    source: 'contract/src/quarantine/table.ts',
    first: 'held',
    rows: quarantineTable,
    waits: quarantineWaits,
  },
  {
    name: 'deposit',
    title: 'Integrity deposit of a seller',
    source: 'contract/src/deposits/machine.ts',
    first: 'announced',
    rows: depositTable,
    waits: depositWaits,
  },
  {
    name: 'bank-line',
    title: 'Line of a bank statement',
    source: 'contract/src/bank/machine.ts',
    first: 'open',
    rows: lineTable,
    waits: lineWaits,
  },
  {
    name: 'payout-file',
    title: 'File of payments to the bank',
    source: 'contract/src/bank/payout-machine.ts',
    first: 'made',
    rows: payoutFileTable,
    waits: payoutFileWaits,
  },
  {
    name: 'exchange',
    title: 'Exchange of USD for CNY',
    source: 'contract/src/exchange/machine.ts',
    first: 'frozen',
    rows: exchangeTable,
    waits: exchangeWaits,
  },
  {
    name: 'factor-reset',
    title: 'Reset of a member’s second factors',
    source: 'contract/src/factors/reset-machine.ts',
    first: 'asked',
    rows: factorResetTable,
    waits: factorResetWaits,
  },
  {
    name: 'stock-import',
    title: 'Import of a stock list',
    source: 'contract/src/inventory/table.ts',
    first: 'uploaded',
    rows: importTable,
    waits: {},
  },
  {
    name: 'inspection',
    title: 'Inspection of a lot',
    source: 'contract/src/qc/table.ts',
    first: 'testing',
    rows: inspectionTable,
    waits: {},
  },
  {
    name: 'nonconformity',
    title: 'Non-conformity of a lot',
    source: 'contract/src/qc/nonconformity-machine.ts',
    first: 'open',
    rows: nonconformityTable,
    waits: nonconformityWaits,
  },
  {
    name: 'report',
    title: 'Signed test report',
    source: 'contract/src/qc/report-machine.ts',
    first: 'valid',
    rows: reportTable,
    waits: {},
  },
  {
    name: 'settlement',
    title: 'Settlement of a seller',
    source: 'contract/src/onboarding/table.ts',
    first: 'draft',
    rows: settlementTable,
    waits: settlementWaits,
  },
  {
    name: 'blacklist',
    title: 'Entry of the blacklist',
    source: 'contract/src/content/table.ts',
    first: 'proposed',
    rows: blacklistTable,
    waits: blacklistWaits,
  },
  {
    name: 'notice',
    title: 'Platform notice',
    source: 'contract/src/notices/table.ts',
    first: 'draft',
    rows: noticeTable,
    waits: noticeWaits,
  },
  {
    name: 'approval',
    title: 'Approval by a second person',
    source: 'contract/src/approvals/machine.ts',
    first: 'requested',
    rows: approvalTable,
    waits: approvalWaits,
  },
  {
    name: 'withdrawal',
    title: 'Withdrawal',
    source: 'contract/src/wallet/withdrawal-machine.ts',
    first: 'applied',
    rows: withdrawalTable,
    waits: withdrawalWaits,
  },
  {
    name: 'claim',
    title: 'After-sale claim',
    source: 'contract/src/claims/table.ts',
    first: 'applied',
    rows: claimTable,
    waits: claimWaits,
  },
  ...caseKinds.map((kind) => ({
    name: `case-${kind}`,
    title: caseTitles[kind],
    source: 'contract/src/cases/table.ts',
    first: 'submitted',
    rows: caseTable,
    waits: caseWaits[kind],
  })),
];

/** What a row does besides its state: `money release`. */
const effectsOf = (row: AnyRow): string[] =>
  effectColumns.flatMap((column) =>
    row[column] === undefined ? [] : [`${column} ${row[column]}`],
  );

const timeOf = ({ due, within = due, since }: { due?: string; within?: string; since?: string }) =>
  [within, since && `after ${since}`].filter(Boolean).join(' ');

const edge = (row: AnyRow): string => {
  const { from, to, event, by, when } = row;
  const guard = when === undefined ? '' : ` [${when}]`;
  const does = effectsOf(row);
  const moves = does.length === 0 ? '' : ` / ${does.join(', ')}`;
  return `  ${from} --> ${to}: ${event} (${by.join(', ')})${guard}${moves}`;
};

const cell = (parts: readonly string[] | string | undefined): string =>
  (typeof parts === 'string' ? parts : (parts ?? []).join(', ')) || '–';

const line = (row: AnyRow): string =>
  `| ${[row.from, row.event, row.by, row.when, timeOf(row), row.to, effectsOf(row), row.notify].map(cell).join(' | ')} |`;

function waitLines({ rows, waits }: Drawn): string[] {
  const states = [...new Set(rows.flatMap((row) => [row.from, row.to]))];
  const waiting = states.flatMap((state) => {
    const wait = waits[state];
    const all: (AnyWait & { readonly when?: string })[] = [
      ...(wait?.instead ?? []),
      ...(wait ? [wait] : []),
    ];
    return all.map(
      (one) =>
        `| ${[state, one.when, one.on, one.for, timeOf(one)].map((part) => cell(part)).join(' | ')} |`,
    );
  });
  if (waiting.length === 0) return [];
  return [
    '',
    '## Whom each state waits for',
    '',
    '| State | When | On | For | Within |',
    '|---|---|---|---|---|',
    ...waiting,
  ];
}

/** The page of a table: a diagram, every row, and whom each state waits for. */
function page(table: Drawn): string {
  const { title, source, first, rows } = table;
  const left = new Set(rows.filter((row) => row.from !== row.to).map((row) => row.from));
  const ends = [...new Set(rows.map((row) => row.to))].filter((state) => !left.has(state));
  return [
    `# ${title}`,
    '',
    `Drawn from \`${source}\`; written by \`node tools/launch/launch.mjs run tools/tables/write.ts\`, never by hand.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${first}`,
    ...rows.map(edge),
    ...ends.map((state) => `  ${state} --> [*]`),
    '```',
    '',
    '| From | Event | By | When | Due | To | Effects | Notifies |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(line),
    ...waitLines(table),
    '',
  ].join('\n');
}

/** Every page of docs/tables by its file name, as it must stand there now. */
export const pages = (): ReadonlyMap<string, string> =>
  new Map(drawn.map((table) => [`${table.name}.md`, page(table)]));
