/** Words of the page about escrow (agent) orders. */
const words = {
  title: '中介订单',
  description:
    '供应商是您自己找的？先别电汇。在验芯填写中介订单：货款托管、到仓检测、合格后发货并放款。含步骤、费用和准备材料。',
  lead: '供应商是您自己找的，价格也谈好了，只是不敢先付款。在这里下单：验芯托管货款、收货检测，确认后发给您。',
  whom: {
    title: '适合谁',
    found: {
      name: '供应商在别处找到',
      text: '展会、平台、同行介绍都可以。对方还不在验芯也没关系，由我们邀请。',
    },
    first: { name: '第一次合作', text: '谁都不愿先动。买家把款付到验芯，卖家把货发到验芯。' },
    scarce: { name: '停产、紧缺、散装', text: '成色决定价格的货，先检测、后放款。' },
    away: { name: '在中国没有办公室', text: '在深圳代您收货、清点、检测、发货。' },
  },
  steps: {
    title: '八个步骤',
    aside: '灰字为时限，按工作日计。',
    fill: '买家填写中介订单。',
    contact: '买家联系客服。客服报检测、运费和服务费；买卖双方接受条款。',
    pay: '买家付款给验芯，电汇或用余额。',
    ship: '供应商把货发到验芯收货台。',
    inspect: '验芯清点、检测，出具报告。',
    confirm: '买家与供应商确认检测结果。',
    dispatch: '验芯打包，发给买家。',
    release: '{when}，验芯放款给供应商。',
    price: '报价 {span}',
  },
  fees: {
    title: '费用',
    service: { name: '服务费', text: '由客服按订单报价，您接受之前写入条款。' },
    tests: { name: '检测费', text: '按所选项目计。文件核对与外观初检已包含。' },
    freight: { name: '发给您的运费', text: '写入条款。用您自己的承运商账号则不收。' },
    commission: { name: '佣金', text: '中介订单向供应商收取货款的 {agent}。' },
    none: '货全部不留时，货款、运费、服务费退回；检测费按标准条款由验芯承担。',
  },
  prepare: {
    title: '准备什么',
    supplier: '供应商：公司名称、联系人、邮箱',
    parts: '型号、品牌、数量、批号',
    price: '谈好的单价，USD',
    tests: '货物类型和想做的检测，系统会给出建议方案',
    ship: '收货地址、承运商（{carriers}），有运费账号的一并填写',
    invoice: '发票信息',
  },
  asked: {
    account: {
      q: '供应商没有验芯账户怎么办？',
      a: '客服用邮件邀请。它与其他卖家一样接受审核，时限 {review}，入驻后才能收款。',
    },
    when: {
      q: '供应商什么时候拿到钱？',
      a: '双方确认检测结果，{when}放款。在此之前货款由验芯托管。',
    },
    fails: {
      q: '检测不合格怎么办？',
      a: '客服在 {decide}内裁定。退货的，您授权后 {back}内寄回供应商，寄出后 {refund}内退款。',
    },
    change: {
      q: '下单后还能改价吗？',
      a: '您接受条款之前，客服可以重新报价。每次改动都是新的一版条款，须买卖双方接受。',
    },
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'content/escrow': typeof words;
  }
}
