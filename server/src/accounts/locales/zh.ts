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
  closed: {
    subject: '您的验芯账户已注销',
    title: '账户已注销',
    lead: '账户 {email} 已按您的要求注销，所有登录均已退出。法律要求保存的账目和订单记录会保存到期满。',
    ignore: '如果不是您本人操作，请立即联系我们的客服。',
  },
  reopened: {
    subject: '您的验芯账户已重新开通',
    title: '账户已重新开通',
    lead: '账户 {email} 注销后已由我们的两位同事重新开通。您可以用原来的登录方式登录。',
    ignore: '如果您没有要求重新开通，请立即联系我们的客服。',
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
  factorReset: {
    asked: {
      subject: '有人申请重置您 Assay 账户的二次验证因素',
      title: '已申请重置二次验证因素',
      lead: '{email} 刚刚申请移除全部二次验证因素。我们的客服会核实申请人身份，须由两人批准，批准后再等 24 小时才会移除。',
    },
    approve: {
      subject: '您的二次验证因素将在 24 小时后移除',
      title: '24 小时后移除二次验证因素',
      lead: '两位客服已批准移除 {email} 的全部二次验证因素，将于 {time} 移除。',
    },
    remove: {
      subject: '您 Assay 账户的二次验证因素已移除',
      title: '二次验证因素已移除',
      lead: '{email} 的全部二次验证因素和恢复码已移除，所有登录均已退出。请登录后重新设置。',
    },
    refuse: {
      subject: '重置二次验证因素的申请被拒绝',
      title: '申请被拒绝',
      lead: '移除 {email} 二次验证因素的申请被拒绝：{reason}',
    },
    cancel: {
      subject: '重置二次验证因素的申请已取消',
      title: '申请已取消',
      lead: '移除 {email} 二次验证因素的申请已取消，一切照旧。',
    },
    expire: {
      subject: '重置二次验证因素的申请已过期',
      title: '申请已过期',
      lead: '移除 {email} 二次验证因素的申请 7 天内未获批准，已过期。如仍需要，请在登录第二步重新申请。',
    },
    ignore: '如果不是您本人申请，请照常登录（这会立即取消申请）、修改密码并告知我们的客服。',
  },
  footer: '此邮件由系统自动发送，请勿回复。',
};

/** A dictionary of this slice in any language. */
export type AccountWords = typeof zh;
