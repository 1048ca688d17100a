import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'El laboratorio también se examina',
  lead: 'Un administrador mezcla falsificaciones y piezas auténticas conocidas en la cola, sin que el laboratorio lo sepa. Para cada ensayo se muestra cuántas se detectaron, con el intervalo del 95 %, desde {min} intentos.',
  test: 'Ensayo',
  truth: 'Muestra',
  rate: 'Resultado',
  genuine: 'Auténtica',
  caught:
    'detectadas {hits} de {trials} falsificaciones conocidas en muestras ciegas ({low} a {high})',
  alarms: '{hits} falsas alarmas en {trials} muestras auténticas ({low} a {high})',
  tooFew: 'probado {trials} veces; se muestra desde {min}',
  none: 'Aún no se ha probado.',
  foot: 'Intervalos de Clopper y Pearson. No cuentan los tipos que un ensayo no puede ver.',
} satisfies Translated<typeof zh>;
