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
} as const;

/** The same sentences in another language. */
export type WalletSentences = Readonly<
  Record<keyof typeof zh, { readonly title: string; readonly body: string }>
>;
