/** Words of the public pages that tell what the product is. */
const words = {
  headline: '货过检，款才放。',
  lead: '买家把货款付给验芯，卖家把货发到验芯收货仓。实验室按 AS6081 抽样检测并出具报告，买卖双方确认后，验芯向买家发货，货款放给卖家。',
  start: '发起中介交易',
  verify: '查验检测报告',
  example: {
    title: '示例订单',
    next: '下一步',
    lab: '验芯实验室',
    bench: 'X 射线 31 / 45',
    counted: '清点 480 / 480 颗',
    toAssay: '发往验芯，不直发买家',
    both: '买卖双方各 3 个工作日',
    carriers: 'DHL、UPS、FedEx 或 TNT',
    toSeller: '打入卖家钱包',
    together: '货物与检测报告一并送达',
    report: '出具检测报告',
  },
  fail: {
    label: '若不合格',
    text: '货物在 3 个工作日内退回卖家，货款在 3 个工作日内退还买家。',
  },
  safety: {
    title: '安全保障',
    aside: '每一笔交易都适用。',
    what: '保障',
    how: '怎么做',
    term: '期限或金额',
    escrow: {
      name: '货款代管',
      text: '买家付款至验芯。双方确认检测结果后，卖家才能收款。',
      term: '至双方确认',
    },
    inspection: {
      name: '逐单检测',
      text: '货到后逐批抽样检测，每批出具签字报告，可凭报告编号和验证码公开查验。',
      term: '最快 24 小时',
    },
    confirm: {
      name: '双方确认',
      text: '报告出具后由买卖双方确认。检测合格而到期未答复，视为确认。',
      term: '3 个工作日',
    },
    goods: { name: '退货', text: '买家授权退货后，货物由验芯仓库退回卖家。', term: '3 个工作日' },
    refund: { name: '退款', text: '货款退回买家的验芯钱包。', term: '3 个工作日' },
    sellers: {
      name: '卖家审核',
      text: '卖家须通过公司与货源审核才能交易。诚信保证金以公司账户转账缴纳。',
      term: 'CNY 10,000',
    },
  },
  steps: {
    title: '一笔交易怎么走',
    buyer: '买家',
    seller: '卖家',
    assay: '验芯',
    order: '搜索型号或发布求购，与卖家谈定后下单，或直接发起中介交易。',
    pay: '付款给验芯。货款代管，直到检测结果经双方确认。',
    ship: '把货发到验芯收货仓，填写运单号。',
    inspect: '清点、抽样检测，出具报告。',
    both: '看报告，确认或拒收。',
    release: '向买家发货，把货款放到卖家钱包。',
  },
  none: {
    title: '没有这个页面',
    text: '地址可能已更改，或输入有误。',
    home: '回到首页',
    search: '搜索型号',
  },
};

export default words;

declare module '#web/i18n/words.ts' {
  interface WordRooms {
    content: typeof words;
  }
}
