import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Las condiciones han cambiado',
  text: 'Se aplican nuevas versiones de estos documentos. Lea qué ha cambiado; el inicio de sesión continúa cuando las acepte.',
  reading: 'Cargando',
  agree: 'He leído las nuevas versiones y las acepto',
  accept: 'Aceptar e iniciar sesión',
  refuse:
    'Si no está de acuerdo, llámenos: su saldo y sus pedidos abiertos se atienden igualmente.',
  back: 'Volver al inicio de sesión',
  since: 'Versión {number}, se aplica desde el {day}',
  compare: 'Párrafos que cambian ({count})',
  whole: 'Leer el texto completo',
} satisfies Translated<typeof zh>;
