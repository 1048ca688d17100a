import type { StatementWords } from '../words.ts';

export const en: StatementWords = {
  title: 'Wallet statement',
  file: 'assay-statement',
  account: 'Account',
  period: 'Period',
  zone: 'times in GMT+8',
  opening: 'Opening balance',
  incoming: 'Total in',
  outgoing: 'Total out',
  closing: 'Closing balance',
  none: 'No movements in this period.',
  foot: 'Movements of the available balance. Frozen and escrowed amounts are not part of it.',
  columns: {
    no: 'No.',
    time: 'Time (GMT+8)',
    matter: 'Matter',
    reference: 'Reference',
    change: 'Change',
    balance: 'Balance',
    remark: 'Remark',
  },
  matters: {
    recharge: 'Recharge',
    withdrawal: 'Withdrawal',
    exchange: 'Exchange',
    compensation: 'Compensation',
    payment: 'Order payment',
    refund: 'Order refund',
    receipt: 'Order receipt',
  },
};
