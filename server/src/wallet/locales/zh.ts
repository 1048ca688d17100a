/** Messages of the wallet. `amount` has its currency. */
export const zh = {
  'wallet.recharged': {
    title: '充值 {no} 已到账',
    body: '您的充值 {amount} 已到账，可在钱包中查看。',
  },
  'wallet.rechargeFailed': {
    title: '充值 {no} 未成功',
    body: '您申报的充值 {amount} 未成功，原因：{reason}。您可以核对后重新提交。',
  },
  'wallet.goodwill': {
    title: '善意退款 {no}',
    body: '平台为订单 {order} 向您支付 {amount}，已计入可用余额。',
  },
  'wallet.paymentReturned': {
    title: '{no} 的付款将退回',
    body: '{payer} 为 {no} 支付的 {amount} 将原路退回付款账户：{reason}。我们只接受以贵公司名义开立的账户付款。您的余额没有变化。',
  },
  'wallet.bankAdded': {
    title: '已添加银行账户',
    body: '您的账户已添加 {bank} 尾号 {ending}，24 小时后可直接付款。如非本人操作，请立即联系客服。',
  },
  'wallet.bankChanged': {
    title: '银行账户已变更',
    body: '您的 {bank} 尾号 {ending} 账户已变更，24 小时后可直接付款。如非本人操作，请立即联系客服。',
  },
  'wallet.bankRemoved': {
    title: '银行账户已删除',
    body: '您的 {bank} 尾号 {ending} 账户已删除。如非本人操作，请立即联系客服。',
  },
  'wallet.withdrawal.approve': {
    title: '提现 {no} 已批准',
    body: '您的提现 {amount}（尾号 {ending}）已由两位财务人员批准，即将汇出。',
  },
  'wallet.withdrawal.refuse': {
    title: '提现 {no} 未获批准',
    body: '您的提现 {amount} 未获批准，原因：{reason}。金额已退回可用余额。',
  },
  'wallet.withdrawal.send': {
    title: '提现 {no} 已汇出',
    body: '您的提现 {amount} 已汇往尾号 {ending} 的账户。',
  },
  'wallet.withdrawal.complete': {
    title: '提现 {no} 已完成',
    body: '银行已确认付款：{amount}，收款账户尾号 {ending}。',
  },
  'wallet.withdrawal.bankReturn': {
    title: '提现 {no} 被银行退回',
    body: '银行退回了 {amount}，原因：{reason}。金额仍冻结，您可以取消，或等待财务重新汇出。',
  },
  'wallet.withdrawal.reopen': {
    title: '提现 {no} 将重新汇出',
    body: '财务将重新审批您的提现 {amount}，批准后汇往尾号 {ending} 的账户。',
  },
} as const;

/** The same sentences in another language. */
export type WalletSentences = Readonly<
  Record<keyof typeof zh, { readonly title: string; readonly body: string }>
>;
