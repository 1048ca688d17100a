/** Messages about integrity deposits. `amount` has its currency. */
export const zh = {
  'deposits.confirm': {
    title: '保证金 {no} 已确认',
    body: '诚信保证金 {amount} 已到账。',
  },
  'deposits.fail': {
    title: '保证金 {no} 未确认',
    body: '未能确认诚信保证金 {amount}，原因：{reason}',
  },
  'deposits.refuseReturn': {
    title: '保证金 {no} 暂不退还',
    body: '诚信保证金 {amount} 暂不退还，原因：{reason}',
  },
  'deposits.payBack': {
    title: '保证金 {no} 已退还',
    body: '诚信保证金 {amount} 已退回原付款账户。',
  },
  'deposits.bankReturn': {
    title: '保证金 {no} 被银行退回',
    body: '诚信保证金 {amount} 退还后被银行退回，原因：{reason}。请选择另一个人民币账户，财务将重新付款。',
  },
  'deposits.payBackElsewhere': {
    title: '保证金 {no} 已退还',
    body: '诚信保证金 {amount} 已退至您选择的账户。',
  },
} as const;

/** The same sentences in another language. */
export type DepositSentences = Readonly<
  Record<keyof typeof zh, { readonly title: string; readonly body: string }>
>;
