const words = {
  title: '隔离登记',
  aside: '疑似假冒，不退回',
  register: '隔离登记册',
  state: {
    all: '全部',
    held: '待判定',
    sampling: '待寄样',
    cleared: '已排除',
    confirmed: '确认假冒',
    returned: '已退回',
    scrapped: '已销毁',
  },
  pieces: '{count} 颗在隔离区',
  sampled: '样品 {count} 颗，{carrier} {trackingNo}',
  returned: '退回 {count} 颗，{carrier} {trackingNo}',
  keptUntil: '保管至 {day}',
  reason: '理由：{reason}',
  retention: '保管证明',
  destruction: '销毁证明',
  lot: '批次',
  order: '订单',
  part: '型号',
  held: '颗数',
  status: '状态',
  location: '位置',
  entered: '登记时间',
  due: '期限',
  find: '批次号、订单号或型号',
  none: '登记册中没有记录。',
  loading: '加载中',
  act: {
    requestSample: '索取样品（最多 {count} 颗）',
    sendSample: '登记寄样',
    relocate: '更换位置',
    clear: '排除嫌疑，退回卖家',
    confirm: '确认假冒，保管五年',
    sendBack: '登记退回',
    certify: '保存保管证明',
    scrap: '登记销毁',
  },
  done: '已登记。',
  choose: '选择操作',
  why: '理由（双方可见）',
  carrier: '承运商',
  trackingNo: '运单号',
  samplePieces: '样品颗数',
  certificate: '证明文件',
  certificateHint: '一份 PDF 或图片，{size} MB 以内。',
  uploadFailed: '上传失败。',
  needCertificate: '请先上传证明文件。',
  blacklist: '提名卖家列入黑名单',
  proposed: '卖家已列入黑名单提名。',
  proposals: '黑名单',
  noMove: '没有轮到您的操作。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'order-parts/quarantine': typeof words;
  }
}
