/** Words of the start of a BOM inquiry; the source language of the market. */
const words = {
  title: 'BOM 询价',
  template: '模板',
  head: '上传或粘贴物料清单，逐行匹配现货、价格与缺口，确认后一次询价。',
  lead: '按您的清单找现货：型号、品牌、每板用量各在哪一列，由系统判断，您可以改。',
  steps: {
    label: 'BOM 询价分 3 步',
    upload: '上传',
    uploadNote: '{endings}，最大 {mb} MB、{rows} 行',
    columns: '确认列',
    columnsNote: '必须有型号列',
    check: '核对并询价',
    checkNote: '匹配现货后逐行核对',
    toChoose_other: '{count} 行待您选择',
  },
  file: {
    title: '文件',
    hint: '{endings}，最大 {mb} MB',
    visitor: '未登录时最大 {mb} MB，保留 {hours} 小时',
    lost: '网络中断，文件没有上传。请重试。',
  },
  paste: {
    title: '或粘贴',
    label: '表格单元格或型号列表',
    hint: '可直接粘贴到此页面的任意位置',
    go: '匹配这些行',
    tooLong: '粘贴的文字超过 {max} 个字符。请改为上传文件。',
  },
  hereText: '此浏览器中的清单保留 {hours} 小时：',
  hereOpen: '打开上次的清单',
  noScript: {
    text: '匹配清单需要启用 JavaScript。也可以按型号搜索，或把清单发给深圳服务台。',
    search: '按型号搜索',
    contact: '联系我们',
  },
  how: {
    title: '清单怎样变成报价',
    match: '匹配',
    matchText: '每行标明完全相同、写法不同、仅基础型号、需要选择、其他品牌或无货，不替您猜。',
    count: '数量',
    countText: '位号数与用量对照；板数、每板用量加损耗，向上取整。',
    send: '询价',
    sendText: '发送时才需登录。每行最多问 {sellers} 位有货卖家。',
  },
  saved: {
    title: '已保存的清单',
    search: '按名称或编号查找',
    name: '名称',
    no: '编号',
    lines: '行数',
    boards: '板数',
    sent: '已询价行',
    changed: '修改时间（GMT+8）',
    acts: '操作',
    open: '打开 {name}',
    delete: '删除',
    deleteOf: '删除 {name}',
    deleteTitle: '删除清单',
    deleteText: '“{name}”及其 {lines} 行将被删除，已发出的询价不受影响。',
    keep: '保留',
    deleted: '清单已删除。',
    none: '还没有保存的清单。',
    noneFound: '没有符合的清单。',
  },
  one: {
    loading: '正在打开清单',
    gone: '这份清单已不在，或需要登录后查看。',
    goneText: '未登录上传的清单保留 {hours} 小时。',
    another: '另传一份',
    login: '登录',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    bom: typeof words;
  }
}
