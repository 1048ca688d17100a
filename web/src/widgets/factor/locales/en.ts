import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Second factor',
  how: 'How to confirm',
  methods: { totp: 'Authenticator app', passkey: 'Passkey', recovery: 'Recovery code' },
  code: 'Authenticator code',
  codeHint: 'The six digits that your authenticator app shows.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Two groups of five; each code is good once.',
  passkeyText: 'Your browser asks for your fingerprint, face, PIN or security key.',
  noPasskeys: 'This browser does not support passkeys. Use another way.',
  usePasskey: 'Use the passkey',
  confirm: 'Confirm',
  dismissed: 'The passkey was not used. Try again, or use another way.',
} satisfies Translated<typeof zh>;
