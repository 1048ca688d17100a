/** The words of the mails that guard an account. */
export const zh = {
  brand: 'Assay 验芯',
  code: {
    subject: '{code} 是您的验芯验证码',
    title: '您的验证码',
    uses: {
      enter: '此验证码用于登录或注册。',
      reset: '此验证码用于重设密码。',
      oldEmail: '此验证码用于确认您要更换账户邮箱。',
      newEmail: '此验证码用于把此邮箱设为账户的新邮箱。',
      prove: '用于确认是您本人在操作。',
      exchange:
        '此验证码用于确认兑换：卖出 {amount}，款项付至 {payee}，账号尾号 {ending}。如不一致，请勿填写。',
      withdrawal:
        '此验证码用于确认提现：提取 {amount}，付至 {payee}，账号尾号 {ending}。如不一致，请勿填写。',
    },
    lead: '请在页面中输入以下验证码：',
    valid: '{minutes} 分钟内有效，最多可尝试 {tries} 次。',
    ignore:
      '如果不是您本人操作，请忽略此邮件，并且不要把验证码告诉任何人。我们的员工不会向您索要验证码。',
  },
  emailChanged: {
    subject: '您的验芯账户邮箱已更换',
    title: '账户邮箱已更换',
    lead: '账户邮箱已由 {old} 更换为 {email}，请用新邮箱登录。其他设备上的登录均已退出。',
    ignore: '如果不是您本人操作，请立即联系我们的客服。',
  },
  newDevice: {
    subject: '您的验芯账户在新设备上登录',
    title: '新设备登录提醒',
    lead: '账户 {email} 刚刚在一台新设备或新网络上登录。',
    facts: '设备：{device}。地址：{address}。时间：{time}。',
    unknown: '未知设备',
    yours: '如果是您本人操作，无需处理。',
    ignore: '如果不是您本人操作，请登录后在个人中心结束该登录，并更换密码。',
  },
  passwordSet: {
    subject: '您的验芯密码已更改',
    title: '密码已更改',
    lead: '账户 {email} 的密码刚刚已更改，其他设备上的登录均已退出。',
    ignore: '如果不是您本人操作，请立即用邮箱验证码登录并重新设置密码，然后联系我们的客服。',
  },
  passwordFirst: {
    subject: '您的验芯账户已设置密码',
    title: '密码已设置',
    lead: '账户 {email} 刚刚设置了登录密码，其他设备上的登录均已退出。',
    ignore: '如果不是您本人操作，请立即用邮箱验证码登录并重新设置密码，然后联系我们的客服。',
  },
  factor: {
    added: {
      subject: '您的验芯账户已添加二次验证',
      title: '已添加二次验证',
      lead: '账户 {email} 刚刚添加了一种二次验证，其他设备上的登录均已退出。',
    },
    removed: {
      subject: '您的验芯账户已移除二次验证',
      title: '已移除二次验证',
      lead: '账户 {email} 的一种二次验证刚刚被移除。',
    },
    recoveryUsed: {
      subject: '您的验芯账户使用了恢复码',
      title: '恢复码已使用',
      lead: '账户 {email} 刚刚用一个恢复码代替了二次验证，该恢复码已失效。',
    },
    recoveryRenewed: {
      subject: '您的验芯恢复码已更换',
      title: '恢复码已更换',
      lead: '账户 {email} 的恢复码刚刚已更换，旧的恢复码均已失效。',
    },
    ignore: '如果不是您本人操作，请立即更改密码，检查安全设置，并联系我们的客服。',
  },
  footer: '此邮件由系统自动发送，请勿回复。',
};

/** A dictionary of this slice in any language. */
export type AccountWords = typeof zh;
