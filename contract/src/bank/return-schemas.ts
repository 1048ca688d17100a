import { z } from 'zod';
import { Id, needed, RecordVersion, text } from '../fields.ts';
import { Nothing } from '../response-schemas.ts';

/** A SWIFT code, in CNY a CNAPS code; empty where the account's number names its bank. */
const BankCode = text(12).refine((code) => /^[A-Z0-9]*$/.test(code), 'invalid');

export const opsBankReturnPropose = {
  input: RecordVersion.extend({
    /** The member concerned reads it. */
    reason: needed(500),
    /** The recharge or deposit that it was meant for; its owner is notified. */
    item: z.object({ kind: z.enum(['recharge', 'deposit']), id: Id }).nullable(),
    /** Needed in CNY (CNAPS), and in USD (SWIFT) where the account is no IBAN: no statement names it. */
    bankCode: BankCode.default(''),
  }),
  output: Nothing,
};

export const opsBankReturnResend = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Nothing,
};

export const opsBankReturnProposeUnpaid = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Nothing,
};

export const opsBankReturnCancel = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Nothing,
};
