const words = {
  title: '余额证明',
  text: '每天公布一个根哈希，它包含所有会员的余额与托管款。下载您的那一份，可离线核对。',
  day: '日期',
  usd: '您的 USD',
  cny: '您的 CNY',
  download: '下载证明',
  all: '公布的根哈希',
  none: '还没有结账日。',
  nothing: '该日您没有余额。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'wallet/proof': typeof words;
  }
}
