/** Test services: their names, and what each finds. */
const words = {
  visual: {
    name: '外观检测',
    finds: '重新打标、打磨、旧件翻新、引脚变形、混批，以及标签、文件与实物不符。',
  },
  solvent: {
    name: '溶剂测试',
    finds: '油墨假标、黑漆涂层和打磨后的重新涂覆：旧丝印或砂纹会显露出来。',
  },
  'lead-check': {
    name: '引脚检查',
    finds: '重新镀锡、焊锡残留、连锡、露铜、氧化、弯脚和共面性不良。',
  },
  sem: {
    name: '扫描电镜（SEM）',
    finds: '光学显微镜看不清的打磨纹、涂层边界和断口，以及微小裂纹。',
  },
  'x-ray': {
    name: 'X 射线检测',
    finds: '缺晶、晶粒尺寸不符、键合线断开或短路、引线框架不一致、焊料空洞。',
  },
  'acoustic-scanning': {
    name: '超声波扫描',
    finds: '塑封与框架、晶粒之间的分层、气孔，以及受潮回流后的爆米花裂纹。',
  },
  decapsulation: {
    name: '开盖检测',
    finds: '晶粒上的厂标、型号和版本与丝印不符，晶粒更换，烧毁或腐蚀的电路。',
  },
  xrf: {
    name: '表面成分定量分析（XRF）',
    finds: '镀层成分与厚度不符、含铅镀层冒充无铅、外壳材料异常。',
  },
  'lead-free': {
    name: '无铅检测',
    finds: '引脚和焊球中超过 RoHS 限值的铅，以及标称无铅而实际含铅的批次。',
  },
  solderability: {
    name: '可焊性测试',
    finds: '引脚氧化、镀层老化、污染造成的上锡不良。',
  },
  electrical: {
    name: '电性能测试',
    finds: '直流参数超差、开路、短路、漏电，以及与良品不同的管脚特性曲线。',
  },
  functional: {
    name: '功能测试',
    finds: '能通电但不工作的器件，以及交流参数、速度或功能不达标的器件。',
  },
  'ddr-memory': {
    name: 'DDR 内存测试',
    finds: '坏单元、地址线错误、降速件、以小充大的容量。',
  },
  mlcc: {
    name: 'MLCC 测试',
    finds: '容值、损耗、绝缘电阻和耐压超差，介质等级不符，端头开裂。',
  },
  'jtag-boundary-scan': {
    name: 'JTAG 与边界扫描',
    finds: '识别码不符、管脚开路或粘连、扫描链中断，以及被锁定或写过的器件。',
  },
  'transistor-mosfet': {
    name: '晶体管与 MOSFET 测试',
    finds: '耐压、阈值、导通电阻、增益和漏电超差，以小芯片冒充大功率件。',
  },
  programming: {
    name: '编程烧录',
    finds: '无法擦写、校验出错、识别码不符和已写入过的器件；也可代客烧录。',
  },
  ageing: {
    name: '老化测试',
    finds: '早期失效：在高温和加电条件下最先坏掉的器件。',
  },
  'thermal-cycling': {
    name: '温度循环',
    finds: '键合松动、分层、开裂等受热胀冷缩才显露的缺陷。',
  },
  reliability: {
    name: '可靠性试验',
    finds: '高温存储、湿热、温度冲击和机械应力下的失效。',
  },
  'tape-and-reel': {
    name: '编带包装',
    finds: '散装、管装或托盘器件重新编带，方向、数量和封带拉力逐项核对。',
  },
  'antistatic-packing': {
    name: '防静电与干燥包装',
    finds: '受潮或失去静电防护的货物重新烘烤、抽真空、装袋。',
  },
};

export default words;
