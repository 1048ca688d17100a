const zh = {
  title: '假货记忆',
  lead: '与未通过检测的批次相似的货物。客服决定前，未付款的订单最多暂缓一个工作日。',
  ownTitle: '货物预警',
  ownLead: '您的货物与一批未通过检测的货相似时，会在这里说明相同之处；您可以申诉。',
  loading: '正在读取',
  toAll: '全部预警',
  none: '没有这样的预警。',
  noneOwn: '没有关于您货物的预警。',
  noRecords: '没有记住的批次。',
  no: '编号',
  part: '型号',
  maker: '制造商',
  dateCode: '日期码',
  lotCode: '批号',
  labels: '标签上的批号',
  seller: '卖家',
  score: '确定度',
  matched: '相同之处',
  foundAt: '发现于',
  holdUntil: '付款暂缓至',
  due: '截止',
  status: '状态',
  found: '发现的货物',
  remembered: '记住的批次',
  report: '报告',
  register: '隔离登记册',
  verdict: '结论',
  since: '记住于',
  hits: '预警数',
  inForce: '有效',
  find: '型号、批号、订单或报告',
  findButton: '查找',
  decide: '您的决定',
  decided: '决定已记录。',
  decision: '客服的理由',
  decidedBy: '由 {name} 决定，',
  reasonRead: '理由（卖家可见）',
  state: {
    open: '待核查',
    contested: '已申诉',
    upheld: '成立',
    dismissed: '已解除',
  },
  tab: {
    open: '待核查',
    contested: '已申诉',
    upheld: '成立',
    dismissed: '已解除',
    records: '记住的批次',
  },
  reason: {
    lot: '批号和日期码',
    label: '标签上的批号',
    seller: '同一卖家的同一型号',
  },
  subject: {
    order: '订单',
    receipt: '收货的订单',
    offer: '库存',
    quote: '报价',
  },
  verdicts: {
    suspect: '可疑',
    fail: '不合格',
  },
  end: {
    cleared: '已放行',
    revoked: '报告已撤销',
    passed: '复检合格',
  },
  ended: {
    cleared: '该批次已由隔离登记册放行，不再比对。',
    revoked: '该批次的报告已撤销，不再比对。',
    passed: '该批次复检合格，不再比对。',
  },
  act: {
    dismiss: '解除预警',
    uphold: '认定预警成立',
  },
  effect: {
    dismiss: '订单可以付款；卖家收到理由，买家得知预警解除。',
    uphold: '未付款的订单保持不可付款，直到解除或取消；卖家收到理由，可申诉一次。',
  },
  own: {
    open: '客服正在核查。您可以说明情况并附上证据。',
    contested: '您已申诉，客服将作出决定。',
    upheld: '客服认定预警成立，未付款的订单不能付款。',
    dismissed: '客服已解除预警，无需处理。',
  },
  contest: {
    title: '申诉',
    lead: '可申诉一次。请写明货物来源，并附采购单据或照片。',
    text: '卖家说明',
    files: '证据',
    filesHint: '最多 {count} 个 PDF 或图片，每个不超过 {size} MB。',
    uploadFailed: '上传失败。',
    send: '提交申诉',
    done: '申诉已提交，客服将作出决定。',
  },
};

export default zh;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    fakes: typeof zh;
  }
}
