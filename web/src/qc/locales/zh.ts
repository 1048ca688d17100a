import { reportWords } from '#contract/qc/locales/zh.ts';

/** Words of test reports and of their verification. */
const words = {
  page: {
    head: '输入检测报告的编号和验证码，核对报告是否由验芯签发、是否有效、有没有被替换或撤销。',
    title: '验证检测报告',
    lead: '每份报告印有编号，其下方是 8 位验证码。输入两者即可看到实验室签发的原件。',
    reading: '正在核验报告',
  },
  form: {
    number: '报告编号',
    label: '验证码',
    hint: '共 8 位，印在报告编号下方。',
    submit: '验证',
    another: '验证另一份报告',
  },
  result: {
    valid: '已核验',
    validTitle: '报告真实有效',
    validText: '由验芯检测中心签发，此后未经改动。请将型号、生产周期和照片与您手中的货物对照。',
    superseded: '已被取代',
    supersededTitle: '报告真实，但已有新版',
    supersededText: '这份报告由验芯签发且未经改动，但后来签发了新版。请向出示方索取新版报告。',
    revoked: '已撤销',
    revokedTitle: '报告已被撤销',
    revokedBecause: '撤销原因：{reason}',
    revokedText: '实验室已收回这份报告，请勿据此收货或付款。',
    broken: '不一致',
    brokenTitle: '存档与签发时不一致',
    brokenText: '这份报告的内容与实验室签名不符，请勿采信，并联系客服。',
    none: '未找到',
    noneTitle: '没有这份报告',
    noneText:
      '验芯没有签发过编号为 {no}、验证码为 {code} 的报告。请与纸面核对；仍然查不到，则该副本并非验芯签发。',
  },
  facts: {
    ...reportWords.facts,
    report: '报告',
    part: '型号',
    verdict: '结论',
    checked: '核验时间',
    issuedAt: '签发时间',
    code: '验证码',
  },
  pdf: '下载 PDF',
  signedFile: '签名文件（JSON）',
  fileLater:
    '文件在离线时无法显示此后的撤销或新报告：请看本页，或调用 POST /test-api/report/verify。',
  copyLink: '复制链接',
  mismatch: {
    title: '与货物不符？',
    text: '请保持货物封存，并在 3 个工作日内在订单沟通中留言，附上标签与丝印照片；也可致电实验室。',
    call: '致电实验室 {phone}',
  },
  forParties: '公开验证页',
  sheet: '检测报告 {no}',
  openPhoto: '放大照片：{caption}',
  scope:
    '结果仅对所检样品负责。请凭上方验证码在 {address} 核验；无法通过核验的副本并非本实验室签发。',
  found: '报告 {no}',
  gone: '没有这份报告，或您无权查看。',
  noneShape:
    '“{no} {code}”不是编号与验证码。编号形如 TR-261117-0932，下方印有 8 位字母数字的验证码。',
  period: '{from} 至 {to}',
  figures_other: '共 {count} 张',
  test: {
    documents: '单据与包装',
    generalVisual: '一般外观',
    detailedVisual: '详细外观',
    solventRemarking: '溶剂测试：丝印',
    solventResurfacing: '溶剂测试：表面',
    sem: '扫描电镜（SEM）',
    surfaceAnalysis: '表面成分定量分析',
    xray: 'X 射线',
    leadCheck: '引脚检查',
    leadFree: '无铅检测',
    decapsulation: '开盖',
    thermalCycling: '温度循环',
    electrical: '电气参数',
    functional: '功能测试',
    solderability: '可焊性',
    ageing: '老化',
    acousticScanning: '超声扫描',
    ddrMemory: 'DDR 内存',
    mlcc: 'MLCC',
    boundaryScan: '边界扫描（JTAG）',
    transistor: '晶体管与 MOSFET',
    programming: '程序烧录',
    reliability: '可靠性',
    tapeAndReel: '编带包装',
    antistaticPacking: '防静电包装',
  },
  outcome: {
    pass: '合格',
    fail: '不合格',
    suspect: '可疑',
    inconclusive: '无法判定',
  },
  grade: {
    A: '原装未拆封',
    B: '原装，重新包装',
    C: '新品散料，有外观痕迹',
    D: '翻新，可用',
    E: '超差',
    F: '改标',
    G: '假冒',
  },
  condition: {
    brandNew: '全新原装',
    likeNew: '全新散装',
    reNew: '翻新',
  },
  title: '检测报告',
  issued: '签发于 {at}',
  verify: '验证码',
  revision: '第 {n} 版',
  table: reportWords.table,
  photos: reportWords.photos,
  conclusion: reportWords.conclusion,
  detail: reportWords.detail,
  edition: '抽样标准 {edition}（未声明认可资质）',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    qc: typeof words;
  }
}
