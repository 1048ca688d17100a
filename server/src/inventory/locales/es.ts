import type { InventoryWords } from './zh.ts';

export const es = {
  messages: {
    'inventory.applied': {
      title: 'Su lista de existencias está cargada',
      body: '«{file}»: {added} líneas añadidas, {changed} cambiadas, {removed} eliminadas, {refused} filas rechazadas. Puede deshacerlo durante 24 horas.',
    },
    'inventory.failed': {
      title: 'No se pudo importar una lista de existencias',
      body: '«{file}» no se pudo importar; sus existencias no cambiaron. La página de la importación dice por qué.',
    },
    'inventory.undone': {
      title: 'Su lista de existencias se ha deshecho',
      body: 'Todo lo que escribió «{file}» se ha deshecho: el inventario está como antes.',
    },
    'inventory.kept': {
      title: 'No se pudo deshacer una lista de existencias',
      body: 'No se pudo deshacer «{file}»; lo que escribió sigue igual. La página de la importación dice por qué.',
    },
    'inventory.stays': {
      title: 'Una lista de existencias sigue en su carpeta',
      body: '«{file}» se leyó una vez. El programa no puede moverlo, así que no lo leerá de nuevo. Retire el archivo o ponga otro en su lugar.',
    },
    'inventory.refusedStays': {
      title: 'Un archivo de su carpeta fue rechazado',
      body: '«{file}» no se leyó: está vacío, es demasiado grande o no es una hoja de cálculo. El programa no puede moverlo, así que sigue ahí y no se intentará de nuevo. Retire el archivo o ponga otro en su lugar.',
    },
    'inventory.waits': {
      title: 'Una lista de existencias le espera',
      body: '«{file}» necesita que la revise antes de continuar. Sus existencias aún no han cambiado.',
    },
  },
  reasons: {
    currencyOther: 'El precio está en {currency}; este archivo se lee en {taken}.',
    priceTooHigh: 'El precio unitario es demasiado alto en dólares estadounidenses.',
    exists: 'Esta línea ya está en existencias y esta lista solo añade.',
    duplicate:
      'La fila {first} tiene la misma referencia, fabricante, estado y código de fecha, y dice otra cosa.',
    sumTooLarge: 'Las cantidades de filas iguales suman más de lo que admite una línea.',
    stockFull: 'Sus existencias admiten como máximo {max} líneas; esta lista las supera.',
    fault:
      'El programa falló; sus existencias no cambiaron. Inténtelo de nuevo o indíquenos la referencia {reference}.',
    changedSince:
      'Una línea escrita por la lista cambió mientras se deshacía, así que no se deshizo nada.',
    interrupted: 'La lectura se interrumpió varias veces; nada cambió. Súbala de nuevo.',
  },
  columns: {
    row: 'Fila',
    reason: 'Motivo',
    column: 'Columna',
    mpn: 'Referencia',
    manufacturer: 'Fabricante',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario (USD)',
    condition: 'Estado',
    packaging: 'Embalaje',
    dateCode: 'Código de fecha',
    leadTime: 'Plazo de entrega',
    moq: 'MOQ',
    breakQuantity: 'Cantidad de escala {n}',
    breakPrice: 'Precio de escala {n} (USD)',
    confirmedAt: 'Confirmado',
  },
  conditions: {
    brandNew: 'Nuevo, original',
    likeNew: 'Nuevo, suelto',
    reNew: 'Reacondicionado',
    unknown: 'Estado desconocido',
  },
  packagings: { roll: 'Carrete', pallet: 'Bandeja', pipe: 'Tubo' },
  leadTimes: { now: 'En stock', any: 'Cualquier plazo' },
  files: { stock: 'existencias', refused: 'filas rechazadas' },
} satisfies InventoryWords;
