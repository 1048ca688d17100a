import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  planner: {
    title: 'Qué detecta una muestra',
    lead: 'Indique el tamaño del lote y la proporción de piezas malas para ver con qué probabilidad la muestra de cada ensayo contiene al menos una mala (sin reposición; toda pieza mala se nota).',
    lot: 'Tamaño del lote',
    bad: 'Piezas malas',
    go: 'Calcular',
    lotWrong: 'Un número entero de 1 a {max}.',
    badWrong: 'Un número de {min} a 100, con un decimal como máximo.',
    table: 'Probabilidad de detectar el lote',
    test: 'Ensayo',
    sample: 'Muestra',
    chance: 'Probabilidad',
    summary: 'De {lot}, son malas {bad}.',
    note: 'La probabilidad depende solo de la muestra. Un defecto que el ensayo no ve no se detecta con más piezas.',
  },
} satisfies Translated<typeof zh>;
