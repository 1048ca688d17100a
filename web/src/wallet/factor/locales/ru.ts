import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  label: 'Второй фактор',
  hint: '6 цифр приложения или ключ доступа.',
  offered: 'Необязательно: выплата на новый счёт без ожидания 24 ч.',
  passkey: 'Подтвердить ключом доступа',
  passkeyDone: 'Подтверждено ключом доступа.',
  passkeyFailed: 'Ключ доступа не подтверждён. Повторите или используйте приложение.',
} satisfies Translated<typeof zh>;
