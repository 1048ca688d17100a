/** Words of the page that shows the whole pipeline and what happens when something fails. */
const words = {
  title: '交易安全',
  description:
    '一笔订单的每一步：由谁处理、时限多久、货款在哪里。不合格、迟发、短少、争议时，货和款分别怎么走。',
  lead: '所有订单走同一条流程。每一步都写明由谁处理、多久以内、货款在哪里。',
  zone: '工作日按中国大陆日历，时间均为 GMT+8。',
  pipeline: {
    title: '一笔订单怎么走',
    aside: '以交易订单为例；中介订单不同之处另行写明。',
    where: { buyer: '在买家手里', held: '验芯托管', seller: '已放给卖家' },
    released: {
      trade: '交易订单的货款在此步完成时放给卖家。',
      agent: '中介订单的货款在此步完成时放给卖家。',
    },
    placed: {
      name: '下单',
      text: '卖家确认或谢绝。中介订单先由客服报服务价，时限 {price}。',
    },
    priced: { name: '接受条款', text: '仅中介订单。买家接受条款，然后卖家确认。' },
    confirmed: {
      name: '付款',
      text: '买家用余额付款，或银行转账并上传凭证，由财务确认到账。',
    },
    paid: { name: '卖家发货', text: '卖家发到验芯收货台，填写承运商与运单号。' },
    inbound: {
      name: '到仓清点',
      text: '清点、称重，给包裹和封签拍照。数量不符的，买卖双方先看到。',
    },
    received: { name: '开检', text: '按每批的抽样方案开检。' },
    inspecting: { name: '检测', text: '逐项检测；由第二名检测员复核并签发报告。' },
    reported: {
      name: '双方确认',
      text: '买卖双方看报告并确认。合格而到期未答复，视为确认。',
    },
    cleared: { name: '向买家发货', text: '仓库打包发出。' },
    dispatched: {
      name: '买家收货',
      text: '买家确认收货；未答复的，送达 {take}后自动完成。',
    },
  },
  fails: {
    title: '出了问题怎么办',
    aside: '货和款分开写。',
    what: '情况',
    acts: '处理与时限',
    declined: {
      name: '卖家谢绝，或任一方取消',
      acts: '付款之前均可。卖家 {within}内不答复，客服跟进。',
      goods: '留在卖家处。',
      money: '还没有付款。',
    },
    unpaid: {
      name: '买家没有付款',
      acts: '{within}后订单自动取消。',
      goods: '留在卖家处。',
      money: '还没有付款。',
    },
    unshipped: {
      name: '卖家没有发货',
      acts: '逾期 {within}，买家可以取消。',
      goods: '留在卖家处。',
      money: '取消后{refund}全额退回买家钱包。',
    },
    count: {
      name: '到仓数量不符',
      acts: '买卖双方 {within}内查看并知悉，到期继续开检。',
      goods: '按实收数量往下走。',
      money: '短少的部分在放款时退给买家。',
    },
    rejected: {
      name: '买家拒收，或不合格而无人答复',
      acts: '进入争议。客服 {within}内书面裁定。',
      goods: '留在验芯仓库。',
      money: '继续由验芯托管。',
    },
    part: {
      name: '裁定部分收货',
      acts: '客服逐项写明收下的数量。',
      goods: '收下的发给买家，其余退回卖家。',
      money: '其余部分立即退给买家，收下的部分{when}放款。',
    },
    retest: {
      name: '裁定复检',
      acts: '检测中心 {within}内重做，出具新报告。',
      goods: '留在检测台。',
      money: '继续由验芯托管。',
    },
    orderReturn: {
      name: '裁定退货',
      acts: '买家 {authorise}内授权，仓库 {back}内寄出。',
      goods: '退回卖家。',
      money: '寄出后 {refund}内全额退回买家钱包。',
    },
    quarantine: {
      name: '疑似假冒',
      acts: '客服登记隔离，注明批次、库位和证据。',
      goods: '留在隔离登记中，不流回市场。卖家可申请取样。',
      money: '{refund}内全额退回买家钱包。',
    },
    after: {
      name: '完成之后才发现问题',
      acts: '质保期内申请售后，{least}。卖家答复，协商不成的由客服裁定。',
      goods: '按裁定退回或更换。',
      money: '赔付先扣卖家可用余额，再扣保证金。',
    },
  },
  payers: {
    title: '谁付什么',
    aside: '按标准条款。',
    head: '谁付、付多少',
    who: { buyer: '买家付', seller: '卖家付', half: '双方各半', assay: '验芯承担' },
    goods: { name: '货款', who: '买家，按约定价格', none: '全额退还' },
    tests: { name: '检测费', who: '合格：{pass}。不合格：{fail}', none: '买家不付' },
    freight: {
      name: '发给买家的运费',
      who: '买家，每单 {freight}，或用自己的承运商账号',
      none: '退还',
    },
    commission: {
      name: '佣金',
      who: '卖家，买家收下货款的 {trade}；中介订单 {agent}',
      none: '不收',
    },
    service: {
      name: '服务费',
      who: '仅中介订单，由买家付，条款另有约定的除外；接受前列明',
      none: '退还',
    },
    exchange: { name: '换汇手续费', who: '换汇的一方，卖出 USD 的 {fee}', none: '换汇成功后才收' },
  },
  records: {
    title: '三份记录，争议时为凭',
    aside: '买卖双方在订单页都能看到，可一并导出。',
    terms: {
      name: '条款',
      text: '型号、价格、检测、由谁付检测费、时限。每一版都有编号和哈希值，须双方接受。',
    },
    pieces: {
      name: '颗数',
      text: '每批：收到 = 发出 + 检测消耗 + 退回 + 隔离 + 报废 + 在架。数量不平，数据库不予写入。',
    },
    thread: { name: '沟通记录', text: '买卖双方与客服在这笔订单上的留言和文件。' },
  },
  ledger: {
    title: '货款怎么保管',
    own: '每笔订单单独一个托管账户。放款与退款之和不可能超过付进来的数。',
    entries: '每次变动都是一组合计为零的分录，记下后不可修改、不可删除。',
    hands: '付出去的钱由两名财务人员分别经办和复核。',
    gold: '页面上的金色只用于托管中的货款。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'content/safety': typeof words;
  }
}
