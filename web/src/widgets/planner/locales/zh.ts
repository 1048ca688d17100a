const words = {
  quantity: '批量',
  family: '器件类别',
  families: {
    logic: '逻辑与模拟',
    memory: '存储器',
    programmable: '可编程器件',
    transistor: '晶体管',
    capacitor: '电容',
  },
  bad: '批中坏件',
  budget: '预算',
  days: '最多工作日',
  pieces: '最多消耗颗数',
  goods: '货值',
  noLimit: '不限',
  kinds: '要找出的类型',
  wrong: {
    quantity: '1 到 1,000,000 的整数。',
    bad: '0.1 到 100，最多一位小数。',
    budget: '金额，最多两位小数。',
    goods: '金额，最多两位小数。',
    days: '0 到 90 的整数。',
    pieces: '0 到 1,000,000 的整数。',
    kinds: '请至少选一类。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'widgets/planner': typeof words;
  }
}
