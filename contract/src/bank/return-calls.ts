import { z } from 'zod';
import { command } from '../call.ts';
import { Id, needed, text } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { Nothing } from '../response.ts';

const finance = permissions.bank;
const RecordVersion = z.object({ id: Id, version: z.number().int() });

/** A SWIFT code as typed; empty where the account's number names its bank. */
const BankCode = text(11).refine(
  (code) => code === '' || /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code),
  'bankBic',
);

/**
 * Asks a second person to send a payment of somebody else back to the account that it came from.
 * Amount, name and account are those of the line: nothing of them is typed.
 */
export const opsBankReturnPropose = command({
  path: '/ops/bank/return/propose',
  callers: finance,
  input: RecordVersion.extend({
    /** The member concerned reads it. */
    reason: needed(500),
    /** The recharge or deposit that it was meant for; its owner is told. */
    item: z.object({ kind: z.enum(['recharge', 'deposit']), id: Id }).nullable(),
    /** Needed where the account is no IBAN: no statement names the bank of a payer. */
    bankCode: BankCode.default(''),
  }),
  output: Nothing,
  failures: [
    'bank.changed',
    'bank.noOrigin',
    'bank.returnUsed',
    'bank.itemTaken',
    'approval.open',
    'finance.ownMoney',
  ],
});

/** Asks a second person to send a payment again that the bank sent back to us. */
export const opsBankReturnResend = command({
  path: '/ops/bank/return/resend',
  callers: finance,
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Nothing,
  failures: ['bank.changed', 'approval.open', 'finance.ownMoney'],
});

/** Gives a return up that is not at the bank: the line of the payment is open again. */
export const opsBankReturnCancel = command({
  path: '/ops/bank/return/cancel',
  callers: finance,
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Nothing,
  failures: ['bank.changed', 'bank.returnInFile'],
});
