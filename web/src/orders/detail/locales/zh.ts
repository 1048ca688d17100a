/** Words of the page of one order, without its moves. */
const words = {
  notFound: '没有这个订单，或您无权查看。',
  back: '返回列表',
  progress: '进度',
  seller: '卖家 {name}',
  buyer: '买家 {name}',
  supplier: '供应商 {name}（未入驻）',
  placed: '{time} 下单',
  documents: '文件',
  support: '联系客服',
  parcels_other: '{count} 件包裹',
  reports_other: '{count} 份报告',
  to: '{carrier} 发往 {place}',
  doneBy: '{party}：{time}',
  confirmed: '已确认',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'orders/detail': typeof words;
  }
}
