import services from './services/zh.ts';
import showcase from './showcase/zh.ts';

/** Words of the laboratory's public pages. */
const words = {
  services,
  showcase,
  title: '检测中心',
  description:
    '验芯检测中心在付款放行前检验电子元器件：{count} 项检测服务、AS6081 抽样、双人签发的报告，最快 24 小时出结果。',
  lead: '货物先到检测台，钱仍由验芯托管。每批货按抽样方案检测，由两人签发报告，买卖双方确认后才发货、放款。',
  go: {
    order: '下单并检测',
    verify: '验证检测报告',
    standards: '抽样标准',
  },
  menu: { label: '检测服务', overview: '检测中心概览', guides: '标准与方法' },
  gradeName: {
    A: '原厂原封',
    B: '原装换包装',
    C: '全新散装，有痕迹',
    D: '翻新，可用',
    E: '超出公差',
    F: '改标',
    G: '假冒',
  },
  group: {
    outside: '外观',
    inside: '内部结构',
    material: '材料',
    measured: '电学与功能',
    stress: '应力与寿命',
    packing: '包装',
  },
  guide: {
    standards: '抽样标准与样品表',
    'function-temperature': '功能与温度测试',
    planner: '检测方案规划',
  },
  facts: {
    title: '检测中心做什么',
    hours: {
      name: '出结果的时间',
      text: '最快 {hours} 小时。方案的工作日数在付款前告知，各项检测同时进行。',
    },
    standard: {
      name: '抽样标准',
      text: '样品数按 {edition} 的表格。检测中心按国家认可标准建设；未声明任何认可资质，报告也不带认可标志。',
    },
    plan: {
      name: '付款前的方案',
      text: '下单时列出每项检测的样品数、价格、天数、会消耗的数量，以及抓住坏批次的概率。',
    },
    hands: { name: '两人签发', text: '做检测的人不能审核自己的报告，由另一位检测员签发。' },
    genuine: {
      name: '可核验',
      text: '每份报告有编号、验证码和数字签名，任何人都可以在线核验真伪和是否有效。',
    },
    cost: { name: '谁付检测费', text: '合格由买家付；不合格由验芯承担，条款另有约定的除外。' },
  },
  gallery: {
    title: '十二个检测实例',
    aside: '示意图，由验芯绘制，不是客户货物的照片',
    more: '检测方法：{name}',
  },
  grades: {
    title: '等级 A 至 G',
    pass: '可以合格',
    agreed: '双方同意才可交付',
    fail: '不合格',
  },
  verdicts: {
    title: '四种结论',
    pass: { name: '合格', text: '所测项目全部在限值内，等级 A 至 C。' },
    conditional: { name: '有条件', text: '与约定不符，但不涉假冒；报告写明哪里不符，由买家决定。' },
    suspect: { name: '可疑', text: '有改标或假冒迹象。货物隔离，不再流回市场。' },
    fail: { name: '不合格', text: '超出公差或失效。买家可拒收，货款退回。' },
  },
  list: {
    title: '检测服务一览',
    service: '检测服务',
    sample: '{lot} 颗以上的批次',
    price: '每批价格',
    time: '工作日',
    tests: '{name}：{value}',
  },
  value: {
    all: '全部',
    orAll: '{pieces}，不足则全部',
    orAllFrom: '{pieces}，不足则全部（最少 {least} 颗）',
    free: '已包含',
    days_other: '{count} 个工作日',
    yes: '是，样品会消耗',
    no: '否，样品可照常出货',
    over: '高于 {share}',
  },
  topic: {
    how: '怎么做',
    sampleTitle: '样品、价格与时间',
    test: '检测项',
    large: '{lot} 颗以上',
    small: '1–{lot} 颗',
    price: '每批价格',
    time: '时间',
    destructive: '破坏性',
    under: '批量不足 {lot} 颗时，破坏性样品可减为 1 颗。',
    pictures: '图片',
    byEds: '改用能谱（EDS）测量时样品会消耗。',
    cannot: '不能说明什么',
    example: '检测实例',
    order: '需要这项检测',
    orderAny: '需要检测',
    orderText: '担保交易下单时勾选所需检测；自己找好的供应商也可以。',
    before: '上一项：{name}',
    after: '下一项：{name}',
    around: '前后项目',
    description: '{name}：{finds}',
  },
  standards: {
    lead: '样品数取自 {edition} 的公开表格，批量以 {lot} 颗为界。样品从收到的货物中随机抽取。',
    table: '样品表',
    level: '级别',
    note: 'X 射线至少看 {least} 颗。检测员可以改样品数，但必须写明理由，理由印在报告里。',
    extra: 'E 级为标准表外的附加检测。',
  },
  missing: {
    title: '没有这项检测',
    text: '这个地址下没有检测服务。下面是全部项目。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'qc/detection': typeof words;
  }
}
