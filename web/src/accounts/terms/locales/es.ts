import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Las condiciones han cambiado',
  text: 'Se aplican nuevas versiones de estos documentos. Lea qué ha cambiado; el inicio de sesión continúa cuando las acepte.',
  reading: 'Cargando',
  agree: 'He leído las nuevas versiones y las acepto',
  accept: 'Aceptar e iniciar sesión',
  refuse:
    'Si no está de acuerdo, aún puede entrar para terminar los pedidos abiertos, retirar su saldo, descargar sus datos y cerrar la cuenta. No se puede empezar nada nuevo.',
  decline: 'No aceptar y entrar para terminar',
  declined: {
    label: 'Condiciones no aceptadas',
    title: 'No aceptó las condiciones vigentes.',
    text: 'Puede terminar lo que está abierto según las condiciones anteriores y retirar su saldo, pero no empezar nada nuevo.',
    wayOut: 'Terminar y cerrar la cuenta',
    accept: 'Aceptar de todos modos',
    submit: 'Las he leído y las acepto',
    done: 'Aceptadas: su cuenta vuelve a ser completa',
  },
  back: 'Volver al inicio de sesión',
  since: 'Versión {number}, se aplica desde el {day}',
  compare: 'Párrafos que cambian ({count})',
  whole: 'Leer el texto completo',
} satisfies Translated<typeof zh>;
