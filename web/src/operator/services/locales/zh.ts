const words = {
  title: '检测服务',
  about:
    '未发布修订前，读者看到的是产品自带的内容。新价格只用于之后的订单，已下订单按购买时的价格。',
  service: '服务',
  price: '每批价格',
  days: '工作日',
  sample: '样本数',
  sampleFixed: '由抽样标准规定',
  revisionHead: '版本',
  revision: '第 {number} 版',
  own: '自带内容',
  draft: '草稿',
  all: '全部服务',
  site: '查看页面',
  reading: '正在读取',
  tests: '价格、时间与样本',
  texts: '文字',
  textsAside: '留空即用产品自带的文字；改一项须五种语言都改',
  language: '语言',
  text: {
    name: '名称',
    finds: '能发现什么',
    s1: '步骤一',
    s2: '步骤二',
    s3: '步骤三',
    cannot: '不能说明什么',
  },
  ownText: '自带：{text}',
  pictures: '图片',
  picture: '图片 {number}',
  remove: '移除',
  removePicture: '移除图片 {number}',
  picturesHint: '最多 {count} 张，每张不超过 {size} MB。',
  uploadFailed: '上传失败，请重试。',
  draftBy: '{name} 于 {at} 保存的草稿，尚未公开。',
  save: '保存草稿',
  publish: '发布',
  discard: '放弃草稿',
  saved: '草稿已保存。',
  published: '已发布第 {number} 版。',
  toSave: '有未保存的改动。',
  toPublish: '草稿已保存，可以发布。',
  unchanged: '没有改动。',
  history: '历史版本',
  noHistory: '尚未修订过。',
  author: '编辑',
  at: '时间（GMT+8）',
  take: '取为草稿',
  sold_other: '{test} {price}，{count} 个工作日',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/services': typeof words;
  }
}
