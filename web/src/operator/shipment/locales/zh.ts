/** Words of the correction of a recorded shipment by two people. */
const words = {
  title: '更正发货记录',
  button: '更正发货记录…',
  closed: '订单已不在运往买家的途中，发货记录不能再更正。请在订单留言中说明。',
  lead: '由第二人批准后生效，买卖双方会看到更改内容。买家确认收货的七天从送达当日结束时起算。',
  carrier: '承运商',
  trackingNo: '运单号',
  delivered: '已送达',
  deliveredOn: '送达日期（GMT+8）',
  deliveredOnNeeded: '请填写送达日期。',
  reason: '原因',
  reasonHint: '双方可见',
  ask: '提交第二人批准',
  asked: '已提交，等待第二人批准。',
  waits: '等待第二人批准',
  now: '现有记录',
  proposed: '更正为',
  recordedOn: '{parcel}，{day} 送达',
  none: '{parcel}，未送达',
  approve: '批准更正',
  compared: '我已核对承运商的记录。',
  sentBack: '{name} 退回：{note}',
  refused: '{name} 拒绝：{note}',
  parcel: {
    inbound: '更正寄往收货台的包裹',
    return: '更正退回卖家的包裹',
    button: '更正包裹记录…',
    lead: '由第二人批准后生效，买卖双方会看到更改内容。',
    day: '寄出日期（GMT+8）',
    dayNeeded: '请填写寄出日期。',
    sentOn: '{parcel}，{day} 寄出',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/shipment': typeof words;
  }
}
