const words = {
  title: '待确认付款',
  one: '充值',
  find: '充值号、订单号或户名',
  stateLabel: '状态',
  state: { pending: '待确认', success: '已到账', failed: '未到账', all: '全部' },
  none: '没有等待确认的付款。',
  nothing: '没有符合条件的充值。',
  amount: '金额',
  owner: '钱包所有人',
  at: '申报时间',
  atHead: '申报时间（GMT+8）',
  for: '用途',
  toWallet: '存入钱包',
  payer: '付款人',
  accountName: '户名',
  accountNumber: '账号',
  bank: '银行',
  remark: '备注',
  nameDiffers: '与钱包所有人不同名',
  checks: '核对',
  sameName: '付款人与钱包所有人同名',
  otherName: '付款人 {payer} 与钱包所有人 {owner} 不同名，请先核实。',
  paysOrder: '确认后立即支付订单 {no}',
  proof: '付款凭证',
  proofAside: '由付款人上传',
  proofOf: '{no} 的付款凭证',
  noProof: '没有凭证。',
  openProof: '在新窗口打开凭证',
  compared: '我已把金额、户名与银行流水逐项核对',
  confirm: '确认到账 {money}',
  confirmed: '{no} 已确认到账。',
  notArrived: '未到账…',
  reason: '未到账原因',
  reasonHint: '付款人会看到，请写明需要怎样处理。',
  fail: '标记为未到账',
  failed: '{no} 已标记为未到账。',
  decision: '处理结果',
  decidedBy: '处理人',
  decidedAt: '处理时间',
  bankReference: '银行流水号',
  bankReferenceHint: '银行对账单上该笔到账的流水号；一个流水号只能确认一笔充值。',
  needsTwo:
    '单笔超过 {limit}、或与该公司 24 小时内已确认的充值合计超过的，须由两位财务人员确认：您确认后由另一位批准入账。',
  sentToSecond: '{no} 已确认，等待另一位财务人员批准。',
  failBar: {
    own: '这是您自己的充值，由其他财务人员处理。',
    matched: '银行流水显示款项已到账，不能标记为未到账。',
    requester: '您曾申请确认到账，因此不能由您标记为未到账。',
  },
  cameBack: '复核人退回：{note}',
  second: '等待第二位财务人员批准',
  approve: '批准入账 {money}',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/money': typeof words;
  }
}
