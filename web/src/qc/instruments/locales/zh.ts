/** Texts of the instruments of the lab. */
const words = {
  title: '仪器与校准',
  lead: '校准到期的仪器不能用于检测，直至登记新的校准。',
  instrument: '仪器',
  tests: '适用检测',
  calibratedOn: '校准日期',
  dueOn: '有效期至',
  state: '状态',
  overdue: '已过期',
  valid: '有效',
  open: '登记校准',
  dialog: '登记校准：{name}',
  certificate: '证书编号',
  save: '登记',
  done: '校准已登记。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'qc/instruments': typeof words;
  }
}
