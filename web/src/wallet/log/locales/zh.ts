/** Words of the pages of single records of the ledger. */
const words = {
  paidFor: '付款构成',
  goods: '货款',
  tests: '检测',
  freight: '运费',
  service: '服务费',
  paid: '实付',
  escrow: '托管',
  held: '托管金额',
  released: '已放款',
  refunded: '已退款',
  rest: '托管剩余',
  resolved: '{at} 结清',
  settled: '结算',
  accepted: '验收货款',
  commission: '佣金 {percent}%',
  serviceYours: '您承担的服务费',
  testsYours: '由您承担的检测费',
  freightYours: '您承担的运费',
  received: '实收',
  heldBefore: '退款前托管',
  backNow: '本次退款',
  restAfter: '退款后托管剩余',
  source: '来源',
  claim: '依据单据',
  reason: '原因',
  asked: '应赔金额',
  fromBalance: '从可用余额扣除',
  fromDeposit: '从保证金扣除',
  rate: '折算汇率（人民币/美元）',
  youOwe: '您仍欠',
  stillOwed: '尚未支付',
  amounts: '金额',
  returnedPart: '已退还金额',
  left: '赔付后剩余',
  due: '财务处理期限',
  returnReason: '申请退还的原因',
  decision: '财务说明',
  toSettlement: '查看入驻页',
  paidBy: {
    payer: {
      seller: '由您赔付',
      goodwill: '平台善意退款',
      insurance: '平台保险赔付',
    },
    payee: {
      seller: '由卖家赔付',
      goodwill: '平台善意退款',
      insurance: '平台保险赔付',
    },
  },
  heldFor: '所属申请',
  setAside: '从您的余额预留，用于该申请或其更换货物；不需要的部分退回给您。',
  cameBack: '此前预留、如今不再需要的款项，已退回您的余额。',
  paidOut: '卖家为您的售后申请预留的款项，已付给您。',
  deposit: {
    announced: '待确认',
    held: '已确认',
    returning: '申请退还',
    returned: '已退还',
    replaced: '已由新保证金替代',
    failed: '未确认',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'wallet/log': typeof words;
  }
}
