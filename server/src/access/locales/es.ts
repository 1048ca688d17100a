import type { AccessSentences } from './zh.ts';

export const es = {
  'access.view': {
    title: 'Soporte está consultando su cuenta',
    body: '{name} consulta su cuenta, solo en lectura, hasta {until} como máximo. Motivo: {reason} Mientras tanto no se puede cambiar nada. Cada consulta figura en su centro personal.',
  },
} satisfies AccessSentences;
