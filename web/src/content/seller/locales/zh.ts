/** Words of the page that tells sellers why, with the calculator and the cost example. */
const words = {
  title: '卖家为何选择验芯',
  description:
    '以 USD 报价，货发深圳，收 RMB。买家货款到验芯后您才发货。附到手金额计算器和自营外贸成本示例。',
  lead: '您以 USD 报价，把货发到深圳。买家的货款先到验芯，您再发货；验芯检测、发往境外并放款，您收到的是 RMB。',
  payout: {
    title: '到手多少',
    aside: '佣金：交易订单 {trade}，中介订单 {agent}。换汇手续费：卖出 USD 的 {fee}，成功后才收。',
    amount: '货款',
    kind: '订单类型',
    trade: '交易订单',
    agent: '中介订单',
    rate: '汇率（每 USD 兑 CNY）',
    rateHint: '示例汇率。以申请换汇时的汇率为准。',
    rateWrong: '请输入大于零的数字，例如 {example}。',
    goods: '货款',
    commission: '佣金',
    received: '进入钱包',
    exchangeFee: '换汇手续费',
    cny: '到账 RMB',
    table: '交易订单，按示例汇率 {rate}',
    tests: '标准条款下，检测费不由卖家承担。',
  },
  cost: {
    title: '自营外贸一年的成本',
    aside: '示例：一家深圳公司，两名外贸业务员。',
    year: '每年，CNY',
    staff: '两名业务员的工资与社保',
    office: '办公室租金与水电',
    platform: '外贸平台会员与推广',
    fair: '一年两次展会及差旅',
    agent: '进出口资质、报关、退税代理',
    courier: '样品与快递',
    bank: '电汇、收款账户与换汇',
    losses: '拒付、退运的运费和税',
    total: '合计',
    least: '自营外贸每年的成本至少',
    same: '经验芯销售，同样的花费对应的年销售额约为',
    against: '按汇率 {rate}，佣金与换汇手续费要卖到这个金额才达到上表合计。不成交则不产生。',
  },
  reasons: {
    title: '对您来说有什么不同',
    paid: { name: '先收款，后发货', text: '验芯收到并托管买家货款后，您才需要发货。' },
    confirm: {
      name: '买家不能拖着不认',
      text: '检测合格而买家到期未答复，视为确认。',
    },
    release: {
      name: '放款时间写明',
      text: '中介订单{agent}放款；交易订单{trade}放款；买家不答复的，送达后到期即放。',
    },
    direct: {
      name: '直接销售',
      text: '买家看到的是您的公司，按您的报价成交，中间没有转手。',
      term: '无中间商',
    },
    abroad: {
      name: '只发国内快递',
      text: '货发到深圳收货台即可。国际承运、发货和送达由验芯办理。',
      term: '发往深圳',
    },
    decision: {
      name: '争议有书面裁定',
      text: '买家拒收的，由客服依据检测报告裁定并写明理由，可以复检。',
    },
    back: { name: '货能退回', text: '不符合要求的货，经买家授权后由仓库寄回给您。' },
  },
  asks: {
    title: '对您的要求',
    review: { name: '入驻审核', text: '公司资料、营业执照和三个型号的货源，逐项审核。' },
    deposit: {
      name: '诚信保证金',
      text: '公司账户转账。没有未完结的订单时可申请退还，{back}内退到。',
    },
    shelf: { name: '保质期', text: '卖家声明的元件保质期。', term: '至少 {months} 个月' },
    stock: { name: '库存确认', text: '报价库存须由您定期确认，到期未确认的不再出现在搜索中。' },
  },
  asked: {
    account: {
      q: 'RMB 打到哪个账户？',
      a: '打到您填写的 CNY 银行账户。换汇由机构受托办理，手续费成功后才收；不成功则全额退回钱包。',
    },
    keep: { q: '可以留着 USD 吗？', a: '可以。钱包以 USD 计，也可以提现到 USD 银行账户。' },
    tests: {
      q: '检测费谁出？',
      a: '标准条款下，合格的由买家付，不合格的由验芯承担。订单条款另有约定的，您先接受才生效。',
    },
    short: {
      q: '收货清点少了怎么办？',
      a: '您和买家都会先看到清点数，再开始检测。少的数量不计货款。',
    },
    fake: {
      q: '货被判为疑似假冒会怎样？',
      a: '货进入隔离登记，不再流回市场，货款退给买家。您可以申请取样自证。',
    },
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'content/seller': typeof words;
  }
}
