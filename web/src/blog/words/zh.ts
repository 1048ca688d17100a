/** Words of the information pages and of the public lists: blacklist, popular parts. */
const words = {
  updated: '更新于 {day}',
  contents: '本页内容',
  others: '信息页面',
  group: { about: '关于验芯', buyer: '买家', seller: '卖家', help: '帮助中心' },
  page: {
    'about-us': '关于我们',
    'product-service': '产品与服务',
    'contact-us': '联系我们',
    'how-to-buy': '如何购买',
    'how-to-sell': '如何销售',
    'my-shop': '我的店铺',
    advertise: '广告合作',
    'seller-membership': '卖家会员费',
    'terms-of-service': '服务条款',
    'privacy-notice': '隐私声明',
    FAQ: '常见问题',
  },
  reading: '正在加载页面内容',
  filter: '供应商或型号',
  find: '筛选',
  clear: '清除',
  noRows: '没有符合条件的记录。',
  blacklist: {
    title: '供应商黑名单',
    description:
      '经检测与处理确认违约的供应商、对应交易、处理结果与检测报告。公示前已通知并听取说明。',
    lead: '每条记录都来自一笔有结论的交易。公示前，供应商收到通知，并有 {days} 个工作日书面说明；公示有截止日期，供应商可以申诉。',
    product: '交易产品',
    mfg: '品牌',
    qty: '数量',
    supplier: '供应商',
    outcome: '交易结果',
    resolved: '解决日期',
    report: '检测报告',
    none: '目前没有公示中的供应商。',
    how: '交易出现问题？提交对卖家的投诉，客服会查证。',
    complain: '投诉卖家',
  },
  popular: {
    title: '热门型号',
    description: '近期在验芯成交的型号：数量、供应商、单价、成交时间、检测结果与检测报告。',
    lead: '每一笔都由买家付款至验芯，检测之后才放款。',
    mpn: '型号',
    mfg: '品牌',
    qty: '数量',
    supplier: '供应商',
    price: '单价',
    time: '成交时间（GMT+8）',
    result: '检测结果',
    report: '检测报告',
    none: '还没有公开的成交记录。',
    how: '可以搜索现货，或直接发布求购。',
    search: '搜索型号',
  },
  gone: '没有这个页面',
  noReport: '无公开报告',
};

export default words;

declare module '#web/i18n/words.ts' {
  interface WordRooms {
    blog: typeof words;
  }
}
