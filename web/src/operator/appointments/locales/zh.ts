/** Words of the plan of a day at the dock. */
const words = {
  title: '月台预约',
  back: '收货月台',
  loading: '正在读取',
  day: '日期',
  before: '前一天',
  today: '今天',
  after: '后一天',
  dayOff: '非工作日，不接受预约。',
  closed: '当天不接受预约：{reason}',
  noWindows: '这一天没有时段。',
  taken: '已占 {taken}/{room}',
  free: '没有预约',
  reason: '原因，卖家会看到',
  moveNow: '改期',
  callOffNow: '取消预约',
  keep: '保留',
  ended: '预约刚刚有变化，现在不能再改期或取消。',
  callOffText: '卖家会收到原因，并可重新预约。若只是换时间，请用改期。',
  act: {
    arrive: '已到达',
    receive: '开始收货',
    miss: '没有来',
    undo: '撤回到达',
    finish: '来访结束',
    move: '改期',
    callOff: '取消预约',
  },
  done: {
    arrive: '已标记到达',
    undo: '到达标记已撤回',
    finish: '来访已结束，可预约下一次',
    miss: '已记录没有来，卖家会收到通知',
    move: '已改期，卖家会收到通知',
    callOff: '已取消，卖家会收到通知',
  },
  more_other: '等 {count} 种',
  pieces_other: '{n} 颗',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/appointments': typeof words;
  }
}
