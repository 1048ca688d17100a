import type { AccessSentences } from './zh.ts';

export const es = {
  'access.view': {
    title: 'Asistencia está mirando su cuenta',
    body: '{name} mira su cuenta, solo en lectura, hasta {until} como máximo. Motivo: {reason} Mientras tanto no se puede cambiar nada. Cada consulta figura en su centro personal.',
  },
} satisfies AccessSentences;
