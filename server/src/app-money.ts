import { wire } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import * as accounts from './accounts/public.ts';
import { goodsDifferences } from './app-goods.ts';
import { paymentsOfExchanges, paymentsOfWithdrawals } from './app-payments.ts';
import { namesOfCompanies } from './app-sellers.ts';
import { effectCountersOf } from './app-settings.ts';
import { suspicionsDepsOf } from './app-suspicions.ts';
import * as approvals from './approvals/public.ts';
import * as bank from './bank/public.ts';
import * as claims from './claims/public.ts';
import * as closes from './closes/public.ts';
import * as deposits from './deposits/public.ts';
import * as exchange from './exchange/public.ts';
import * as files from './files/public.ts';
import type { Db } from './kit/database/database.ts';
import type { SqlStateFailures } from './kit/failure.ts';
import { addWorkingDays } from './kit/working-days.ts';
import * as legal from './legal/public.ts';
import * as messages from './messages/public.ts';
import * as onboarding from './onboarding/public.ts';
import type * as operator from './operator/public.ts';
import * as orders from './orders/public.ts';
import * as settings from './settings/public.ts';
import * as statements from './statements/public.ts';
import * as suspicions from './suspicions/public.ts';
import * as wallet from './wallet/public.ts';

/** Slices that the composition builds before those of money. */
interface MoneyParts {
  readonly accounts: accounts.AccountsSlice;
  readonly accountsDeps: accounts.AccountsDeps;
  /** Acts of the lab that need the approval of a second person. */
  readonly labApprovals: readonly approvals.ApprovalKind[];
}

/** How slices of money name people. */
const people = {
  owners: moneyOwners,
  staffNames: accounts.staffNames,
  isSamePerson: accounts.isSamePerson,
  lockOpenAccounts: accounts.lockOpenAccounts,
};

/** Severe findings of suspicious activity, which hold withdrawals and exchanges. */
const findings: Pick<wallet.WalletDeps, 'reviewsOf' | 'checkCompanies'> = {
  reviewsOf: (db, owners) =>
    suspicions.severeSuspicions(db, suspicionsDepsOf({ owners: moneyOwners }), owners),
  checkCompanies: (db, checked) =>
    suspicions.checkCompanies(db, suspicionsDepsOf({ owners: moneyOwners }), checked),
};

/** Returns what the wallet needs of the slices above it. */
const walletDepsOf = ({
  accounts: accountsSlice,
  accountsDeps,
}: Omit<MoneyParts, 'labApprovals'>): wallet.WalletDeps => ({
  ...people,
  companyNames,
  ...findings,
  filesOf: bank.filesOf,
  endPair: bank.endPair,
  matchedOf: bank.matchedOf,
  matchedWith: bank.matchedWith,
  companyAccounts: accounts.companyAccounts,
  financeStaff: (db) => accounts.staffOfRole(db, 'finance'),
  sendCode: (ctx, confirmed) =>
    accountsSlice.mailMoneyCode(ctx, { ...confirmed, use: 'withdrawal' }),
  proveCode: (ctx, confirmed) =>
    accountsSlice.proveMoneyCode(ctx, { ...confirmed, use: 'withdrawal' }),
  verifySecondFactor: (ctx, proved) => accounts.verifySecondFactor(ctx, accountsDeps, proved),
  proofs: {
    attach: async (tx, { url, owner }) => {
      const [kept] = await files.attachFiles(tx, { urls: [url], owner, proofs: true });
      return { digest: kept?.sha256 ?? '' };
    },
    link: files.fileLink,
  },
  orderAmounts: orders.findOrderAmounts,
  orderParts: orders.findOrderParts,
  claimOrders: claims.ordersOfClaims,
  claimsSetAside: claims.claimsSetAside,
  orderSides: orders.findOrderSides,
  lockOrderSides: orders.lockOrderSides,
  exchangesDue: exchange.exchangesDue,
  hasOpenExchanges: exchange.hasOpenExchanges,
  soldSince: exchange.soldSince,
  payableOrder: orders.findPayableOrder,
  payOrder: (tx, { orderId, ownerId, minor, staff, now }) =>
    orders.payRecharged(tx, {
      orderId,
      accountId: ownerId,
      minor,
      actor: { accountId: staff.id, name: staff.name },
      now,
    }),
  notify: messages.notify,
});

/** Returns what the daily close needs of the bank. */
const closesDepsOf = (bankDeps: bank.PayoutDeps): closes.ClosesDeps => ({
  bankClose: (db, currency) => bank.bankClose(db, bankDeps, currency),
  goodsDifferences,
  financeStaff: bankDeps.financeStaff,
});

/** The slices whose records lines of the bank are matched with. */
interface BankParts {
  readonly walletDeps: wallet.WalletDeps;
  readonly exchangeDeps: exchange.ExchangeDeps;
  readonly depositDeps: deposits.DepositsDeps;
}

/** Returns for which of these orders and claims nothing is held any more. */
export async function endedHolds(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const notOrders = await orders.endedOrders(db, ids);
  const open = new Set(await claims.openClaims(db, notOrders));
  return notOrders.filter((id) => !open.has(id));
}

/** Returns the withdrawals and exchanges that freeze money of members; both are in USD. */
async function frozenRecords(db: Db, currency: Currency) {
  if (currency !== 'USD') return { count: 0, sum: 0n };
  const withdrawals = await wallet.frozenWithdrawals(db);
  const sales = await exchange.frozenSales(db);
  return { count: withdrawals.count + sales.count, sum: withdrawals.sum + sales.sum };
}

/** Returns the deposits that the bank brought back; they are in CNY. */
const suspendedDeposits = async (db: Db, currency: Currency) =>
  currency === 'CNY' ? deposits.sumUnpaid(db) : { count: 0, sum: 0n };

/** Returns what the bank needs of the records that it pays and matches. */
const bankDepsOf = ({ walletDeps, exchangeDeps, depositDeps }: BankParts): bank.PayoutDeps => ({
  isSamePerson: accounts.isSamePerson,
  notify: messages.notify,
  payments: {
    withdrawal: paymentsOfWithdrawals(
      wallet.walletPayouts(walletDeps),
      wallet.payoutHolds(walletDeps),
    ),
    paymentReturn: bank.returnPayments,
    exchange: paymentsOfExchanges(exchange.exchangePayments(exchangeDeps)),
  },
  sources: [
    ...bank.paymentReturnItems,
    ...wallet.walletBankItems(walletDeps),
    ...exchange.exchangeBankItems(exchangeDeps),
    ...deposits.depositBankItems(depositDeps),
  ],
  owners: moneyOwners,
  companyNames: namesOfCompanies,
  endedHolds,
  frozenRecords,
  suspendedDeposits,
  financeStaff: (db) => accounts.staffOfRole(db, 'finance'),
  holds: wallet.payoutHolds(walletDeps),
});

const exchangeDepsOf = (
  slice: MoneyParts['accounts'],
  accountsDeps: MoneyParts['accountsDeps'],
): exchange.ExchangeDeps => ({
  ...people,
  ...findings,
  filesOf: bank.filesOf,
  endPair: bank.endPair,
  matchedOf: bank.matchedOf,
  sendCode: (ctx, confirmed) => slice.mailMoneyCode(ctx, { ...confirmed, use: 'exchange' }),
  proveCode: (ctx, confirmed) => slice.proveMoneyCode(ctx, { ...confirmed, use: 'exchange' }),
  verifySecondFactor: (ctx, proved) => accounts.verifySecondFactor(ctx, accountsDeps, proved),
  notify: messages.notify,
});

/** Balances, and the decisions that need a second person. */
export function composeMoney({ accounts: accountsSlice, accountsDeps, labApprovals }: MoneyParts) {
  const walletDeps = walletDepsOf({ accounts: accountsSlice, accountsDeps });
  const exchangeDeps = exchangeDepsOf(accountsSlice, accountsDeps);
  const depositDeps: deposits.DepositsDeps = {
    ...people,
    matchedOf: bank.matchedOf,
    hasOpenClaims: claims.hasOpenClaims,
    hasOpenOrders: async (db, seller) =>
      (await orders.hasOpenOrders(db, seller)) || (await claims.hasOpenClaims(db, seller)),
    proofs: { store: walletDeps.proofs.attach, link: walletDeps.proofs.link },
    notify: messages.notify,
  };
  const statementsSlice = statements.statementsSlice({
    secret: accountsDeps.secret,
    nameOf: async (db, owner) => (await moneyOwners(db, [owner])).get(owner)?.name ?? '',
  });
  const depositsSlice = deposits.depositsSlice(depositDeps);
  const exchangeSlice = exchange.exchangeSlice(exchangeDeps);
  const bankDeps = bankDepsOf({ walletDeps, exchangeDeps, depositDeps });
  const suspicionDeps = suspicionsDepsOf({ owners: moneyOwners });
  const suspicionsSlice = suspicions.suspicionsSlice(suspicionDeps);
  const bankSlice = bank.bankSlice(bankDeps);
  const approvalsSlice = approvals.approvalsSlice({
    kinds: [
      wallet.rechargeApproval(walletDeps),
      wallet.withdrawalApproval(walletDeps),
      wallet.transferApproval(walletDeps),
      wallet.bankReturnApproval(walletDeps),
      wallet.refusalApproval(walletDeps),
      wallet.goodwillApproval(walletDeps),
      exchange.exchangeApproval(exchangeDeps),
      exchange.exchangeReturnApproval(exchangeDeps),
      deposits.depositApproval(depositDeps),
      bank.matchApproval(bankDeps),
      bank.returnApproval(bankDeps),
      settings.settingApproval,
      legal.legalApproval,
      ...orders.orderApprovals,
      suspicions.clearApproval(suspicionDeps),
      suspicions.freeApproval(suspicionDeps),
      ...labApprovals,
      claims.rulingApproval,
      ...accounts.staffApprovals(accountsDeps),
      accounts.factorResetApproval(accountsDeps),
      accounts.reopeningApproval(accountsDeps),
    ],
  });
  return {
    statements: statementsSlice,
    slices: [
      wallet.walletSlice(walletDeps),
      exchangeSlice,
      depositsSlice,
      statementsSlice,
      settings.settingsSlice({
        effects: effectCountersOf({ walletDeps, exchangeDeps, suspicionDeps, bankDeps }),
      }),
      bankSlice,
      suspicionsSlice,
      closes.closesSlice(closesDepsOf(bankDeps)),
      approvalsSlice,
    ],
    queues: [
      rechargesToConfirm,
      withdrawalsToPay,
      ...exchangeSlice.queues,
      ...depositsSlice.queues,
      ...bankSlice.queues,
      ...suspicionsSlice.queues,
    ],
    refusals: {
      ...wallet.refusals,
      ...exchange.exchangeRefusals,
      ...deposits.depositRefusals,
      ...bank.bankRefusals,
      ...suspicions.suspicionRefusals,
      ...approvalsSlice.refusals,
    } satisfies SqlStateFailures,
  };
}

/** Returns members as the desk of finance names them. */
async function moneyOwners(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, wallet.WalletOwner>> {
  const cards = await accounts.accountCard(db, ids);
  return new Map(
    [...cards].map(([id, card]) => [
      id,
      { name: card.company || card.name || card.email, identity: card.identity },
    ]),
  );
}

/** Returns the names of a member's company: as its settlement says, else as its account does. */
async function companyNames(db: Db, owner: string): Promise<readonly string[]> {
  const settled = (await onboarding.settledCompanies(db, [owner])).get(owner);
  const card = (await accounts.accountCard(db, [owner])).get(owner);
  const names = [settled?.companyNameEn, settled?.companyNameCn, card?.company];
  return [...new Set(names.filter((name): name is string => (name ?? '') !== ''))];
}

/** Recharges that wait for finance; the wallet knows neither desks nor companies. */
const rechargesToConfirm: operator.QueueSource = {
  key: 'payments',
  desk: 'finance',
  record: 'recharge',
  async list(db) {
    const pending = await wallet.pendingRecharges(db);
    const owners = await accounts.accountCard(db, [...new Set(pending.map((one) => one.owner))]);
    return pending.map(({ id, no, owner, amount, orderNo, at }) => ({
      ref: no,
      link: `/ops/recharges?id=${id}`,
      subject: owners.get(owner)?.company ?? '',
      detail: orderNo ?? '',
      amount: wire(amount),
      orderState: null,
      dueAt: addWorkingDays(at, 1),
      since: at,
    }));
  },
};

/** Withdrawals that wait for finance, with the state that names the next act. */
const withdrawalsToPay: operator.QueueSource = {
  key: 'withdrawals',
  desk: 'finance',
  record: 'withdrawal',
  async list(db) {
    const open = await wallet.listOpenWithdrawals(db);
    const owners = await accounts.accountCard(db, [...new Set(open.map((one) => one.owner))]);
    return open.map(({ id, no, owner, amount, dueAt, since }) => ({
      ref: no,
      link: `/ops/withdrawals?id=${id}`,
      subject: owners.get(owner)?.company ?? '',
      detail: '',
      amount: wire(amount),
      orderState: null,
      dueAt,
      since,
    }));
  },
};
