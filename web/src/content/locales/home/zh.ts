/** Words of the home page. */
export default {
  description:
    '买家付款给验芯，卖家发货到验芯收货台。抽样检测合格、买卖双方确认后才向买家发货，此前货款由验芯托管。',
  headline: '货过检，款才放。',
  lead: '买家把货款付给验芯，卖家把货发到验芯收货台。实验室按 AS6081 抽样检测并出具报告，买卖双方确认后，验芯向买家发货；此前货款由验芯托管。',
  start: '发起中介订单',
  verify: '查验检测报告',
  counters: {
    title: '今日数据',
    orders: '今日订单',
    ordersNote: '截至 {time} GMT+8',
    qc: '检测进行中',
    qcNote_other: '批',
    received: '今日收货',
    receivedNote_other: '单',
    partners: '合作伙伴',
    partnersNote: '买家与卖家',
  },
  bench: {
    title: '检测台看什么',
    aside: '示例图片。每份检测报告附实测照片，可凭报告上的二维码查验。',
    all: '质量检测',
    pass: '合格',
    fail: '不合格',
    marking: { name: '顶面标识', text: '激光刻字均匀，引脚一凹点完好' },
    xray: { name: 'X 射线', text: '键合线完整，芯片尺寸与参考样一致' },
    die: { name: '开盖', text: '晶圆标识与参考样一致' },
    solvent: { name: '溶剂擦拭', text: '涂层下露出另一个型号和旧批号' },
  },
};
