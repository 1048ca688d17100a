import type { AccessSentences } from './zh.ts';

export const en = {
  'access.view': {
    title: 'Support is looking at your account',
    body: '{name} looks at your account, read-only, until {until} at the latest. Reason: {reason} Nothing can be changed meanwhile. Every look stands in your personal center.',
  },
} satisfies AccessSentences;
