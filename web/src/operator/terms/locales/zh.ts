const words = {
  title: '条款版本',
  about:
    '条款与隐私声明的每次更改都是一个新版本，由两人完成，提前 15 天公告；会员在生效后首次登录时确认。',
  document: '文件',
  reading: '正在读取',
  versions: '各版本',
  version: '版本',
  number: '第 {number} 版',
  state: {
    current: '现行',
    scheduled: '待生效',
    past: '已失效',
  },
  changes: '变更内容',
  first: '最初文本',
  by: '起草与复核',
  accepted: '已确认会员',
  declined: '未同意会员',
  draft: '草稿',
  newDraft: '起草新版本',
  product:
    '验芯附带的文本有更新的版次。成员注册时接受的文本不变；把新文本作为新版本提出后才适用，可先在草稿中修改。',
  useProduct: '用新文本起草',
  language: '语言',
  lang: {
    zh: '中文',
    en: '英语',
    es: '西班牙语',
    fr: '法语',
    ru: '俄语',
  },
  write: '编辑',
  preview: '预览',
  changesHint: '会员在公告和登录时看到的说明。',
  heading: '标题',
  summary: '摘要',
  text: '正文（Markdown）',
  textHint: '标题以 ## 和 ### 开头；不允许 HTML 和图片。',
  missing: '以下语言尚未填写完整：{languages}',
  save: '保存草稿',
  saved: '草稿已保存。',
  savedBy: '由 {name} 保存',
  voids: '保存会使待复核的申请失效。',
  compare: '与最新版本对比',
  compareIn: '对比语言',
  wholeText: '显示全文',
  noDifference: '此语言的正文没有差别。',
  propose: '提交复核',
  from: '生效日期',
  fromHint: '最早 {day}（提前 15 天公告）。',
  reason: '理由',
  ask: '提交复核',
  asked: '已提交，等待第二人复核。',
  drop: '删除草稿',
  dropped: '草稿已删除。',
  proposed: '待复核的版本',
  countedThen: '提交时',
  countedNow: '现在',
  approve: '批准并公告',
  approved: '版本已批准，正在向会员公告。',
  reach_one: '{n} 位会员须重新确认（买家 {buyers}，卖家 {sellers}）。',
  reach_other: '{n} 位会员须重新确认（买家 {buyers}，卖家 {sellers}）。',
  behind_one: '其中 {n} 位尚未确认现行版本。',
  behind_other: '其中 {n} 位尚未确认现行版本。',
} as const;

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/terms': typeof words;
  }
}
