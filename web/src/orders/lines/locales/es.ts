import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Pegar o subir líneas',
  paste: 'Celdas copiadas de una hoja de cálculo',
  hint: 'Referencia, fabricante, cantidad, precio unitario, código de fecha, con o sin encabezados. Los precios sin moneda cuentan como USD.',
  tooLong: 'El texto es demasiado largo. Súbalo como archivo.',
  read: 'Leer las líneas',
  file: '{formats}, hasta {mb} MB. El archivo se lee y no se guarda.',
  lost: 'El archivo no llegó. Inténtelo de nuevo.',
  lookTitle: 'Lo que se leyó',
  leftTitle: 'Filas que no se añadieron',
  used: 'Columnas reconocidas: {columns}',
  passed: 'Columnas sin usar: {columns}',
  rows: 'Filas de la lista',
  row: 'Fila {row}',
  outcome: 'Resultado',
  currency: 'Moneda',
  understood: 'se puede añadir',
  notRead: 'no se entendió',
  noRoom: 'supera el límite de líneas',
  foreign: 'El precio está en {currency} y se omitió. Indíquelo en USD.',
  again: 'Pegar de nuevo',
  add_one: 'Añadir {count} línea',
  add_other: 'Añadir {count} líneas',
  added_one: 'Se añadió {count} línea.',
  added_other: 'Se añadieron {count} líneas.',
  willLeave_one:
    '{count} fila no se añadirá: no se entendió o supera el límite de {most} líneas. La fila dice por qué.',
  willLeave_other:
    '{count} filas no se añadirán: no se entendieron o superan el límite de {most} líneas. Cada fila dice por qué.',
  left_one: '{count} fila no se añadió. Escríbala, o corríjala y péguela de nuevo.',
  left_other: '{count} filas no se añadieron. Escríbalas, o corríjalas y péguelas de nuevo.',
  rowsLeft_one: 'Sigue {count} fila más que ni se muestra ni se añade. Pegue la lista por partes.',
  rowsLeft_other:
    'Siguen {count} filas más que ni se muestran ni se añaden. Pegue la lista por partes.',
  done: 'Listo',
} satisfies Translated<typeof zh>;
