import { appointmentTable, appointmentWaits } from '#contract/appointments/table.ts';
import { approvalTable, approvalWaits } from '#contract/approvals/machine.ts';
import { lineTable, lineWaits } from '#contract/bank/machine.ts';
import { payoutFileTable, payoutFileWaits } from '#contract/bank/payout-machine.ts';
import { paymentReturnTable, paymentReturnWaits } from '#contract/bank/return-machine.ts';
import { postTable, replyTable } from '#contract/boards/table.ts';
import { caseKinds, caseTableOf, caseWaits } from '#contract/cases/table.ts';
import { claimTable, claimWaits } from '#contract/claims/table.ts';
import { blacklistTable, blacklistWaits } from '#contract/content/table.ts';
import { depositTable, depositWaits } from '#contract/deposits/machine.ts';
import { requestTable, requestWaits } from '#contract/enquiries/table.ts';
import { exchangeTable, exchangeWaits } from '#contract/exchange/machine.ts';
import { factorResetTable, factorResetWaits } from '#contract/factors/reset-machine.ts';
import { fakeHitTable, fakeHitWaits } from '#contract/fakes/table.ts';
import { importTable } from '#contract/inventory/table.ts';
import { noticeTable, noticeWaits } from '#contract/notices/table.ts';
import { addressChangeTable, addressChangeWaits } from '#contract/onboarding/change-machine.ts';
import { settlementTable, settlementWaits } from '#contract/onboarding/table.ts';
import { orderTable } from '#contract/orders/table.ts';
import { agentWaits, orderWaits } from '#contract/orders/waits.ts';
import { handoverTable, handoverWaits } from '#contract/passports/table.ts';
import { sampleTable, sampleWaits } from '#contract/proficiency/table.ts';
import { nonconformityTable, nonconformityWaits } from '#contract/qc/nonconformity-machine.ts';
import { reportTable } from '#contract/qc/reports/report-machine.ts';
import { inspectionTable } from '#contract/qc/table.ts';
import { quarantineTable, quarantineWaits } from '#contract/quarantine/table.ts';
import type { Row, Wait } from '#contract/state-machine.ts';
import { suspicionTable, suspicionWaits } from '#contract/suspicions/machine.ts';
import { withdrawalTable, withdrawalWaits } from '#contract/wallet/withdrawal-machine.ts';

/** Columns of rows that say what an event does besides moving the record. */
export const effectColumns = [
  'splits',
  'accepted',
  'money',
  'goods',
  'plan',
  'report',
  'factors',
  'content',
  'replies',
  'order',
  'holder',
  'company',
] as const;
/** A row of any of the tables. */
export type AnyRow = Row<string, string, Readonly<Record<(typeof effectColumns)[number], string>>>;
/** A wait of any of the tables. */
export type AnyWait = Wait<string, string, string>;

/** A state table as its page of the documentation shows it. */
export interface DocumentedTable {
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

/** The state tables of the product, in the order of their pages. */
export const documentedTables: readonly DocumentedTable[] = [
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
    name: 'blind-sample',
    title: 'Blind sample of the lab',
    source: 'contract/src/proficiency/table.ts',
    first: 'planned',
    rows: sampleTable,
    waits: sampleWaits,
  },
  {
    name: 'passport-handover',
    title: 'Hand-over of a lot passport',
    source: 'contract/src/passports/table.ts',
    first: 'offered',
    rows: handoverTable,
    waits: handoverWaits,
  },
  {
    name: 'appointment',
    title: 'Appointment at the dock',
    source: 'contract/src/appointments/table.ts',
    first: 'booked',
    rows: appointmentTable,
    waits: appointmentWaits,
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
    name: 'fake-hit',
    title: 'Warning: goods that resemble a failed lot',
    source: 'contract/src/fakes/table.ts',
    first: 'open',
    rows: fakeHitTable,
    waits: fakeHitWaits,
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
    name: 'payment-return',
    title: 'Payment that goes back to its sender',
    source: 'contract/src/bank/return-machine.ts',
    first: 'approved',
    rows: paymentReturnTable,
    waits: paymentReturnWaits,
  },
  {
    name: 'suspicion',
    title: 'Finding of suspicious activity',
    source: 'contract/src/suspicions/machine.ts',
    first: 'open',
    rows: suspicionTable,
    waits: suspicionWaits,
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
    source: 'contract/src/qc/reports/report-machine.ts',
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
    name: 'address-change',
    title: 'Changed address of a settled seller',
    source: 'contract/src/onboarding/change-machine.ts',
    first: 'proposed',
    rows: addressChangeTable,
    waits: addressChangeWaits,
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
    rows: caseTableOf(kind),
    waits: caseWaits[kind],
  })),
];
