const words = {
  lead: '同一颗芯片，在 25 °C 合格，在高低温下未必合格。先定测什么，再定在什么温度下测。',
  description: '电性能、功能、温度循环与老化：各级别的样品数、条件、测量内容，以及按温度等级测试。',
  levels: '级别',
  condition: '条件',
  measures: '测什么',
  sample: '{lot} 颗以上',
  electrical: { condition: '25 °C，直流', measures: '直流参数、漏电、各管脚伏安曲线' },
  functional: { condition: '25 °C，按典型应用', measures: '功能项、时序、交流参数' },
  thermalCycling: { condition: '在约定的上下限温度之间循环', measures: '循环后的外观与电性能' },
  ageing: { condition: '高温加电，时间写入报告', measures: '老化前后的参数漂移' },
  ranges: '厂家常用的温度范围',
  range: '等级',
  from: '最低',
  to: '最高',
  commercial: '商业级',
  industrial: '工业级',
  automotive: '汽车级',
  military: '军用级',
  rangesNote: '以该型号数据手册的范围为准。表列价格为 25 °C 下的测试；其他温度点由客服按订单报价。',
  rules: '怎么判定',
  rule1: '限值取自数据手册，读数连同单位和上下限写进报告。',
  rule2: '每次测试先用已知良品核对程序和夹具。',
  rule3: '在温度下测量前，器件在该温度停留到读数稳定。',
  rule4: '超限的器件复测一次；两次都超限才记为不合格。',
  rule5: '没有测的温度和功能，在报告的“未覆盖”一节写明。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'qc/function': typeof words;
  }
}
