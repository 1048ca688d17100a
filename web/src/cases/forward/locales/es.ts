import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'El vendedor',
  aside: 'lee solo lo que usted marca',
  status: {
    none: 'No remitida al vendedor.',
    asked: 'Remitida; se espera la respuesta del vendedor.',
    silent: 'El vendedor no respondió a tiempo. Puede responder hasta que se cierre el caso.',
    answered: 'El vendedor respondió.',
    passedOn: 'La respuesta del vendedor se transmitió al autor.',
    withdrawn: 'Retirada; el vendedor ya no lee nada de ella.',
  },
  noConsent:
    'El autor no permitió mostrarla al vendedor. Pídalo con «Pedir más»; el autor puede permitirlo en la página del caso.',
  takeFirst: 'Primero asúmala; después se puede remitir.',
  act: 'Sobre el vendedor',
  forward: 'Remitir al vendedor',
  askSeller: 'Preguntar de nuevo',
  passOn: 'Transmitir la respuesta',
  withdraw: 'Retirar',
  seller: 'Vendedor',
  chooseSeller: 'Elija un vendedor',
  ofOrder: '{name} (vendedor del pedido)',
  find: 'Buscar un vendedor por nombre',
  findGo: 'Buscar',
  nobody: 'Ningún vendedor acreditado tiene este nombre.',
  textToSeller: 'Texto para el vendedor',
  textToAuthor: 'Texto para el autor',
  textWhy: 'Motivo (lo lee el vendedor)',
  hint: {
    forward: 'El vendedor tiene 3 días hábiles; se avisa al autor',
    askSeller: 'El vendedor tiene otra vez 3 días hábiles',
    passOn: 'Se avisa al autor, que puede seguir preguntando',
    withdraw: 'El vendedor ya no lee nada de ella y no debe responder',
  },
  along: 'Se adjunta',
  alongHint: 'El vendedor nunca ve el correo ni el teléfono del autor, ni notas internas',
  alongAuthor: 'De la respuesta del vendedor',
  nothing: 'No hay nada que adjuntar.',
  go: {
    forward: 'Remitir',
    askSeller: 'Enviar pregunta',
    passOn: 'Transmitir',
    withdraw: 'Retirar',
  },
  done: {
    forward: '{no} se remitió al vendedor.',
    askSeller: 'Se preguntó al vendedor.',
    passOn: 'Se avisó al autor.',
    withdraw: '{no} fue retirada.',
  },
} satisfies Translated<typeof zh>;
