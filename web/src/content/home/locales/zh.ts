/** Words of the parts of the home page that only show: a drawn page does not bring them. */
const words = {
  example: {
    title: '示例订单',
    next: '下一步',
    lab: '验芯实验室',
    bench: 'X 射线 {done} / {all}',
    counted: '清点 {done} / {all} 颗',
    toAssay: '发往验芯，不直发买家',
    both: '买卖双方各 {span}',
    carriers: '{carriers} 承运',
    toSeller: '打入卖家钱包',
    together: '货物与检测报告一并送达',
    report: '出具检测报告',
  },
  fail: {
    label: '若不合格',
    text: '货物在 {goods}内退回卖家，货款在 {money}内退还买家。',
    each: '货物和货款各在 {span}内退回卖家、退还买家。',
  },
  popular: {
    title: '热门型号',
    aside: '以下每笔均经验芯收款，检测后才放款。',
    all: '全部近期成交',
    none: '还没有公布的成交。',
    noneText: '成交完成且检测报告已出具的订单会列在这里。',
  },
  safety: {
    title: '安全保障',
    all: '交易安全',
    escrow: {
      name: '货款托管',
      text: '买家付款至验芯，双方确认检测结果后才发货。中介订单{agent}放款，交易订单{trade}放款。',
      term: '先确认，后放款',
    },
    inspection: {
      name: '逐单检测',
      text: '每批抽样检测，出具签字报告。任何人都可凭报告上的验证码查验真伪。',
      term: '最快 {count} 小时',
    },
    goods: { name: '退货', text: '买家授权退货后，货物由验芯仓库退回卖家。' },
    refund: { name: '退款', text: '货款退回买家的验芯钱包。' },
    sellers: {
      name: '卖家保证金',
      text: '入驻卖家须通过公司与货源审核。是否已缴纳诚信保证金，在每位卖家的页面上写明。',
    },
    legal: {
      name: '法律支持',
      text: '退货退款遭拒或拖延时，由中国大陆的律师团队处理。',
      term: '在线申请',
    },
  },
  blacklist: {
    title: '供应商黑名单',
    aside: '纠纷结案后公布，附所依据的检测报告。',
    all: '完整黑名单',
    none: '目前没有在列的供应商。',
    noneText: '经通知、申辩并由第二人核准后才会公布。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'content/home': typeof words;
  }
}
