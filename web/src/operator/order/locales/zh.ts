const words = {
  cancel: '返回',
  reason: '原因',
  recount: {
    parcel: '要复点的包裹',
    title: '复点数量',
    button: '登记复点',
    first: '第一次点收 {count} 颗',
    counted: '复点',
    effect: '双方看到两次数量，并需重新确认。',
  },
  rest: {
    title: '退回未保留的部分',
    button: '登记退回',
    effect: '先退回卖家，再发给买家；疑似假冒的进入隔离。',
  },
  documents: {
    title: '交易双方的文件',
    hint: '与买家、卖家看到的相同，按您的语言出具；下载地址十分钟内有效。',
    buyer: '买家',
    seller: '卖家',
    none: '卖家尚未注册账号，暂无文件。',
  },
  returnTo: '退回地址',
  noReturn: '卖家没有登记地址，请在留言中询问。',
  retest: {
    lots: '重测批次',
    noLot: '请至少选择一个批次。',
    noTest: '请至少选择一项检测。',
    price: '费用合计 {price}。',
    payer: '由验芯承担：下单前未列明的检测，双方均不付费。',
  },
  suspension: {
    open: '决定如何继续',
    title: '订单如何继续',
    decision: '决定',
    asked: '已请第二人批准。',
    carrier: '承运商',
    trackingNo: '退货单号',
    waits: '{name} 提出：{way} 理由：{reason}。需要第二人批准。',
    retest: '批次：{lots}；检测：{tests}；费用 {price}，由验芯承担。',
    parcel: '{carrier}，单号 {trackingNo}。',
    way: {
      reinstate: '凭有效的新报告继续。',
      retest: '货物仍在：重新检测报告已撤销的批次。',
      orderReturn: '货物退给卖家，货款退给买家。',
      quarantine: '涉嫌假货：隔离并退款。',
      recordReturn: '买家已把货物退给卖家：退款。',
    },
  },
  trace: {
    open: '包裹未到或为空：查件',
    title: '向承运商查件',
    caseNo: '承运商查件编号',
    note: '情况',
    send: '登记查件',
    since: '自 {time} 查件：{carrier} {trackingNo}，编号 {caseNo}。',
    found: '已找到',
    giveUp: '放弃未到的包裹',
    giveUpOne: '放弃此包裹',
    lost: '确认丢失…',
    lostTitle: '确认丢失，需第二人批准',
    outcome: '处理方式',
    refund: '退款给买家',
    shipAgain: '请卖家重新发货，款项仍托管',
    claim: '承运商理赔编号',
    covered:
      '发往买家途中丢失：托管款退给买家，卖家货款由保险账户支付；中介订单由保险账户赔付买家。',
    ask: '提交批准',
    asked: '已提交，等待第二人批准。',
    waits: '{name} 申请确认丢失（{outcome}），理赔编号 {caseNo}。原因：{reason}',
    approve: '批准',
    refuse: '不批准',
    withdraw: '撤回申请',
    approved: '已批准。',
    refused: '未批准，查件继续。',
    withdrawn: '申请已撤回。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/order': typeof words;
  }
}
