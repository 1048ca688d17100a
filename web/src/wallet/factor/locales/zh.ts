const words = {
  label: '二次验证',
  hint: '验证器应用的 6 位数字，或通行密钥。',
  offered: '选填：立即放行新账户，不必等 24 小时。',
  passkey: '用通行密钥确认',
  passkeyDone: '通行密钥已确认。',
  passkeyFailed: '通行密钥未完成，请重试或使用验证器。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'wallet/factor': typeof words;
  }
}
