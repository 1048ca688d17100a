/** Texts of the revocation of a report by two people. */
const words = {
  title: '撤销报告',
  lead: '撤销需要两个人：一人申请，另一人批准。批准后双方立即收到通知，页面、PDF 与核验结果都会显示已撤销。',
  open: '申请撤销',
  reason: '撤销原因',
  hint: '买卖双方和任何核验者都会看到。',
  send: '提交申请',
  sent: '已提交，等待另一位实验室人员批准。',
  waits: '{name} 申请撤销，有效至 {at}',
  approve: '批准撤销',
  approved: '报告已撤销。',
  refuse: '驳回',
  refuseReason: '驳回理由',
  refused: '申请已驳回。',
  withdraw: '收回申请',
  withdrawn: '申请已收回。',
  other: '申请人不能自己批准，请由另一位实验室人员处理。',
  back: '返回',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'qc/revocation': typeof words;
  }
}
