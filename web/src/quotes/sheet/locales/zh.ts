/** Words of quoting many requests by a spreadsheet. */
const words = {
  title: '表格批量报价',
  step: {
    download: '1　下载待报价表格',
    upload: '2　上传填好的表格',
    look: '3　核对并提交',
  },
  downloadText:
    '每行一条询价，型号、品牌、数量等已按您的库存填好。填写单价即报价，填写拒绝原因即拒绝，两者都空则保留。可以排序、删行，请勿修改询价编号。',
  download: '下载 {count} 条待报价',
  uploadText: '上传后先给出逐行结果，确认之前不会提交任何内容。',
  lost: '表格上传失败，请重试。',
  nothing: '表格中没有填写单价或拒绝原因。',
  faults_other: '{count} 行有误，不会提交。',
  leaveOut_other: '忽略这 {count} 行，只提交其余各行',
  keepFaults: '下载错误清单',
  faultFile: '报价表格错误',
  changed: '上次核对后有询价发生变动，未提交任何内容。已重新读取，请再核对。',
  send: '提交 {quotes} 条报价、{refusals} 条拒绝',
  done: '已提交 {quoted} 条报价、{refused} 条拒绝。',
  close: '取消',
  show: '显示哪些行',
  shown: {
    all: '全部',
    quote: '报价',
    refuse: '拒绝',
    left: '保留',
    over: '已结束',
    fault: '有误',
  },
  rows: '逐行结果',
  head: {
    row: '行',
    part: '型号 / 编号',
    outcome: '结果',
    what: '内容',
    no: '询价编号',
    column: '列',
    value: '填写内容',
    why: '原因',
  },
  outcome: {
    quote: '报价',
    refuse: '拒绝',
    left: '保留',
    over: '已结束',
    fault: '有误',
  },
  over: '此询价现为“{state}”，不再处理。',
  left: '未填写，保持待报价。',
  breaks_other: '另有 {count} 档阶梯价',
  fault: {
    priceAndReason: '同一行不能既报价又拒绝。',
    choice: '请从可选值中选择。',
    days: '请填写可选的天数。',
    breaks: '请写成“数量:单价”，多档用分号分隔。',
    formula: '单元格是没有结果的公式或错误值。',
    enquiryUnknown: '您没有这个编号的询价。',
    rowTwice: '此编号在前面的行中已出现。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'quotes/sheet': typeof words;
  }
}
