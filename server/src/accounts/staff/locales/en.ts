import type { StaffMailWords } from './zh.ts';

const wrong = 'If you did not expect this, tell another administrator at once.';

export const en: StaffMailWords = {
  invite: {
    subject: 'You are invited to the staff of Assay',
    lead: '{by} invites you ({name}) to the staff of Assay as: {roles}. Open the link and choose a password of your own:',
    after:
      'The link is good for {hours} hours and can be used once. Only you know the password; nobody will ask you for it.',
  },
  passwordLink: {
    subject: 'Choose a new Assay staff password',
    lead: 'Two administrators approved that you choose a new password. Open the link and choose it:',
    after:
      'The link is good for {hours} hours and can be used once. If you did not ask for it, tell an administrator at once.',
  },
  passwordSet: {
    subject: 'Your Assay staff password was changed',
    lead: 'The password of {email} was changed just now. All other devices were logged out.',
    after: wrong,
  },
  factorChanged: {
    subject: 'The second factor of your Assay staff account was changed',
    lead: 'The second factor of {email} was changed just now.',
    after: wrong,
  },
  rolesChanged: {
    subject: 'Your roles at Assay were changed',
    lead: 'Your roles are now: {roles}.',
    after: wrong,
  },
  deactivated: {
    subject: 'Your Assay staff account was deactivated',
    lead: '{email} was deactivated and logged out everywhere.',
    after: 'If you have questions, ask an administrator.',
  },
  reactivated: {
    subject: 'Your Assay staff account is active again',
    lead: '{email} may log in again.',
    after: wrong,
  },
  asked: {
    subject: '{by} asks for your approval',
    lead: '{by} made a request about {subject} that another administrator must decide. Open the staff page:',
    after: 'It expires when nobody decides it within three working days.',
  },
  adminInvitedAlone: {
    subject: 'Assay: {by} invited a second administrator alone',
    lead: 'There is only one administrator, so {by} invited {email} as an administrator without a second person.',
    after: 'If you do not know this person, tell the management of the company at once.',
  },
  roles: {
    support: 'support',
    warehouse: 'warehouse',
    qc: 'lab',
    finance: 'finance',
    content: 'content',
    admin: 'administrator',
  },
};
