/** Words of the page that tells buyers why. */
const words = {
  title: '买家为何选择验芯',
  description:
    '货款由验芯托管，货物在深圳收货检测，您确认后才发出。看清风险、费用和每一步由谁决定。',
  lead: '通常是先电汇、最后开箱。在这里顺序反过来：检测报告没有经您看过，货款就留在验芯，卖家拿不到。',
  losses: {
    title: '会出什么问题，靠什么防住',
    risk: '风险',
    usual: '通常的进口',
    here: '经验芯采购',
    fraud: {
      name: '空壳公司',
      usual: '款已汇出，卖家失联。',
      here: '卖家须通过公司与货源审核；是否已缴保证金 {deposit}，在其页面上写明。货款不在卖家手里。',
    },
    parts: {
      name: '改标、翻新、拆机件',
      usual: '上机贴片之后才发现。',
      here: '发货前就在检测台查出。照片、样本数、等级都是您这一批货的。',
    },
    freight: {
      name: '白付的运费和关税',
      usual: '不良品进口要付一次，退回再付一次。',
      here: '不合格的货不出境，不产生国际运费和进口税。',
    },
    refund: {
      name: '退款难',
      usual: '钱已在境外卖家手里，只能一催再催。',
      here: '钱在验芯，{refund}内退回您的钱包。',
    },
    proof: {
      name: '没有证据',
      usual: '只有您的照片，对方可以不认。',
      here: '签字报告、收货清点和订单沟通记录可导出为一份证据文件。',
    },
    middle: {
      name: '中间商加价',
      usual: '层层转手，货源不明。',
      here: '直接与卖家成交，看得到卖家的公司名称。',
    },
  },
  costs: {
    title: '费用',
    aside: '按标准条款。订单条款另有约定的，您在付款前先确认。',
    goods: { name: '货款', text: '按约定价格', back: '全额退还' },
    tests: { name: '检测费', text: '按您选择的项目；文件核对与外观初检已包含', back: '由验芯承担' },
    freight: {
      name: '发给您的运费',
      text: '用验芯账号每单 {freight}；用您自己的承运商账号则不收',
      back: '退还',
    },
    service: { name: '服务费', text: '仅中介订单收取，在您接受前列明', back: '退还' },
    free: { name: '注册、询价、求购', text: '不收费', back: '–' },
  },
  decide: {
    title: '由您决定的事和时限',
    aside: '工作日按中国大陆日历。',
    terms: {
      name: '接受条款',
      text: '仅中介订单。型号、价格、检测、运费、服务费列成有编号的版本，双方都要接受。',
    },
    pay: { name: '付款', text: '用余额，或银行转账并上传凭证。逾期未付，订单自动取消。' },
    confirm: {
      name: '确认或拒收',
      text: '先看报告。合格而未答复，视为确认；其他结论未答复，进入争议处理。',
    },
    authorise: { name: '授权退货', text: '不符合要求的货，经您授权后退回卖家。' },
    receive: { name: '确认收货', text: '送达后未答复，订单自动完成。' },
    after: { name: '申请售后', text: '在该型号的质保期内；质保期较短或没有的，按此期限。' },
  },
  asked: {
    shelf: { q: '元件能放多久？', a: '卖家声明的保质期至少 {months} 个月。' },
    reject: {
      q: '我拒收之后由谁裁定？',
      a: '由验芯客服在 {decide}内书面裁定并说明理由：收货、部分收货、复检、退货，或按疑似假冒隔离。双方都能看到。',
    },
    lost: {
      q: '破坏性检测用掉的芯片怎么算？',
      a: '样本取自这批货，计入数量平衡。付款前就会告诉您会用掉几颗。',
    },
    elsewhere: {
      q: '供应商不在验芯上，可以买吗？',
      a: '可以，发起中介订单即可。验芯会邀请该供应商，它须先入驻才能收款。',
    },
    currency: { q: '用什么货币付款？', a: 'USD。钱包、订单和退款都以 USD 计。' },
    sure: {
      q: '报告合格，是否等于每一颗都没问题？',
      a: '不等于。报告写明样本数和未覆盖的项目。付款前，检测方案会列出抓出不良批次的概率。',
    },
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'content/buyer': typeof words;
  }
}
