/** Words of watched parts; the source language of the market. */
const words = {
  title: '关注的型号',
  label: '关注的型号列表',
  lead: '其他卖家有现货、库存达到所需数量、价格降到目标价，或有一批检测不合格时，我们发消息通知您；邮件每天最多汇总一封，检测不合格的立即发送。您自己的库存不计入。',
  add: {
    label: '关注一个型号',
    hint: '暂无报价的型号也可以关注，有货即通知。',
    button: '关注',
    done: '已关注 {mpn}。',
    known: '{mpn} 已在关注中。',
  },
  column: {
    part: '型号',
    stock: '他人库存',
    quantity: '所需数量',
    lowest: '最低单价（USD）',
    price: '目标价（USD）',
    inspection: '最近检测',
    lastNotified: '最近通知',
    action: '操作',
  },
  anyMaker: '任何品牌',
  none: '无现货',
  sellers_other: '{count} 家卖家',
  onRequest: '需询价',
  notAt: '此数量无报价',
  anyQuantity: '不限',
  noPrice: '不限',
  never: '尚无',
  notInspected: '暂无',
  reason: {
    stock: '有现货',
    price: '降到目标价',
    failed: '有一批不合格',
    suspect: '有一批疑似假冒',
  },
  edit: {
    quantity: '{mpn} 的所需数量，留空表示不限',
    price: '{mpn} 的目标单价（USD），留空表示不通知价格',
    saved: '{mpn} 已保存',
  },
  stop: '取消关注',
  stopOne: '取消关注 {mpn}',
  stopped: '已取消关注 {mpn}。',
  find: '搜索型号',
  empty: '还没有关注任何型号。',
  emptyText: '在型号搜索的结果下方点“关注此型号”，或在上方输入型号。',
  full: '已关注 {count} 个型号，最多 {max} 个。',
  link: {
    title: '取消关注',
    isWatched: '您正在关注 {part}。',
    isEnded: '您已不再关注 {part}，不会再收到它的通知。',
    stop: '取消关注',
    again: '重新关注',
    all: '全部关注的型号',
    gone: '此链接无效',
    goneText: '链接可能不完整，或这条关注早已取消。登录后可查看全部关注的型号。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    watches: typeof words;
  }
}
