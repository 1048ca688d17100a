/** Messages about exchanges. Amounts have their currency. */
export const zh = {
  'exchange.complete': {
    title: '兑换 {no} 已完成',
    body: '已卖出 {sold}，{bought} 已付至您填写的收款账户。',
  },
  'exchange.bankReturn': {
    title: '兑换 {no} 被银行退回',
    body: '{bought} 被收款银行退回，原因：{reason}。{sold} 已重新冻结，财务将重新付款或退还给您。',
  },
  'exchange.reopen': {
    title: '兑换 {no} 重新付款',
    body: '兑换 {no} 已重新打开，{bought} 将再次付款。',
  },
  'exchange.fail': {
    title: '兑换 {no} 未成功',
    body: '{sold} 已退回可用余额，未收取手续费。原因：{reason}',
  },
} as const;

/** The same sentences in another language. */
export type ExchangeSentences = Readonly<
  Record<keyof typeof zh, { readonly title: string; readonly body: string }>
>;
