import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  quantity: 'Tamaño del lote',
  family: 'Clase de pieza',
  families: {
    logic: 'Lógica y analógica',
    memory: 'Memoria',
    programmable: 'Programable',
    transistor: 'Transistor',
    capacitor: 'Condensador',
  },
  bad: 'Piezas malas del lote',
  budget: 'Presupuesto',
  days: 'Días hábiles como máximo',
  pieces: 'Piezas gastadas como máximo',
  goods: 'Valor de la mercancía',
  noLimit: 'sin límite',
  kinds: 'Tipos por hallar',
  wrong: {
    quantity: 'Un entero de 1 a 1,000,000.',
    bad: 'Un número de 0.1 a 100, un decimal como máximo.',
    budget: 'Un importe, dos decimales como máximo.',
    goods: 'Un importe, dos decimales como máximo.',
    days: 'Un entero de 0 a 90.',
    pieces: 'Un entero de 0 a 1,000,000.',
    kinds: 'Elija al menos un tipo.',
  },
} satisfies Translated<typeof zh>;
