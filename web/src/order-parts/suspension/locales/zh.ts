const zh = {
  revoked: '检测报告 {report} 已于 {time} 撤销。理由：{reason}',
  suspended: {
    open: '订单暂停：货物与货款都不会动，期限停止计算。由两名客服人员决定如何继续。',
    asked: '决定已提出，等待第二人批准。在此之前订单暂停。',
  },
  released: {
    claim: '货款已付给卖家。您可以申请售后。',
    later: '货款已付给卖家。收货后您可以申请售后。',
    apply: '申请售后',
  },
};

export default zh;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'order-parts/suspension': typeof zh;
  }
}
