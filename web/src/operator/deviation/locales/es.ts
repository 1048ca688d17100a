import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  ask: 'Pedir que se acepte {name} = {value}',
  accepted: '{name} = {value} fue aceptado por otra persona',
  waits: '{name} = {value} espera a otra persona',
  title: 'Valor fuera de límites: {name} = {value}',
  lead: 'Límites {limits}. Una vez aceptado, solo este valor puede constar como conforme, con el motivo en el informe.',
  reason: 'Por qué puede aceptarse',
  hint: 'Ambas partes lo leen en el informe.',
  send: 'Enviar la solicitud',
  sent: 'La solicitud espera a otra persona del laboratorio.',
  approve: 'Aceptar {value}',
} satisfies Translated<typeof zh>;
