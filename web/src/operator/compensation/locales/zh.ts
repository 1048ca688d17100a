/** Words of compensation at the desk of finance. */
const words = {
  title: '赔付',
  one: '赔付',
  none: '没有这样的赔付。',
  number: '编号',
  find: '编号或订单号',
  source: '来源',
  paidTo: '收款方',
  payer: '付款卖家',
  by: '由 {name} 支付',
  paid: '已付',
  owed: '尚欠 {amount}',
  at: '时间',
  reason: '原因',
  order: '订单',
  cause: '依据单据',
  asked: '应付',
  fromBalance: '从可用余额',
  fromDeposit: '从保证金',
  fromDepositAt: '从保证金，汇率 {rate}',
  shortfall: '尚欠',
  amounts: '金额',
  amount: '金额',
  onOrder: '赔付与善意退款',
  noneOnOrder: '该订单没有赔付。',
  waits: '善意退款待第二人审批',
  approve: '审批支付 {amount}',
  done: '已支付 {amount}',
  propose: '提议善意退款',
  proposed: '已提交第二人审批',
  reasonHint: '收款方会看到此原因',
  twoPeople: '由平台善意退款账户支付，须另一位财务人员审批。',
  send: '提交第二人审批',
  sources: {
    all: '全部',
    seller: '卖家',
    goodwill: '善意退款',
    insurance: '保险',
  },
  sides: { buyer: '买家', seller: '卖家' },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/compensation': typeof words;
  }
}
