import type { SheetReason } from '../core/reason.ts';

export const es = {
  fileEmpty: 'El archivo está vacío.',
  fileTooLarge: 'El archivo supera {max} MB.',
  fileUnknown: 'No es una hoja de cálculo ni un archivo de texto.',
  filePassword: 'El archivo está protegido con contraseña. Quítela y súbalo de nuevo.',
  fileCorrupt: 'El archivo está dañado y no se puede abrir.',
  fileBomb: 'El archivo crece desmesuradamente al descomprimirse. Se ha rechazado.',
  fileRows: 'Más de {max} filas. Divida el archivo.',
  fileColumns: 'Más de {max} columnas.',
  cellTooLong: 'Fila {row}: una celda tiene más de {max} caracteres.',
  sheetMerges:
    'La hoja tiene más de {max} celdas combinadas. Sepárelas y suba el archivo de nuevo.',
  fileTooHard:
    'Leer este archivo exige demasiado tiempo o memoria. Guárdelo como csv o xlsx y súbalo.',
  sheetMissing: 'El archivo no tiene esa hoja.',
  partMissing: 'Falta la referencia.',
  partTooLong: 'La referencia tiene más de 80 caracteres: {text}',
  partNotPart: 'No es una referencia: {text}',
  partIsDate:
    'La hoja de cálculo convirtió la referencia en una fecha: {text}. Dé formato de texto a la columna y escríbalo de nuevo.',
  partScientific:
    'La hoja de cálculo convirtió la referencia en notación científica: {text}. Dé formato de texto a la columna y escríbalo de nuevo.',
  partDigitsLost:
    'La referencia es un número de más de 15 cifras y la hoja de cálculo perdió las últimas: {text}',
  quantityMissing: 'Falta la cantidad.',
  quantityNotNumber: 'La cantidad no es un número: {text}',
  quantityNegative: 'La cantidad es negativa: {text}',
  quantityZero: 'La cantidad es cero.',
  quantityFraction: 'La cantidad no es un número entero: {text}',
  quantityTooLarge: 'La cantidad es demasiado grande: {text}',
  quantityMerged: 'Una cantidad ocupa varias filas: {text}. Indique una por fila.',
  priceNotNumber: 'No se puede leer el precio: {text}',
  priceNegative: 'El precio es negativo: {text}',
  priceTooLarge: 'El precio es demasiado alto: {text}',
  priceBreaksUnclear:
    'No se pueden leer los precios por cantidad, o una cantidad mayor cuesta más: {text}',
  currencyUnknown: 'Moneda desconocida: {text}',
  formulaNoValue: 'La celda es una fórmula sin resultado: {text}',
  cellError: 'La celda contiene un error: {text}',
  columnsShifted:
    'La fila tiene más celdas que los encabezados; las columnas pueden estar desplazadas: {text}',
  quoteOpen: 'Faltan las comillas de cierre, así que la fila es dudosa.',
  otherTable: 'La fila pertenece a otra tabla de la hoja.',
  wrongExtension:
    'El nombre termina en «{ending}», pero el contenido es {format}. Se leyó como tal.',
  hiddenSheet: 'La hoja oculta «{sheet}» no se leyó.',
  encodingMixed:
    'El archivo mezcla codificaciones; las líneas que no son UTF-8 se leyeron como {encoding}. Compruebe acentos y caracteres especiales.',
  otherTables: 'En la fila {row} empieza otra tabla, que no se lee.',
  tableBeside: 'Al lado, desde la columna {from}, hay otra tabla; no se lee.',
  otherSheet:
    'La hoja «{sheet}» también parece una lista. Se lee una hoja cada vez: suba el archivo otra vez para la siguiente.',
  partWasNumber: 'La referencia es una celda numérica; pueden faltar ceros iniciales: {text}',
  dateCodeUnread: 'No se puede leer el código de fecha; queda vacío: {text}',
  conditionUnread: 'Estado desconocido; queda vacío: {text}',
  packagingUnread: 'Embalaje desconocido; queda vacío: {text}',
  leadTimeUnread: 'No se puede leer el plazo; queda vacío: {text}',
  moqUnread: 'No se puede leer el pedido mínimo; queda vacío: {text}',
  priceRounded: 'El precio tiene más de cinco decimales y se redondeó: {text}',
} as const satisfies Record<SheetReason, string>;
