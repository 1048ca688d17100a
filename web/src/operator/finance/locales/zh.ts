/** Words that the desks of finance share. */
const words = {
  number: '编号',
  owner: '账户',
  status: '状态',
  back: '返回',
  bankReference: '银行流水号',
  referenceHint: '银行付款回单上的流水号',
  due: '期限',
  decidedBy: '处理人',
  decidedAt: '处理时间',
  proposedBy: '提出人',
  proposedAt: '提出时间',
  until: '须在此前批准',
  waitsForOther: '须由另一位财务同事批准。',
  waitsSecond: '等待第二人批准',
  takeBack: '撤回',
  takenBack: '已撤回',
  sendBack: '退回',
  sendBackReason: '退回原因',
  sentBack: '已退回',
  compared: '我已与原始资料逐项核对',
  payee: {
    accountName: '户名',
    accountNumber: '账号',
    bankName: '银行',
    branch: '开户支行',
    bankCode: '联行号',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/finance': typeof words;
  }
}
