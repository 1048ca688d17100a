const words = {
  print: '打印入库标签',
  title: '入库标签',
  order: {
    hint: '打印后贴在每件包裹外面；收货台扫描二维码即可找到订单。',
    back: '返回订单',
  },
  claim: {
    hint: '打印后贴在包裹外面；收货台扫描二维码即可找到售后申请。',
    back: '返回售后申请',
    pieces: '{count} 颗',
    none: '该售后申请目前无需向收货台寄送货物。',
  },
  from: '发件人',
  to: '收件人',
  printButton: '打印',
  loading: '加载中',
  visit: '预约：{time}',
  hours: '收货时间：{hours}',
  shipTo: '发往',
  reference: '包裹上写明',
  demo: '演示地址：请勿寄送任何货物。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'order-parts/dock-label': typeof words;
  }
}
