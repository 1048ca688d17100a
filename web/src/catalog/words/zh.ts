/** Words of part search; the source language of the market. */
const words = {
  retry: '重试',
  comma: '，',
  leadTime: { now: '现货', any: '随时可发' },
  search: {
    headTitle: '{keyword} 现货报价、价格与检测',
    headText:
      '{keyword} 在验芯的现货报价：卖家、数量、批号和单价。付款由验芯托管，检测通过才放款。',
    headBare: '按型号查找电子元器件现货。付款由验芯托管，货物检测通过才放款。',
    title: '型号搜索',
    ask: '在上方搜索框输入型号。',
    askText: '少于 4 个字符时只查完全相同的型号。',
    mode: '搜索方式',
    exact: '精确',
    fuzzy: '前缀',
    deals_other: '验芯已完成 {count} 笔经检测的成交，最近一笔 {at}。',
    found_other: '{count} 条报价，按型号和品牌分组',
    offers: '{model} 的现货报价',
    seller: '卖家',
    condition: '成色',
    dateCode: '批号',
    packaging: '包装',
    stock: '库存',
    price: '单价（USD）',
    onRequest: '询价',
    lead: '交期',
    confirmed: '库存确认',
    daysAgo_other: '{count} 天前',
    today: '今天',
    why: { exact: '与搜索完全相同', key: '仅标点或空格不同，请核对型号', prefix: '以搜索内容开头' },
    from: '{money} 起',
    sellers_other: '{count} 个卖家',
    request: '求购此型号',
    shortNote: '少于 4 个字符，按完全相同的型号查找。',
    none: '没有找到 {keyword} 的报价。',
    noneExact: '没有与 {keyword} 完全相同的型号。',
    noneText: '发布求购，所有已入驻卖家都会看到。',
    tryPrefix: '按前缀查找',
    post: '发布求购',
    failed: '搜索没有成功。',
  },
};

export default words;

declare module '#web/i18n/words.ts' {
  interface WordRooms {
    catalog: typeof words;
  }
}
