/** Words of the integrity deposit on the settlement page. */
const words = {
  title: '您的保证金',
  no: '编号',
  amount: '金额',
  returnedPart: '已退还金额',
  left: '赔付后剩余',
  from: '付款账户',
  since: '当前状态自',
  due: '财务处理期限',
  returnReason: '退还原因',
  decision: '财务说明：{reason}',
  waitsFinance: '财务正在核对银行到账，通常在 1 个工作日内完成。',
  returning: '退还申请已提交，将在 15 个工作日内退至{account}。',
  paying: '财务正在退还，不能再撤回申请。',
  returnNote:
    '所有订单结束后方可申请；15 个工作日内退至{account}。您仍是已入驻卖家，主页会向买家注明保证金已退还及日期。',
  usedUp: '赔付已用完这笔保证金。转入新的一笔后在此申报；财务确认到账后，由新的一笔替代。',
  askBack: '申请退还',
  cancelReturn: '撤回退还申请',
  back: '返回',
  how: '请以公司账户汇款 {amount} 至以下账户，再填写您的付款信息。',
  to: {
    beneficiary: '收款人',
    account: '账号',
    bank: '银行',
    code: '联行号',
  },
  field: {
    accountName: '付款户名',
    accountNumber: '付款账号',
    bankName: '付款银行',
    bankCode: '联行号',
  },
  proof: '转账凭证',
  proofHint: 'PDF、PNG 或 JPG，最大 3 MB',
  apply: '我已转账，请财务确认',
  notArrived: '财务未能确认 {no}：{reason}',
  unpaid: '保证金 {no} 的退款 {money} 被银行退回。',
  unpaidOfThis: '保证金 {no} 的退款 {money} 被银行退回。请选择另一个账户，或将其留作保证金。',
  applyNew: '改为转入新的保证金',
  unpaidGo: '查看并选择账户',
  state: {
    announced: '待财务确认',
    held: '已收',
    returning: '退还中',
    returned: '已退还',
    bankReturned: '银行退回，待重付',
    replaced: '已由新保证金替代',
    failed: '未确认',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'onboarding/deposit': typeof words;
  }
}
