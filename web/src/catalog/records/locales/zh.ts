/** Words of the record of quotes for a part. */
const words = {
  guest: '登录后可查看近 {months} 个月平台上的报价记录。',
  logIn: '登录',
  explain:
    '近 {months} 个月的报价，最新在前，不显示买卖双方，数量只给区间。{count} 家以上报过价才显示单价。',
  maker: '品牌',
  anyMaker: '全部品牌',
  label: '{model} 的历史报价',
  mpn: '型号 / 品牌',
  day: '报价日',
  quantity: '数量',
  price: '单价（USD）',
  kept: '报价不足，不显示',
  empty: '近期没有 {keyword} 的报价记录。',
  bounded: '只显示最近 {count} 条。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'catalog/records': typeof words;
  }
}
