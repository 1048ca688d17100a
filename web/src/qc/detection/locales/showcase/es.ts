import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  n1: {
    name: 'Marcado láser',
    text: 'Profundidad uniforme, textura continua, la misma dentro y fuera del punto del pin 1.',
  },
  n2: {
    name: 'Capa negra',
    text: 'La acetona quita la capa; aparecen rayas y el marcado antiguo de otro tipo.',
  },
  n3: {
    name: 'Hilos completos',
    text: 'Marco, chip y cada hilo coinciden con la pieza de referencia en rayos X.',
  },
  n4: {
    name: 'Marcado del chip',
    text: 'Marca, tipo y revisión del chip coinciden con el encapsulado; también el número de pads.',
  },
  n5: {
    name: 'Terminales reestañados',
    text: 'La soldadura forma gotas, une dos terminales y deja cobre y fundente en las raíces.',
  },
  n6: {
    name: 'Lijado en el SEM',
    text: 'Textura original dentro del punto del pin 1; fuera, rayas en una sola dirección.',
  },
  n7: {
    name: 'Chip de otro tamaño',
    text: 'El chip del lote, a la derecha, tiene cerca de la mitad del lado de la referencia; el marco es igual.',
  },
  n8: { name: 'Sin chip', text: 'Una pieza de seis es un marco sin chip y sin hilos.' },
  n9: {
    name: 'Grieta por humedad',
    text: 'El barrido acústico muestra resina separada y una grieta que sale hacia el lado.',
  },
  n10: {
    name: 'Códigos de fecha mezclados',
    text: 'En un carrete, tres piezas dicen 2418 y una 1947, en contra de la etiqueta.',
  },
  n11: {
    name: 'Etiqueta y código de barras',
    text: 'La etiqueta imprime -32; su código de barras dice -16.',
  },
  n12: {
    name: 'Curva fuera de familia',
    text: 'La curva del pin 17 se aparta de las de cinco piezas buenas y muestra fugas.',
  },
} satisfies Translated<typeof zh>;
