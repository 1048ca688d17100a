const words = {
  steps: {
    title: '一次检测怎么进行',
    receive: { name: '收货', text: '收货台清点、称重、拍照并检查封条，数量不符双方都能看到。' },
    plan: { name: '定方案', text: '按货物类型和批量确定检测项目与样品数，一个生产周期为一批。' },
    test: { name: '检测', text: '逐项记录样品数、失败数、读数、仪器及其校准日期和照片。' },
    stop: { name: '可疑即停', text: '发现一处可疑，整个方案暂停，检测员写明理由后才能继续。' },
    review: { name: '复核签发', text: '第二位检测员复核照片和读数，签发报告并给出结论与等级。' },
    confirm: {
      name: '双方确认',
      text: '买卖双方有 {days} 个工作日确认结果。结论为合格而逾期未答复，视为确认。',
    },
  },
  advice: {
    title: '按货物类型建议的检测',
    type: '货物类型',
    tests: '建议检测',
    note: '每批都含文件与包装、一般外观检查，不另收费。“电性能”一项可换成功能测试或 X 射线。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'qc/overview': typeof words;
  }
}
