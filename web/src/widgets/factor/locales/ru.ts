import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Второй фактор',
  how: 'Способ подтверждения',
  methods: { totp: 'Приложение', passkey: 'Ключ доступа', recovery: 'Резервный код' },
  code: 'Код аутентификатора',
  codeHint: 'Шесть цифр из приложения-аутентификатора.',
  recoveryCode: 'Резервный код',
  recoveryHint: 'Две группы по пять знаков; каждый код действует один раз.',
  passkeyText: 'Браузер попросит отпечаток, лицо, PIN-код или ключ безопасности.',
  noPasskeys: 'Этот браузер не поддерживает ключи доступа. Выберите другой способ.',
  usePasskey: 'Использовать ключ доступа',
  confirm: 'Подтвердить',
  dismissed: 'Ключ доступа не был использован. Повторите попытку или выберите другой способ.',
} satisfies Translated<typeof zh>;
