import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Columnas',
  text: 'según encabezados y contenido; corrija lo que no sea así',
  remembered: 'como lo eligió antes para los mismos encabezados',
  field: {
    mpn: 'Referencia',
    alternative: 'Alternativa',
    manufacturer: 'Fabricante',
    quantity: 'Cantidad por placa',
    designator: 'Posiciones',
    description: 'Descripción',
    dnp: 'No se monta',
  },
  needed: 'Indique la columna de la referencia.',
  effectNew: 'El siguiente paso compara cada línea con el stock actual.',
  effectAgain: 'Leer de nuevo sustituye todas las líneas, también lo editado.',
  go: 'Comparar las líneas',
  goAgain: 'Leer de nuevo',
  back: 'Conservar las líneas',
  pasted: 'Celdas pegadas',
  sheet: 'hoja «{name}»',
  replace: 'Cambiar',
  place: {
    sheet: 'hoja {sheet}',
    row: 'fila {row}',
    column: 'columna {column}',
  },
} satisfies Translated<typeof zh>;
