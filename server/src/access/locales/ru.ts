import type { AccessSentences } from './zh.ts';

export const ru = {
  'access.view': {
    title: 'Поддержка просматривает вашу учётную запись',
    body: '{name} просматривает вашу учётную запись без права изменений не дольше чем до {until}. Причина: {reason} В это время ничего нельзя изменить. Каждый просмотр виден в личном кабинете.',
  },
} satisfies AccessSentences;
