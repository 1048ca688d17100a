const words = {
  title: '二次验证',
  aside: '登录时再用您的设备确认一次。',
  loading: '正在读取二次验证',
  added: '二次验证已添加',
  removed: '二次验证已移除',
  proveFirst: '请先用您已有的二次验证或恢复码确认是您本人。',
  remove: '移除',
  removeText: '请用二次验证或恢复码确认移除。我们会发邮件通知您。',
  removeLast: '这是最后一种二次验证。移除后仅凭密码或邮箱验证码即可登录，恢复码同时失效。',
  since: '添加于 {at}',
  used: '上次使用 {at}',
  cancel: '取消',
  usePasskey: '改用通行密钥',
  useTotp: '改用验证器应用',
  step: {
    title: '二次验证',
    text: '您的账户已启用二次验证，请再确认一次。',
    over: '此次登录已超时，请返回后重新登录。',
    lost: '丢失设备？请选择“恢复码”，输入您保存的其中一个。',
    back: '返回重新登录',
  },
  reset: {
    ask: '所有验证因素都丢了？',
    text: '两位客服会核实您的身份。批准后 24 小时才会移除验证因素，期间的每一步都会邮件通知您。照常登录会立即取消申请。',
    note: '丢失了什么，如何联系您',
    send: '申请重置',
    cancel: '取消申请',
    cancelled: '申请已取消',
    asked: '申请已于 {at} 提交，客服会与您联系。',
    waiting: '已批准：您的验证因素将于 {at} 移除。',
    refused: '申请被拒绝：{reason}',
    expired: '上次申请已过期。',
    own: '有人在登录第二步申请了移除您的全部验证因素。如果不是您本人，请立即取消并修改密码。',
  },
  mail: {
    title: '邮箱确认',
    text: '为确认是您本人，请输入发送到 {email} 的验证码。',
    confirm: '确认',
  },
  dialogs: {
    addTotp: '绑定验证器应用',
    addPasskey: '添加通行密钥',
    removeTotp: '移除验证器应用',
    removePasskey: '移除通行密钥',
    renew: '更换恢复码',
  },
  totp: {
    title: '验证器应用',
    none: '未绑定',
    setUp: '绑定',
    removeOne: '移除验证器应用',
    text: '用验证器应用扫描二维码，然后输入它显示的六位数字。密钥只显示这一次。',
    code: '动态验证码',
    add: '绑定验证器',
  },
  passkey: {
    title: '通行密钥',
    one: '通行密钥：{name}',
    about: '指纹、面容、PIN 或安全密钥，可防钓鱼网站。',
    add: '添加通行密钥',
    removeOne: '移除通行密钥：{name}',
    text: '浏览器会请您用指纹、面容、PIN 或安全密钥创建通行密钥。',
    name: '名称',
    nameHint: '便于识别，例如“办公室电脑”。',
    none: '此浏览器不支持通行密钥。请用其他浏览器打开，或使用验证器应用。',
    dismissed: '通行密钥未创建，请重试。',
  },
  recovery: {
    title: '恢复码',
    left: '剩余 {left} 个，共 {all} 个',
    text: '丢失设备时可用恢复码登录。',
    once: '恢复码只显示这一次。请保存在安全的地方，每个只能使用一次。',
    copy: '复制',
    save: '保存为文件',
    stored: '我已保存',
    renew: '更换恢复码',
    renewText: '旧的恢复码将全部失效。请先确认是您本人。',
    renewed: '恢复码已更换',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'accounts/factors': typeof words;
  }
}
