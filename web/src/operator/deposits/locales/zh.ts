/** Words of the page of integrity deposits. */
const words = {
  title: '诚信保证金',
  one: '保证金',
  none: '没有符合条件的保证金。',
  find: '编号或付款户名',
  state: {
    announced: '待确认',
    held: '已收',
    returning: '申请退还',
    returned: '已退还',
    bankReturned: '银行退回，待重付',
    replaced: '已由新保证金替代',
    failed: '未确认',
    all: '全部',
  },
  account: '付款账户（退还至此）',
  paidFrom: '付款账户',
  amount: '金额',
  returnedPart: '已退还金额',
  payee: '退款账户',
  payableFrom: '可付款时间',
  bankReturnReason: '银行退回原因',
  payAgain: '银行已将退款退回。等待卖家选择其他账户，或重新付至下列账户。',
  cameBack: '上次申请被退回：{note}',
  left: '赔付后剩余',
  at: '申报时间',
  proof: '转账凭证',
  received: '到账流水号',
  paidBack: '退还流水号',
  returnReason: '卖家的退还原因',
  confirm: '确认到账',
  confirmHint: '银行流水上的编号',
  confirmed: '保证金 {no} 已确认',
  fail: '未到账',
  refuse: '暂不退还',
  reason: '原因（卖家可见）',
  refused: '已告知卖家：保证金 {no}',
  propose: '已在银行退款，提交第二人批准',
  proposed: '保证金 {no} 的退还已提交第二人批准',
  second: '退还待第二人批准',
  approve: '批准退还 {money}',
  returned: '保证金 {no} 已退还',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/deposits': typeof words;
  }
}
