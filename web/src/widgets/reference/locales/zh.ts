/** Words about references of payments. */
const words = {
  amount: '汇款金额',
  reference: '付款参考号',
  why: '请在汇款附言中一字不差地填写付款参考号，财务据此找到您的款项；校验位可发现输入错误。',
  written: '汇款附言中的参考号',
  writtenHint: '如您填写的不同，请在此更正',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'widgets/reference': typeof words;
  }
}
