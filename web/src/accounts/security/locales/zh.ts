const words = {
  title: '账号安全',
  staff: {
    newPassword: '新密码',
    rule: '12 至 64 个字符，任何字符都可以；长句子最好记。',
    changed: '密码已更改，其他设备已退出。',
    passwordText: '更改后其他设备会退出，并有邮件通知。',
    forgot: '忘记了？请管理员申请向您发送重设链接，须两位管理员批准。',
  },
  link: {
    title: '设置密码',
    reading: '正在读取链接',
    welcome: '欢迎，{name}',
    newTitle: '重新设置密码',
    joinText: '请为 {email} 设置您自己的密码。接下来绑定二次验证。',
    newText: '请为 {email} 设置新密码。其他设备会退出。',
    choose: '设置密码并继续',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'accounts/security': typeof words;
  }
}
