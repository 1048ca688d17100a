const words = {
  title: '售后',
  tabs: '待办',
  tab: {
    open: '进行中',
    support: '待裁定',
    warehouse: '收货台待办',
    ended: '已结束',
    all: '全部',
  },
  empty: '没有符合的售后。',
  rule: {
    title: '书面裁定',
    staffIsParty: '您是该申请的当事方，须由另一位同事裁定。',
    decision: '裁定',
    reject: '驳回申请',
    pay: '向买家支付',
    counted: '清点到 {pieces}：{money}',
    whole: '按约定全额：{money}',
    reason: '理由（双方都会读到）',
    send: '提交第二人确认',
    sent: '裁定已提交确认',
    approve: '确认裁定',
    compared: '我已阅读双方的陈述与证据',
    effect: '由两人确认后生效；款项随之结算。',
  },
  arrival: {
    title: '包裹先到，买家尚未填写寄回信息',
    text: '请按包裹所示填写承运商和运单号，包裹上没有的留空，并核对寄件人是否为买家。登记后买家不能再撤回申请，即可清点。',
    send: '登记到货',
    staffIsParty: '您是该申请的当事方，须由另一位同事处理包裹。',
    expected: '应到 {count} 颗，包裹已到',
  },
  cancelArrival: {
    title: '包裹属于另一项申请',
    text: '撤销到货登记后，买家仍可寄回货物或撤回申请。',
    send: '撤销到货登记',
  },
  receive: {
    title: '清点退货',
    expected: '应到 {count} 颗，{carrier} {trackingNo}',
    more: '如有多出，请全部清点，并将多出的另放：退还买家。',
    late: '包裹后来已到',
    send: '登记清点数',
  },
  recount: {
    title: '重新清点（另一人）',
    counted: '已清点 {count} 颗。',
  },
  lost: {
    title: '包裹未到',
    send: '转客服裁定',
  },
  forward: {
    seller: '寄给卖家',
    buyer: '寄回买家（申请已驳回）',
    pieces: '转寄 {count} 颗；超出约定的 {surplus} 颗不在其中。',
    noAddress: '卖家尚无地址，请先联系卖家。',
    send: '登记寄出',
  },
  returnSurplus: {
    title: '将多出的 {count} 颗退还买家',
    send: '登记退还买家',
  },
  quarantine: {
    title: '放入隔离区',
    text: '申请原因为涉嫌假冒：货物不得退回卖家。',
    send: '登记隔离',
  },
  done: '已登记',
};

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'claims/desk': typeof words;
  }
}

export default words;
