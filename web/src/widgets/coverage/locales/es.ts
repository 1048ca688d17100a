import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Probabilidad de hallar cada tipo de falsificación',
  kind: {
    recycled: 'Reciclado',
    remarked: 'Remarcado',
    overproduced: 'Sobreproducido',
    cloned: 'Clonado',
    defective: 'Defectuoso',
    forgedDocuments: 'Papeles falsos',
    tampered: 'Manipulado',
  },
  level: {
    covered: 'cubierto',
    underCovered: 'poco cubierto',
    notCovered: 'no cubierto',
  },
  over: 'más de {share}',
  measured:
    'Medido con muestras ciegas: {share} (de {low} a {high}); pruebas: {trials}, ensayos con cifras: {tests}',
  tooFew:
    'Medido con muestras ciegas: pruebas hasta ahora: {trials}; se muestra desde {min} por ensayo',
  note: 'Para un lote con {bad} malo: muestras por la fórmula hipergeométrica, por el reconocimiento de cada ensayo, estimado por el laboratorio. La línea marca el 90 %.',
} satisfies Translated<typeof zh>;
