/** Words of the list of orders: its tabs, filter and export. */
const words = {
  tabs: '订单分类',
  tab: {
    all: '全部',
    mine: '待我处理',
    agree: '待约定',
    pay: '待付款',
    ship: '待发货',
    inspect: '检测',
    resolve: '纠纷与退款',
    deliver: '待收货',
    ended: '已结束',
  },
  export: '导出',
  exportFailed: '文件没有生成。',
  emptyTab: '此页签没有订单。',
  search: '订单号、型号或公司',
  searchLabel: '筛选订单',
  clear: '清除筛选',
  emptyTrade: '还没有订单。接受报价或求购回复后，订单会出现在这里。',
  emptyAgent: '还没有中介订单。',
  emptyMine: '目前没有需要您处理的订单。',
  emptyFound: '没有符合“{keyword}”的订单。',
  findParts: '搜索型号',
  failed: '订单没有加载成功。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'orders/list': typeof words;
  }
}
