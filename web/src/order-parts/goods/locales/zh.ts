/** How goods are named: the public order form and the laboratory need these words alone. */
const words = {
  condition: {
    brandNew: '全新原装',
    likeNew: '全新散装',
    reNew: '翻新件',
    unknown: '成色未知',
    imitation: '仿制（中国大陆或台湾生产）',
  },
  packaging: { roll: '卷带', pallet: '托盘', pipe: '管装' },
  test: {
    documents: '文件与包装',
    generalVisual: '一般外观',
    detailedVisual: '详细外观',
    solventRemarking: '溶剂测试：改标',
    solventResurfacing: '溶剂测试：打磨',
    sem: '扫描电镜（SEM）',
    surfaceAnalysis: '表面成分分析（XRF）',
    xray: 'X 射线',
    leadCheck: '引脚检查',
    leadFree: '无铅检测',
    decapsulation: '开盖检测',
    thermalCycling: '温度循环',
    electrical: '电性能',
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
  goodsType: {
    originalUnder3: '原装，3 年以内',
    originalOver3: '原装，3 年以上',
    bulkNew: '散装新货',
    refurbished: '翻新件',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'order-parts/goods': typeof words;
  }
}
