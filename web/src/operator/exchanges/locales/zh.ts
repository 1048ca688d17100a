/** Words of the page of exchanges. */
const words = {
  title: '兑换',
  one: '兑换',
  none: '没有符合条件的兑换。',
  find: '编号或收款户名',
  state: {
    frozen: '处理中',
    success: '成功',
    returned: '已退回',
    failed: '未成功',
    all: '全部',
  },
  agreed: '约定',
  sell: '卖出',
  pays: '应付人民币',
  payee: '收款方',
  fee: '手续费 {percent}%',
  rate: '适用汇率',
  source: '汇率来源',
  rateToday: '今日汇率',
  at: '申请时间',
  second: '付款待第二人批准',
  approve: '批准付款 {money}',
  done: '兑换 {no} 已完成',
  heldBy:
    '可疑交易记录 {finding} 扣住此兑换。请暂不向银行付款：由管理员批准，或先由两人排除该记录。',
  payableFrom: '收款账户较新：{at} 之前请勿向银行付款。',
  payeeChanged:
    '申请后收款账户已修改或删除：请勿向银行付款。请将兑换登记为未成功，或请会员改回原账户。若此前已付款，请匹配银行流水。',
  payeeChangedSince: '申请后收款账户已修改或删除：仅当款项已付至下列账户时才批准。',
  propose: '已在银行付款，提交第二人批准',
  proposed: '兑换 {no} 已提交第二人批准',
  fail: '兑换未成功',
  bankReturn: '银行退回',
  returnedWhy: '退回原因（会员可见）',
  returnReference: '退回款项的银行编号',
  proposeReturn: '提交第二人登记退回',
  returnProposed: '{no} 的退回已提交第二人批准',
  returnSecond: '银行退回待第二人批准',
  approveReturn: '登记退回 {money}',
  sentBackNote: '第二人退回：{note}',
  returnedNow: '{no} 的款项已重新冻结',
  reopen: '重新打开并再次付款',
  reopened: '{no} 已重新打开',
  returnReason: '退回原因',
  failReason: '未成功原因（用户可见）',
  failedNow: '兑换 {no} 未成功，已退回',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/exchanges': typeof words;
  }
}
