const words = {
  title: '二次验证',
  how: '验证方式',
  methods: { totp: '验证器应用', passkey: '通行密钥', recovery: '恢复码' },
  code: '动态验证码',
  codeHint: '验证器应用显示的六位数字。',
  recoveryCode: '恢复码',
  recoveryHint: '两组各五位，每个恢复码只能使用一次。',
  passkeyText: '浏览器会请您用指纹、面容、PIN 或安全密钥确认。',
  noPasskeys: '此浏览器不支持通行密钥，请换用其他方式。',
  usePasskey: '使用通行密钥',
  confirm: '确认',
  dismissed: '未完成通行密钥验证。请重试，或换用其他方式。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'widgets/factor': typeof words;
  }
}
