import { opsBankImport } from '#contract/bank/calls.ts';
import { formatDecimal, parseDecimal } from '#contract/money.ts';
import { opsRechargeList } from '#contract/wallet/calls.ts';
import { opsWithdrawalList } from '#contract/wallet/withdrawal-calls.ts';
import type { DemoClock } from '../demo-clock.ts';
import type { Town } from '../town.ts';

const COLUMNS =
  'Booking date,Amount,Balance,Counterparty,Counterparty account,Reference,Bank reference';
const OPENING = '24604118.53';
const RECHARGES = 12;
const SHANGHAI_MS = 8 * 3_600_000;

interface Line {
  readonly amount: string;
  readonly name?: string;
  readonly account?: string;
  readonly reference: string;
}

/** A statement of the bank: payments of members, payouts, a fee, and lines that are a riddle. */
export async function bringStatement({ staff }: Town, clock: DemoClock): Promise<void> {
  const { finance } = staff;
  const { list } = await finance.send(opsRechargeList, { pageSize: RECHARGES });
  const day = new Date(clock.now().getTime() + SHANGHAI_MS).toISOString().slice(0, 10);
  const start = Date.parse(`${day}T00:00:00+08:00`);
  // Money that was booked on an earlier day is part of the opening balance.
  const paid = list.filter(
    ({ state, decidedAt }) =>
      state === 'pending' || (decidedAt !== null && Date.parse(decidedAt) >= start),
  );
  const [last] = paid;
  const lines: Line[] = paid.map((recharge) => ({
    amount: recharge.amount.amount,
    name: recharge === last ? 'Baltic Trade Services OÜ' : recharge.ownerName,
    account: recharge === last ? 'EE382200221020145685' : recharge.accountNumber,
    reference: recharge.no,
  }));
  const sent = await finance.send(opsWithdrawalList, { state: 'sent' });
  lines.push(
    ...sent.list.map(({ amount, payee, no }) => ({
      amount: `-${amount.amount}`,
      name: payee.accountName,
      reference: `OUT ${no}`,
    })),
    { amount: '-15.00', reference: 'WIRE FEE' },
    { amount: '-120.00', reference: 'Correspondent, no advice' },
    { amount: '3118.40', name: 'Piast Elektronika', reference: 'INV 88213 DEPOSIT' },
  );
  let balance = parseDecimal(OPENING, 2);
  const rows = lines.map(({ amount, name = '', account = '', reference }, at) => {
    balance += parseDecimal(amount, 2);
    const cells = [day, amount, formatDecimal(balance, 2), `"${name}"`, account, `"${reference}"`];
    return [...cells, `NHU${day.replaceAll('-', '')}${String(at).padStart(3, '0')}`].join(',');
  });
  await finance.send(opsBankImport, {
    fileName: `statement-${day}.csv`,
    content: Buffer.from([COLUMNS, ...rows, ''].join('\n')).toString('base64'),
    csv: {
      currency: 'USD',
      columns: {
        bookedOn: 0,
        amount: 1,
        balance: 2,
        name: 3,
        counterAccount: 4,
        reference: 5,
        bankReference: 6,
      },
    },
  });
}
