/** Words of an appointment at the dock, for the parties and the desks. */
const words = {
  title: '收货月台预约',
  lead: '可以预约送货时段，也可以不预约、直接由快递送达。',
  loading: '正在读取空闲时段',
  book: '预约送货时段',
  bookNow: '预约',
  change: '修改预约',
  changeNow: '保存修改',
  cancel: '取消预约',
  cancelNow: '确认取消',
  keep: '保留',
  cancelText: '取消后时段会让给别人；之后仍可重新预约，或不预约直接由快递送达。',
  booked: '已预约',
  changed: '预约已修改',
  cancelled: '预约已取消',
  load: '送来的货',
  loads: {
    parcels: '包裹',
    pallets: '托盘',
  },
  count: '数量',
  day: '日期',
  window: '时段',
  zone: '深圳时间（GMT+8）',
  choose: '请选择',
  visitor: '由谁送达',
  visitorHint: '快递公司或司机姓名',
  vehicle: '车牌号',
  optional: '选填',
  noRoom: '可预约的日期里没有放得下这批货的时段。请减少数量，或不预约直接由快递送达。',
  arrivedAt: '{time} 到达',
  because: '原因：{reason}',
  at: '{day} {span}',
  full: '{span} · 已约满',
  palletTakes_other: '一个托盘占 {count} 个包裹的位置',
  free_other: '{span} · 还可收 {count} 个包裹',
  amount: {
    parcels_other: '{count} 个包裹',
    pallets_other: '{count} 个托盘',
  },
  state: {
    booked: '已预约',
    late: '迟到',
    arrived: '已到达',
    received: '已结束',
    missed: '未到',
    cancelled: '已取消',
  },
  happened: {
    book: '已预约 {window}',
    change: '改为 {window}',
    cancel: '卖家取消了预约',
    move: '月台改期为 {window}',
    callOff: '月台取消了预约',
    arrive: '已到达月台',
    undo: '到达标记已撤回',
    finish: '仓库确认来访结束，其余包裹待到',
    miss: '没有人来',
    remind: '已发出提醒',
    delay: '时段已过，尚未到达',
    expire: '当天没有人来',
    close: '货物已收，预约结束',
    release: '该订单不再有要送的货，预约已释放',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'order-parts/appointment': typeof words;
  }
}
