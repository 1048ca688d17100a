import type { AccountWords } from './zh.ts';

export const en = {
  brand: 'Assay 验芯',
  code: {
    subject: '{code} is your Assay code',
    title: 'Your code',
    uses: {
      enter: 'It logs you in or registers you.',
      reset: 'It resets your password.',
      oldEmail: 'It confirms that you want to move your account to another e-mail.',
      newEmail: 'It makes this address the new e-mail of an account.',
      prove: 'It confirms that it is you.',
      exchange:
        'It confirms an exchange: {amount} sold, paid to {payee}, account ending {ending}. If that is not what you want, do not enter it.',
      withdrawal:
        'It confirms a withdrawal: {amount} to {payee}, account ending {ending}. If that is not what you want, do not enter it.',
    },
    lead: 'Enter this code on the page:',
    valid: 'It is valid for {minutes} minutes and {tries} tries.',
    ignore:
      'If you did not ask for it, ignore this mail and tell the code to nobody. Our staff will never ask you for it.',
  },
  emailChanged: {
    subject: 'The e-mail of your Assay account was changed',
    title: 'E-mail changed',
    lead: 'The account moved from {old} to {email}. Log in with the new e-mail. All other devices were logged out.',
    ignore: 'If this was not you, tell our support at once.',
  },
  newDevice: {
    subject: 'A new device logged in to your Assay account',
    title: 'Login from a new device',
    lead: 'A new device or network has just logged in to {email}.',
    facts: 'Device: {device}. Address: {address}. Time: {time}.',
    unknown: 'unknown device',
    yours: 'If this was you, there is nothing to do.',
    ignore:
      'If this was not you, log in, end that login in your personal center and change the password.',
  },
  closed: {
    subject: 'Your Assay account was closed',
    title: 'Account closed',
    lead: 'The account of {email} was closed as you asked, and every device was logged out. Books and orders that the law tells us to keep are kept until their time is over.',
    ignore: 'If this was not you, call our support at once.',
  },
  reopened: {
    subject: 'Your Assay account is open again',
    title: 'Your account is open again',
    lead: 'The account {email}, which had been closed, was opened again by two of our staff. You can log in as before.',
    ignore: 'If you did not ask for this, contact our support at once.',
  },
  passwordSet: {
    subject: 'Your Assay password was changed',
    title: 'Password changed',
    lead: 'The password of {email} was changed just now. All other devices were logged out.',
    ignore:
      'If this was not you, log in with an e-mail code at once, set a new password and tell our support.',
  },
  passwordFirst: {
    subject: 'A password was set for your Assay account',
    title: 'Password set',
    lead: 'A password for {email} was set just now. All other devices were logged out.',
    ignore:
      'If this was not you, log in with an e-mail code at once, set a new password and tell our support.',
  },
  factor: {
    added: {
      subject: 'A second factor was added to your Assay account',
      title: 'Second factor added',
      lead: 'A second factor was added to {email} just now. All other devices were logged out.',
    },
    removed: {
      subject: 'A second factor was removed from your Assay account',
      title: 'Second factor removed',
      lead: 'A second factor of {email} was removed just now.',
    },
    recoveryUsed: {
      subject: 'A recovery code of your Assay account was used',
      title: 'Recovery code used',
      lead: 'A recovery code replaced the second factor of {email} just now. That code is good no more.',
    },
    recoveryRenewed: {
      subject: 'The recovery codes of your Assay account were replaced',
      title: 'Recovery codes replaced',
      lead: 'The recovery codes of {email} were replaced just now. The former ones are good no more.',
    },
    ignore:
      'If this was not you, change your password at once, check your security settings and tell our support.',
  },
  factorReset: {
    asked: {
      subject: 'A reset of the second factors of your Assay account was requested',
      title: 'Reset of second factors requested',
      lead: 'Somebody who knows the password or reads the mail of {email} asked us to remove all its second factors. Support makes sure of the person, two people have to agree, and nothing is removed until 24 hours after that.',
    },
    approve: {
      subject: 'Your second factors will be removed in 24 hours',
      title: 'Second factors removed in 24 hours',
      lead: 'Two people of support agreed to remove all second factors of {email}. They are removed at {time}.',
    },
    remove: {
      subject: 'The second factors of your Assay account were removed',
      title: 'Second factors removed',
      lead: 'All second factors and recovery codes of {email} were removed and every device was logged out. Log in and set up a new one.',
    },
    refuse: {
      subject: 'The reset of your second factors was refused',
      title: 'Request refused',
      lead: 'The request to remove the second factors of {email} was refused: {reason}',
    },
    cancel: {
      subject: 'The reset of your second factors was cancelled',
      title: 'Request cancelled',
      lead: 'The request to remove the second factors of {email} was cancelled. Everything stays as it was.',
    },
    expire: {
      subject: 'The reset of your second factors has expired',
      title: 'Request expired',
      lead: 'The request to remove the second factors of {email} was not approved within 7 days and has expired. Ask again at the second step of the login if you still need it.',
    },
    ignore:
      'If this was not you, log in as usual, which cancels the request at once, change your password and tell our support.',
  },
  footer: 'This mail was sent automatically. Please do not reply.',
} satisfies AccountWords;
