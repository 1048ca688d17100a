import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Consulta BOM',
  template: 'Plantilla',
  head: 'Suba o pegue una lista de materiales: cada línea se compara con existencias y precios, y se consulta de una vez.',
  lead: 'Su lista tal como está: se detecta qué columna tiene la referencia, el fabricante y la cantidad; usted puede corregirlo.',
  steps: {
    label: 'Consulta BOM en 3 pasos',
    upload: 'Subir',
    uploadNote: '{endings}, hasta {mb} MB y {rows} líneas',
    columns: 'Asignar columnas',
    columnsNote: 'la referencia es obligatoria',
    check: 'Revisar y enviar',
    checkNote: 'cada línea se compara con el stock',
    toChoose_one: '{count} línea espera su elección',
    toChoose_other: '{count} líneas esperan su elección',
  },
  file: {
    title: 'Archivo',
    hint: '{endings}, hasta {mb} MB',
    visitor: 'sin iniciar sesión: hasta {mb} MB, se guarda {hours} horas',
    lost: 'Falló la red y el archivo no llegó. Inténtelo de nuevo.',
  },
  paste: {
    title: 'O pegar',
    label: 'Celdas de una hoja de cálculo o lista de referencias',
    hint: 'También puede pegar en cualquier parte de esta página',
    go: 'Buscar estas líneas',
    tooLong: 'Más de {max} caracteres. Suba un archivo.',
  },
  hereText: 'Las BOM de este navegador se guardan {hours} horas:',
  hereOpen: 'Abrir la última',
  noScript: {
    text: 'Comparar una BOM requiere JavaScript. Sin él, busque por referencia o envíe la lista a la oficina de Shenzhen.',
    search: 'Buscar por referencia',
    contact: 'Contacto',
  },
  how: {
    title: 'De la lista a las cotizaciones',
    match: 'Comparación',
    matchText:
      'Cada línea indica exacta, otra grafía, número base, por elegir, otro fabricante o sin stock. Nada se adivina.',
    count: 'Cantidad',
    countText:
      'Las posiciones se cotejan con la cantidad; placas por cantidad más merma, redondeado hacia arriba.',
    send: 'Consulta',
    sendText:
      'Solo se pide iniciar sesión al enviar. Cada línea consulta como máximo a {sellers} vendedores con stock.',
  },
  saved: {
    title: 'BOM guardadas',
    search: 'Buscar por nombre o número',
    name: 'Nombre',
    no: 'Número',
    lines: 'Líneas',
    boards: 'Placas',
    sent: 'Líneas enviadas',
    changed: 'Modificada (GMT+8)',
    acts: 'Acciones',
    open: 'Abrir {name}',
    delete: 'Eliminar',
    deleteOf: 'Eliminar {name}',
    deleteTitle: 'Eliminar la BOM',
    deleteText: 'Se elimina «{name}» con sus {lines} líneas. Las consultas enviadas se conservan.',
    keep: 'Conservar',
    deleted: 'La BOM se eliminó.',
    none: 'Aún no hay BOM guardadas.',
    noneFound: 'No se encontró ninguna BOM.',
  },
  one: {
    loading: 'Abriendo la BOM',
    gone: 'Esta BOM ya no está, o su dueño debe iniciar sesión.',
    goneText: 'Las BOM subidas sin iniciar sesión se guardan {hours} horas.',
    another: 'Subir otra',
    login: 'Iniciar sesión',
  },
} satisfies Translated<typeof zh>;
