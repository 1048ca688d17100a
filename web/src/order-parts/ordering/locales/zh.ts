/** Words of what a buyer says with an order: where it goes, what the lab tests. */
const words = {
  optional: '选填',
  retry: '重试',
  tests: '检测',
  testsAside: '每批必检：文件与包装、一般外观',
  goodsType: '货物类型',
  advised: '按货物类型推荐',
  recommended: '推荐',
  destructive: '破坏性',
  sample: '抽 {sample}',
  sampleAll: '全检',
  takes_other: '约 {count} 天',
  planFailed: '检测方案没有加载成功。',
  planWait: '填写数量后显示抽样数与价格。',
  shipTo: '收货地址',
  name: '收货人',
  company: '公司',
  phone: '电话',
  country: '国家或地区',
  city: '城市',
  postcode: '邮编',
  address: '详细地址',
  carrier: '承运商',
  carrierClosed: '{name}（未提供）',
  account: '运费账号',
  accountHint: '留空则走验芯账号，运费 {money}',
  ownAccounts: '您的运费账号：',
  noAccounts: '您还没有保存运费账号，订单只接受已保存的账号。',
  keepAccounts: '管理运费账号',
  days_other: '检测约 {count} 天',
  lost: '破坏性检测每项最多消耗 {count}',
  catches: '抽中不良的机会',
  bad: '批次不良 {bad}',
  catchWhole: '无损',
  catchLost: '破坏性',
  within: '按预算和天数选检测',
  propose: '提出方案',
  takeProposed: '采用此方案',
  proposed: '{tests}：{price}，{days} 个工作日。',
  outweigh: '检测费 {tests} 高于货款 {goods}。',
  lastAddress: '用上次的地址',
  ownAddresses: '您的地址：',
  noAddresses: '地址簿还是空的。',
  keepAddress: '存入地址簿',
  addressKept: '已存入地址簿。',
  addressMore: '地址簿还需要州或省，去补全',
  keepAddresses: '管理地址簿',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'order-parts/ordering': typeof words;
  }
}
