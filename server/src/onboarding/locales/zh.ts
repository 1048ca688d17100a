/** Messages, mails and text messages to a seller about its settlement. */
export const zh = {
  messages: {
    'onboarding.passed': {
      title: '入驻审核已通过',
      body: '{company} 的入驻资料已通过审核，您现在是正式卖家，可以上传库存、报价和接单。',
    },
    'onboarding.rejected': {
      title: '入驻资料需要修改',
      body: '{company} 的入驻资料未符合要求，需修改 {count} 项：{notes}。请修改后重新提交。',
    },
    'onboarding.changeProposed': {
      title: '资料变更已提交审核',
      body: '{company} 的地址、联系人或手机号码变更已提交，客服正在审核。如非本人操作，请在入驻页面撤回并立即联系验芯。',
    },
    'onboarding.changePassed': {
      title: '变更的资料已生效',
      body: '{company} 的地址、联系人或手机号码变更已通过审核。退回的货物寄往入驻资料中的地址。',
    },
    'onboarding.changeRejected': {
      title: '地址变更未通过审核',
      body: '{company} 的地址、联系人或手机号码变更未通过审核：{reason}。原资料继续有效，您可以修改后重新提交。',
    },
  },
  sms: {
    code: '【验芯】手机验证码：{code}，10 分钟内有效，请勿告知他人。',
    passed: '【验芯】{company} 的入驻审核已通过，您现在是正式卖家。',
    rejected: '【验芯】{company} 的入驻资料未符合要求，请登录后按提示修改并重新提交。',
    changeProposed:
      '【验芯】{company} 的地址、联系人或手机号码变更已提交审核。如非本人操作，请立即联系验芯。',
    changePassed:
      '【验芯】{company} 的地址、联系人或手机号码已变更。如非本人操作，请立即联系验芯。',
    changeRejected: '【验芯】{company} 的地址变更未通过审核，请登录查看原因。',
  },
};

/** A dictionary of this slice in any language. */
export type OnboardingWords = typeof zh;
