import type { Condition } from '#contract/option-schemas.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import type { Outcome } from '#contract/qc/inspection-schemas.ts';
import { reportWords } from '#contract/qc/locales/zh.ts';
import type { Report } from '#contract/qc/schemas.ts';

/** Name of a test, and what it finds. */
interface TestWords {
  readonly name: string;
  readonly finds: string;
}

const tests: Record<TestCode, TestWords> = {
  documents: { name: '单据与包装', finds: '标签、单据、真空与防潮包装是否一致' },
  generalVisual: { name: '一般外观', finds: '整批外观、方向、混料与受潮' },
  detailedVisual: { name: '详细外观', finds: '丝印、引脚、尺寸、打磨与重镀痕迹' },
  solventRemarking: { name: '溶剂测试：丝印', finds: '可被溶剂擦掉的改印字' },
  solventResurfacing: { name: '溶剂测试：表面', finds: '表面涂层（黑漆）掩盖的打磨' },
  sem: { name: '扫描电镜（SEM）', finds: '表面微观纹理，喷砂与磨痕' },
  surfaceAnalysis: { name: '表面成分定量分析', finds: '镀层成分与厚度' },
  xray: { name: 'X 射线', finds: '芯片、键合线、框架是否完整一致' },
  leadCheck: { name: '引脚检查', finds: '引脚共面、氧化与重镀' },
  leadFree: { name: '无铅检测', finds: '铅含量是否符合 RoHS' },
  decapsulation: { name: '开盖', finds: '芯片版图、商标与日期是否为原厂' },
  thermalCycling: { name: '温度循环', finds: '温变下的开裂与接触不良' },
  electrical: { name: '电气参数', finds: '直流参数是否在规格书范围内' },
  functional: { name: '功能测试', finds: '器件能否按规格书工作' },
  solderability: { name: '可焊性', finds: '引脚上锡是否良好' },
  ageing: { name: '老化', finds: '早期失效' },
  acousticScanning: { name: '超声扫描', finds: '分层、气孔与爆米花裂纹' },
  ddrMemory: { name: 'DDR 内存', finds: '坏单元、降速或缩水的内存' },
  mlcc: { name: 'MLCC', finds: '容量与绝缘超差' },
  boundaryScan: { name: '边界扫描（JTAG）', finds: '识别码不符、开路或卡死引脚' },
  transistor: { name: '晶体管与 MOSFET', finds: '参数超差、晶粒偏小' },
  programming: { name: '程序烧录', finds: '被锁定、已写入或型号不符' },
  reliability: { name: '可靠性', finds: '高温、湿热与应力下的失效' },
  tapeAndReel: { name: '编带包装', finds: '数量、方向与剥离力' },
  antistaticPacking: { name: '防静电包装', finds: '受潮与屏蔽失效' },
};

const outcomes: Record<Outcome, string> = {
  pass: '合格',
  fail: '不合格',
  suspect: '可疑',
  inconclusive: '无法判定',
};

const verdicts: Record<Verdict, string> = {
  pass: '合格',
  conditional: '有条件',
  suspect: '疑似假冒',
  fail: '不合格',
};

const grades: Record<Grade, string> = {
  A: '原装未拆封',
  B: '原装，重新包装',
  C: '新品散料，有外观痕迹',
  D: '翻新，可用',
  E: '超差',
  F: '改标',
  G: '假冒',
};

const conditions: Record<Condition, string> = {
  brandNew: '全新原装',
  likeNew: '全新散装',
  reNew: '翻新',
};

const goodsTypes: Record<GoodsType, string> = {
  originalUnder3: '原装，3 年以内',
  originalOver3: '原装，3 年以上',
  bulkNew: '散新',
  refurbished: '翻新',
};

const statuses: Record<Report['status'], string> = {
  valid: '有效',
  superseded: '已被新版报告取代',
  revoked: '已撤销',
};

/** Every word of reports and of the bench's queues. `{name}` is filled in. */
export const zh = {
  tests,
  outcomes,
  verdicts,
  grades,
  conditions,
  goodsTypes,
  statuses,
  title: '检测报告',
  issued: '签发于 {at}',
  verify: '验证码',
  revision: '第 {n} 版',
  stamp: { grade: '等级', sampling: '抽样', mark: '实验室', week: '年·周' },
  facts: { ...reportWords.facts, none: '无' },
  table: reportWords.table,
  photos: { ...reportWords.photos, note: '共 {all} 张，此处 {shown} 张，全部见后页' },
  conclusion: reportWords.conclusion,
  detail: reportWords.detail,
  foot: {
    scope:
      '结果仅对所检样品负责。请凭上方验证码在 {address} 核验；无法通过核验的副本并非本实验室签发。',
    edition: '抽样标准 {edition}（未声明认可资质）',
  },
  messages: {
    'qc.revised': {
      title: '报告 {earlier} 已修订',
      body: '检测中心两人在不复检的情况下修订了订单 {order} 的报告文字，数据与结论等级不变。原因：{reason}。新报告为 {no}，旧报告仍可阅读并有标注。',
    },
    'qc.revoked': {
      title: '报告 {no} 已被撤销',
      body: '订单 {order} 的检测报告已由实验室两人撤销。原因：{reason}。请勿据此收货或付款。',
    },
  },
  queue: {
    inspect: '检测 {mpn}',
    review: '复核 {mpn}',
    detail: '{lot}，{pieces} 颗，{manufacturer}',
  },
  refused: {
    code: '没有找到这份报告，请核对编号和验证码。',
    broken: '这份报告的存档与签发时不一致，暂不能提供，请联系客服。',
  },
};

/** The texts that every language has. */
export type QcTexts = typeof zh;
