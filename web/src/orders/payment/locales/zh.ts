/** Words of the payment of an order. */
const words = {
  missingButton: '转账补足 {money}',
  missingText: '财务确认补足的款项后，您在本页用余额支付订单。如按全额转账，到账后自动支付订单。',
  title: '支付订单 {no}',
  crumb: '付款',
  from: '从余额支付',
  byTransfer: '用银行转账支付',
  balance: '可用余额',
  total: '支付金额',
  left: '支付后余额',
  missing: '还差 {money}',
  button: '支付 {money}',
  recharge: '银行转账 {money}',
  rechargeMore: '用银行转账',
  held: '由验芯托管，货过检才放款',
  until: '双方确认检测结果，{when}放款',
  bankText: '也可银行转账并上传凭证；财务确认到账后，本订单立即付款。',
  transferText: '余额不足以支付本订单。转账并上传凭证；财务确认到账后，本订单立即付款。',
  announced: '您已提交 {money} 的银行转账（{no}）。财务确认到账后，本订单立即付款。',
  announcedShort:
    '您已提交 {money} 的银行转账（{no}），少于订单金额。到账后进入可用余额，本订单不会自动付款：由您决定是否用余额补足。',
  notNow: '此订单目前不需要付款。',
  toOrder: '查看订单',
  walletFailed: '余额没有加载成功。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'orders/payment': typeof words;
  }
}
