import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Account security',
  staff: {
    newPassword: 'New password',
    rule: '12 to 64 characters of any kind; a long sentence is easy to remember.',
    changed: 'The password is changed and all other devices are logged out.',
    passwordText: 'A change logs out all other devices, and you get a mail about it.',
    forgot: 'Forgot it? Ask an administrator for a link; two of them must approve it.',
  },
  link: {
    title: 'Choose a password',
    reading: 'Reading the link',
    welcome: 'Welcome, {name}',
    newTitle: 'Choose a new password',
    joinText: 'Choose your own password for {email}. Then you set up the second factor.',
    newText: 'Choose a new password for {email}. All other devices are logged out.',
    choose: 'Set the password and go on',
  },
} satisfies Translated<typeof zh>;
