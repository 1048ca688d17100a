/** Words of the price history of a part. */
const words = {
  title: '经检测成交的价格',
  caption: '{model} 每月成交价（USD）',
  medianUsd: '每月中位价，竖条为最低至最高（USD）',
  month: '月份',
  deals: '成交笔数',
  lowest: '最低',
  median: '中位',
  highest: '最高',
  note: '仅统计检测合格并已完成的订单；一个月不足 {count} 笔不显示。',
  empty: '还没有哪个月有 {count} 笔以上检测合格的成交。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'catalog/prices': typeof words;
  }
}
