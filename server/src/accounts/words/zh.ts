/** The words of the mails that guard an account. */
export const zh = {
  brand: 'Assay 验芯',
  code: {
    subject: '{code} 是您的验芯验证码',
    title: '您的验证码',
    lead: '请在页面中输入以下验证码：',
    valid: '{minutes} 分钟内有效，最多可尝试 {tries} 次。',
    ignore:
      '如果不是您本人操作，请忽略此邮件，并且不要把验证码告诉任何人。我们的员工不会向您索要验证码。',
  },
  passwordSet: {
    subject: '您的验芯密码已更改',
    title: '密码已更改',
    lead: '账户 {email} 的密码刚刚已更改，其他设备上的登录均已退出。',
    ignore: '如果不是您本人操作，请立即用邮箱验证码登录并重新设置密码，然后联系我们的客服。',
  },
  footer: '此邮件由系统自动发送，请勿回复。',
};

/** A dictionary of this slice in any language. */
export type AccountWords = typeof zh;
