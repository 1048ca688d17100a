import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Proof of balances',
  description: 'Roots over all balances, what is owed to members, and the bank, day by day.',
  lead: 'After midnight, GMT+8, all balances of members and all held orders are summed in a Merkle tree, and its root is published here. Members download their own leaf and path from the wallet and check offline that they are counted in the sum owed.',
  limits:
    'It proves that your balance is part of the published sum owed. It does not prove the bank: that figure is the statement’s, as Assay imported it.',
  day: 'Day',
  owed: 'Owed to members',
  bank: 'Bank',
  noStatement: 'no statement',
  difference: 'Difference',
  root: 'Root',
  chain: 'Head of the chain',
  none: 'Nothing is published yet',
  noneHint: 'The first root is published after the next midnight.',
  wallet: 'Download it in the wallet',
  check: 'Check it offline: {command}',
  audit: 'Audit log',
  auditCheck:
    'Beside it stands where the operator’s audit log ended that day: its rows and the hash of the last. A row that is rewritten later no longer agrees with it. The operator and its auditors compare: {command}',
} satisfies Translated<typeof zh>;
