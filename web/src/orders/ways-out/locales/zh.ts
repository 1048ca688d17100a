const words = {
  cancel: '返回',
  reason: '原因',
  reasonHint: '对方与客服都能看到。',
  count: {
    ask: '要求补发缺少的数量',
    askEffect: '颗缺少；可要求卖家在 3 个工作日内补发',
    close: '按实收数量继续，立即退款 {money}',
    closeOnly: '按实收数量继续',
    asked: '已于 {time} 要求补发。卖家有 3 个工作日；您也可以随时按实收数量继续。',
    recounted: '第二人已于 {time} 复点，确认的 1 个工作日从此时重新计算。',
  },
  rest: {
    title: '待您处理：补发缺少的数量',
    button: '登记补发',
    missing: '缺少 {count} 颗',
    pieces: '补发数量',
    effect: '收货台会再次点收',
    hint: '逾期未补发，订单按实收数量继续，缺少部分退款给买家。',
  },
  bad: {
    title: '争议：您可以选择的办法',
    meanwhile: '等待期间您可以选择的办法',
    hint: '没有和解时，由客服书面裁定。',
    held: '仍由验芯托管',
    other: '不同意这个结果？',
  },
  ruling: {
    button: '请验芯现在裁定',
  },
  contest: {
    button: '自费复检',
    title: '要求复检',
    text: '实验室将再次检测未通过的批次，费用 {money} 从您的货款中扣除；如无货款则由验芯承担。每个订单一次。',
    send: '要求复检',
  },
  recordReturn: {
    button: '同意退货',
    title: '同意退货',
    text: '货物退回您的地址，托管款 {money} 退还买家。买家先授权退货。',
    send: '同意退货',
  },
  offer: {
    button: '提出和解方案',
    again: '提出另一方案',
    title: '和解方案',
    kept: '买家保留',
    came: '实收 {count} 颗',
    cut: '价格减让',
    cutHint: '从保留部分的货款中减去，0 为不减',
    send: '发出方案',
    refund: '退还买家',
    refundYou: '退还到您的钱包',
    rest: '未保留的部分退回卖家；疑似假冒的除外，进入隔离。',
    yours: '您的方案待对方答复',
    theirs: '对方提出和解方案',
    keeps: '{mpn}：买家保留 {count} 颗',
    cutOf: '价格减 {money}',
    accept: '接受方案',
    withdraw: '撤回方案',
    sums: '按此方案结算',
    goods: '保留货款（已减让）',
    freight: '您承担的运费',
    tests: '您承担的检测费',
    service: '服务费',
    pays: '您最终支付',
    commission: '佣金',
    receives: '您实收',
    receivesSeller: '卖家实收',
    testsByAssay: '由 Assay 承担的检测费',
    freightBy: '运费由谁承担',
    testsBy: '检测费由谁承担',
    freightIs: '运费：{by}',
    testsAre: '检测费：{by}',
    costs: '保留的货款不够付卖家承担的运费和检测费。请多保留几颗，或改由买家承担。',
    bears: { terms: '按约定条款', buyer: '买家承担', seller: '卖家承担', half: '双方各半' },
    wrong: '请保留至少 1 颗，减让须小于货款，且与原订单不同。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'orders/ways-out': typeof words;
  }
}
