import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AppointmentEvent } from '#contract/appointments/table.ts';
import type { ApprovalEvent } from '#contract/approvals/machine.ts';
import type { PaymentReturnEvent } from '#contract/bank/return-machine.ts';
import type { PostEvent, ReplyEvent } from '#contract/boards/table.ts';
import type { CaseEvent } from '#contract/cases/table.ts';
import type { BlacklistEvent } from '#contract/content/table.ts';
import type { DepositEvent } from '#contract/deposits/machine.ts';
import type { RequestEvent } from '#contract/enquiries/table.ts';
import type { ExchangeEvent } from '#contract/exchange/machine.ts';
import type { FactorResetEvent } from '#contract/factors/reset-machine.ts';
import type { FakeHitEvent } from '#contract/fakes/table.ts';
import type { NoticeEvent } from '#contract/notices/table.ts';
import type { AddressChangeEvent } from '#contract/onboarding/change-machine.ts';
import type { settlementTable } from '#contract/onboarding/table.ts';
import type { HandoverEvent } from '#contract/passports/table.ts';
import type { SampleEvent } from '#contract/proficiency/table.ts';
import type { EventOf } from '#contract/state-machine.ts';
import type { SuspicionEvent } from '#contract/suspicions/machine.ts';
import type { WithdrawalEvent } from '#contract/wallet/withdrawal-machine.ts';
import { documentedTables } from './documented-tables.ts';

/**
 * Where a person finds the control of an event: a file of the web and what in it makes the call.
 * `caused` names the control of another record whose event causes this one. An event that is left
 * out does not compile.
 */
type Control = readonly [file: string, text: string];
type Controls<Event extends string> = Readonly<
  Record<Event, Control | { readonly caused: Control } | 'clock'>
>;

const received = ['operator/order/move/use-receive-move.ts', 'receiveOrder'] as const;
const appointments: Controls<AppointmentEvent> = {
  change: ['order-parts/appointment/BookDialog.tsx', 'Command(appointmentChange'],
  cancel: ['order-parts/appointment/OrderAppointment.tsx', 'Command(appointmentCancel'],
  move: ['operator/appointments/VisitActs.tsx', 'Command(opsAppointmentMove'],
  callOff: ['operator/appointments/VisitActs.tsx', 'Command(opsAppointmentCallOff'],
  arrive: ['operator/appointments/VisitActs.tsx', 'useMark(opsAppointmentArrive'],
  undo: ['operator/appointments/VisitActs.tsx', 'useMark(opsAppointmentUndo'],
  finish: ['operator/appointments/VisitActs.tsx', 'useMark(opsAppointmentFinish'],
  miss: ['operator/appointments/VisitActs.tsx', 'useMark(opsAppointmentMiss'],
  remind: 'clock',
  delay: 'clock',
  expire: 'clock',
  close: { caused: received },
  release: { caused: ['operator/order/loss/LossDialog.tsx', 'useFormCommand('] },
};
const posts: Controls<PostEvent> = {
  edit: ['boards/posts/EditRequest.tsx', 'Command(editWantBuy'],
  close: ['boards/posts/ClosePost.tsx', 'words.call'],
  reopen: ['boards/posts/PosterActs.tsx', 'face.reopen.call'],
};
const replies: Controls<ReplyEvent> = {
  accept: ['boards/replies/accept/AcceptForm.tsx', 'Command(acceptReply'],
  close: { caused: ['boards/posts/ClosePost.tsx', 'words.call'] },
  replace: { caused: ['boards/replies/QuoteForm.tsx', 'Command(addWantQuote'] },
  withdraw: ['boards/replies/WithdrawReply.tsx', 'Command(words.call'],
  leave: { caused: ['accounts/closing/CloseSection.tsx', 'Command(closeAccount'] },
  releasePieces: { caused: ['orders/moves/QuietMoves.tsx', 'useMove(cancelOrder'] },
  expire: 'clock',
};
const requests: Controls<RequestEvent> = {
  quote: ['quotes/QuoteForm.tsx', 'Command(quoteSubmit'],
  refuse: ['quotes/RefuseDialog.tsx', 'Command(quoteRefuse'],
  revise: ['quotes/QuoteForm.tsx', 'Command(quoteSubmit'],
  counter: ['enquiries/CounterDialog.tsx', 'Command(inquiryCounter'],
  keep: ['quotes/CounterNote.tsx', 'Command(quoteDeclineCounter'],
  order: ['enquiries/use-ordering.ts', 'Command(inquiryOrder'],
  acceptCounter: ['quotes/CounterNote.tsx', 'Command(quoteAcceptCounter'],
  reopen: { caused: ['orders/moves/QuietMoves.tsx', 'useMove(cancelOrder'] },
  close: ['enquiries/CloseEnquiry.tsx', 'Command(inquiryClose'],
  leave: { caused: ['accounts/closing/CloseSection.tsx', 'Command(closeAccount'] },
  expire: 'clock',
  remind: 'clock',
};
const lineControl: Controls<string>[string] = {
  caused: ['operator/bank/MatchPanel.tsx', 'Command(opsBankMatch'],
};
const deposits: Controls<DepositEvent> = {
  confirm: ['operator/deposits/DepositDrawer.tsx', 'Command(opsDepositConfirm'],
  fail: ['operator/deposits/DepositDrawer.tsx', 'Command(opsDepositFail'],
  requestReturn: ['onboarding/deposit/ReturnDeposit.tsx', 'Command(depositRequestReturn'],
  cancelReturn: ['onboarding/deposit/ReturnDeposit.tsx', 'Command(depositCancelReturn'],
  refuseReturn: ['operator/deposits/DepositDrawer.tsx', 'Command(opsDepositRefuse'],
  payBack: { caused: ['operator/deposits/DepositDrawer.tsx', 'Command(opsDepositPropose'] },
  replace: { caused: ['operator/deposits/DepositDrawer.tsx', 'Command(opsDepositConfirm'] },
  bankReturn: lineControl,
  changeAccount: ['wallet/log/RepaymentAccount.tsx', 'Command(depositChangeAccount'],
};
const warnings: Controls<FakeHitEvent> = {
  contest: ['fakes/ContestForm.tsx', 'Command(contestWarning'],
  uphold: ['fakes/DecideWarning.tsx', 'opsFakeUphold'],
  dismiss: ['fakes/DecideWarning.tsx', 'opsFakeDismiss'],
};
const paymentReturns: Controls<PaymentReturnEvent> = {
  send: { caused: ['operator/payout-files/PayoutFileDrawer.tsx', 'Command(opsPayoutFileRelease'] },
  complete: lineControl,
  // A line of the bank has it too; without one, two people say that the bank did not pay.
  bankReturn: { caused: ['operator/bank/PayBackPanel.tsx', 'Command(opsBankReturnProposeUnpaid'] },
  resend: { caused: ['operator/bank/PayBackPanel.tsx', 'Command(opsBankReturnResend'] },
  cancel: ['operator/bank/PayBackPanel.tsx', 'Command(opsBankReturnCancel'],
};
const suspicions: Controls<SuspicionEvent> = {
  assign: ['operator/suspicions/Steps.tsx', 'opsSuspicionAssign'],
  report: ['operator/suspicions/Steps.tsx', 'opsSuspicionReport'],
  free: { caused: ['operator/suspicions/Steps.tsx', 'opsSuspicionFree'] },
  clear: ['operator/suspicions/Steps.tsx', 'opsSuspicionClear'],
};
const exchanges: Controls<ExchangeEvent> = {
  complete: { caused: ['operator/exchanges/ExchangeDrawer.tsx', 'Command(opsExchangePropose'] },
  fail: ['operator/exchanges/ExchangeDrawer.tsx', 'Command(opsExchangeFail'],
  bankReturn: {
    caused: ['operator/exchanges/ExchangeReturn.tsx', 'Command(opsExchangeProposeReturn'],
  },
  reopen: ['operator/exchanges/ExchangeReturn.tsx', 'Command(opsExchangeReopen'],
};
const resets: Controls<FactorResetEvent> = {
  approve: { caused: ['operator/resets/ProposeReset.tsx', 'Command(opsFactorResetPropose'] },
  refuse: ['operator/resets/ResetDrawer.tsx', 'Command(opsFactorResetRefuse'],
  cancel: ['accounts/factors/ResetWarning.tsx', 'Command(factorResetCancel'],
  expire: 'clock',
  remove: 'clock',
};
const settlements: Controls<EventOf<(typeof settlementTable)[number]>> = {
  save: ['onboarding/use-settlement.ts', 'Command(completeSeller'],
  submit: ['onboarding/use-settlement.ts', 'Command(submitSellerAudit'],
  pass: ['operator/settlements/use-review.ts', 'Command(opsSettlementPass'],
  reject: ['operator/settlements/use-review.ts', 'Command(opsSettlementReject'],
};
const addressChanges: Controls<AddressChangeEvent> = {
  pass: ['operator/settlements/AddressChanges.tsx', 'Command(opsAddressChangePass'],
  reject: ['operator/settlements/AddressChanges.tsx', 'Command(opsAddressChangeReject'],
  withdraw: ['onboarding/change/OpenChange.tsx', 'Command(addressChangeWithdraw'],
};
const notices: Controls<NoticeEvent> = {
  save: ['operator/notices/NoticeForm.tsx', 'Command(opsNoticeSave'],
  publish: ['operator/notices/NoticeMove.tsx', 'Command(opsNoticePublish'],
  withdraw: ['operator/notices/NoticeMove.tsx', 'Command(opsNoticeWithdraw'],
  start: 'clock',
  finish: 'clock',
};
const approvals: Controls<ApprovalEvent> = {
  approve: ['widgets/approval/ApprovalBox.tsx', 'Command(opsApprovalApprove'],
  refuse: ['widgets/approval/ApprovalBox.tsx', 'Command(opsApprovalRefuse'],
  sendBack: ['widgets/approval/ApprovalBox.tsx', 'Command(opsApprovalSendBack'],
  withdraw: ['widgets/approval/ApprovalBox.tsx', 'Command(opsApprovalWithdraw'],
  void: { caused: ['wallet/cash/WithdrawalDetail.tsx', 'Command(cashCancel'] },
  expire: 'clock',
};
/** Steps of finance on a withdrawal stand in one table of the page, which names each event. */
const step = (event: string): Control => ['operator/payouts/Steps.tsx', `${event}: {`];
const withdrawals: Controls<WithdrawalEvent> = {
  approve: { caused: step('prepare') },
  refuse: step('refuse'),
  cancel: ['wallet/cash/WithdrawalDetail.tsx', 'Command(cashCancel'],
  send: step('send'),
  complete: step('complete'),
  bankReturn: { caused: step('proposeReturn') },
  reopen: step('reopen'),
};
const entry = (text: string): Control => ['operator/content/EntryMove.tsx', text];
const blacklist: Controls<BlacklistEvent> = {
  notice: entry('opsBlacklistNotice'),
  reply: entry('opsBlacklistReply'),
  publish: entry('opsBlacklistPublish'),
  appeal: entry('opsBlacklistAppeal'),
  stay: entry('opsBlacklistDecideAppeal'),
  grant: entry('opsBlacklistDecideAppeal'),
  end: entry('opsBlacklistEnd'),
  drop: entry('opsBlacklistDrop'),
  expire: 'clock',
};
const desk = (text: string): Control => ['cases/DeskActs.tsx', text];
type Forwarding = (typeof forwardEvents)[number];
const cases: Controls<Exclude<CaseEvent, Forwarding>> = {
  take: desk('opsCaseClaim'),
  answer: desk('opsCaseReply'),
  askBack: desk('opsCaseRequestDetails'),
  end: desk('opsCaseClose'),
  reopen: desk('opsCaseReopen'),
  reply: ['cases/ReplyBox.tsx', 'Command(call'],
  close: ['cases/ReplyBox.tsx', 'Command(call'],
  expire: 'clock',
};
const forwardEvents = [
  'allowForward',
  'forward',
  'askSeller',
  'sellerAnswer',
  'sellerSilent',
  'withdrawForward',
  'passOn',
] as const satisfies readonly CaseEvent[];
const complaints: Controls<CaseEvent> = {
  ...cases,
  allowForward: ['cases/AllowForward.tsx', 'Command(call'],
  forward: ['cases/forward/SellerActs.tsx', 'opsCaseForward'],
  askSeller: ['cases/forward/SellerActs.tsx', 'opsCaseRequestReply'],
  withdrawForward: ['cases/forward/SellerActs.tsx', 'opsCaseWithdraw'],
  passOn: ['cases/forward/SellerActs.tsx', 'opsCasePassOn'],
  sellerAnswer: ['cases/received/ReplyForm.tsx', 'Command(receivedReply'],
  sellerSilent: 'clock',
};

const signature: Controls<string>[string] = {
  caused: ['operator/bench/review/ReviewDialogs.tsx', 'Command(issueReport'],
};
const samples: Controls<SampleEvent> = {
  open: { caused: ['operator/order/move/InspectMove.tsx', 'Command(openInspection'] },
  judge: signature,
  reveal: ['operator/blind-samples/SampleDrawer.tsx', 'Command(revealBlindSample'],
  void: ['operator/blind-samples/SampleDrawer.tsx', 'Command(voidBlindSample'],
};

const handovers: Controls<HandoverEvent> = {
  accept: ['qc/passports/Offer.tsx', 'Command(acceptPassport'],
  decline: ['qc/passports/Offer.tsx', 'Command(declinePassport'],
  withdraw: ['qc/passports/Offer.tsx', 'Command(withdrawPassport'],
  expire: 'clock',
};

const all: Readonly<Record<string, Controls<string>>> = {
  'blind-sample': samples,
  'passport-handover': handovers,
  appointment: appointments,
  'board-post': posts,
  'board-reply': replies,
  'request-to-quote': requests,
  deposit: deposits,
  'payment-return': paymentReturns,
  suspicion: suspicions,
  'fake-hit': warnings,
  exchange: exchanges,
  'factor-reset': resets,
  settlement: settlements,
  'address-change': addressChanges,
  notice: notices,
  approval: approvals,
  withdrawal: withdrawals,
  blacklist,
  'case-legal': cases,
  'case-complaint': complaints,
  'case-feedback': cases,
};

const web = resolve(import.meta.dirname, '..', '..', 'web', 'src');

describe.each(Object.entries(all))('the table %s', (name, controls) => {
  const table = documentedTables.find((one) => one.name === name);

  it('has a control on a page for each event that a person takes', () => {
    const missing = Object.entries(controls).filter(([, control]) => {
      if (control === 'clock') return false;
      const [file, text] = 'caused' in control ? control.caused : control;
      const path = join(web, file);
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(text);
    });
    expect(missing).toEqual([]);
  });

  it('leaves to the clock what its rows leave to the clock', () => {
    const ofClock = (table?.rows ?? []).filter(({ by }) => by.includes('clock'));
    const left = Object.keys(controls).filter((event) => controls[event] === 'clock');
    expect(left.sort()).toEqual([...new Set(ofClock.map(({ event }) => event))].sort());
  });
});
