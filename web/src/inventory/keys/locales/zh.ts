/** Words of keys for uploads; the source language of the market. */
const words = {
  crumb: '库存管理',
  update: '表格更新',
  title: '上传密钥',
  text: '您的系统可以用密钥自动上传库存表。密钥只能上传库存，不能查看订单或资金。',
  add: {
    title: '新建密钥',
    name: '名称',
    nameHint: '便于辨认，如“ERP 每日同步”。',
    send: '生成密钥',
    full: '已有 {count} 个密钥，请先停用一个。',
  },
  shown: {
    title: '密钥“{name}”',
    text: '密钥只显示这一次，请复制并妥善保存。',
    copy: '复制密钥',
    done: '已保存',
  },
  list: {
    title: '现有密钥',
    count: '{count} / {max}',
    none: '还没有密钥。',
    name: '名称',
    hint: '开头',
    mode: '写入方式',
    created: '创建（GMT+8）',
    used: '上次使用（GMT+8）',
    never: '未使用',
    acts: '操作',
  },
  revoke: {
    action: '停用',
    of: '停用密钥“{name}”',
    title: '停用密钥“{name}”',
    text: '使用此密钥的程序将立即无法上传，且不能恢复。',
    keep: '不停用',
    done: '密钥“{name}”已停用。',
  },
  how: {
    title: '使用方法',
    upload: '上传文件，把 {key} 换成您的密钥。答复中有编号。',
    uploadLabel: '上传命令',
    status: '用编号 {id} 查询处理结果。',
    statusLabel: '查询命令',
    clear: '各列含义明确的文件会自动写入；不明确的会在“表格更新”等您确认，并发消息通知。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'inventory/keys': typeof words;
  }
}
