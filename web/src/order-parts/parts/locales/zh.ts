/** Words of orders that were split. */
const words = {
  ofParent: '本订单的行没有争议，已自此订单分出，单独发货、收货和放款：',
  child: '没有争议的行已分出，以此订单单独继续：',
  is: '（{state}，{money}）',
  held: '，其中 {money} 仍在托管',
  refundedBefore: '分出前已为这些行退款 {money}。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'order-parts/parts': typeof words;
  }
}
