import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  label: 'Second factor',
  hint: 'The 6 digits of your authenticator app, or a passkey.',
  offered: 'Optional: pays a new account without the wait of 24 h.',
  passkey: 'Confirm with passkey',
  passkeyDone: 'Confirmed with your passkey.',
  passkeyFailed: 'The passkey was not confirmed. Try again or use your authenticator.',
} satisfies Translated<typeof zh>;
