import { reportWords } from '#contract/qc/locales/es.ts';
import type { QcTexts } from './zh.ts';

export const es = {
  tests: {
    documents: {
      name: 'Documentos y embalaje',
      finds: 'Etiquetas, documentos y embalaje contra humedad que no coinciden',
    },
    generalVisual: {
      name: 'Visual general',
      finds: 'Piezas mezcladas, mal orientadas o humedad en todo el lote',
    },
    detailedVisual: {
      name: 'Visual detallada',
      finds: 'Huellas de lijado, remarcado y reestañado, dimensiones erróneas',
    },
    solventRemarking: {
      name: 'Disolvente: remarcado',
      finds: 'Tinta que un disolvente elimina',
    },
    solventResurfacing: {
      name: 'Disolvente: recubrimiento',
      finds: 'Un recubrimiento que oculta el lijado',
    },
    sem: { name: 'SEM', finds: 'Textura dejada por el chorreado o el lijado' },
    surfaceAnalysis: {
      name: 'Análisis cuantitativo de superficie',
      finds: 'Composición y espesor del recubrimiento',
    },
    xray: { name: 'Rayos X', finds: 'Chip, hilos o marco ausentes o distintos' },
    leadCheck: {
      name: 'Revisión de terminales',
      finds: 'Terminales doblados, oxidados o reestañados',
    },
    leadFree: { name: 'Sin plomo', finds: 'Plomo por encima del límite RoHS' },
    decapsulation: {
      name: 'Decapsulado',
      finds: 'Un chip que no es del fabricante: diseño, logotipo y año',
    },
    thermalCycling: {
      name: 'Ciclos térmicos',
      finds: 'Grietas y malos contactos al cambiar la temperatura',
    },
    electrical: { name: 'Eléctrico', finds: 'Parámetros de CC fuera de la hoja de datos' },
    functional: { name: 'Funcional', finds: 'Una pieza que no funciona según su hoja de datos' },
    solderability: { name: 'Soldabilidad', finds: 'Terminales que la soldadura no moja' },
    ageing: { name: 'Envejecimiento (burn-in)', finds: 'Fallos tempranos' },
    acousticScanning: {
      name: 'Barrido acústico',
      finds: 'Delaminación, poros y grietas por humedad',
    },
    ddrMemory: { name: 'Memoria DDR', finds: 'Celdas malas, memoria más lenta o menor' },
    mlcc: { name: 'MLCC', finds: 'Capacidad y aislamiento fuera de límites' },
    boundaryScan: {
      name: 'Exploración de contorno (JTAG)',
      finds: 'Código de identidad erróneo, pines abiertos o pegados',
    },
    transistor: {
      name: 'Transistor y MOSFET',
      finds: 'Valores fuera de límites, chips demasiado pequeños',
    },
    programming: { name: 'Programación', finds: 'Piezas bloqueadas, escritas o erróneas' },
    reliability: { name: 'Fiabilidad', finds: 'Fallos con calor, humedad y esfuerzo' },
    tapeAndReel: {
      name: 'Embalaje en cinta y carrete',
      finds: 'Recuento, sentido y fuerza de pelado de la cinta',
    },
    antistaticPacking: { name: 'Embalaje antiestático', finds: 'Humedad y pérdida de protección' },
  },
  outcomes: {
    pass: 'Conforme',
    fail: 'No conforme',
    suspect: 'Sospechoso',
    inconclusive: 'No concluyente',
  },
  verdicts: {
    pass: 'CONFORME',
    conditional: 'CONDICIONAL',
    suspect: 'SOSPECHOSO',
    fail: 'NO CONFORME',
  },
  grades: {
    A: 'original, sellado',
    B: 'original, reembalado',
    C: 'nuevo, suelto, marcas cosméticas',
    D: 'reacondicionado, funciona',
    E: 'fuera de tolerancia',
    F: 'remarcado',
    G: 'falsificado',
  },
  conditions: { brandNew: 'Nuevo, original', likeNew: 'Nuevo, suelto', reNew: 'Reacondicionado' },
  goodsTypes: {
    originalUnder3: 'Original, menos de 3 años',
    originalOver3: 'Original, más de 3 años',
    bulkNew: 'Nuevo a granel',
    refurbished: 'Reacondicionado',
  },
  statuses: {
    valid: 'Válido',
    superseded: 'Sustituido por un informe más reciente',
    revoked: 'Revocado',
  },
  title: 'Informe de ensayo',
  issued: 'emitido {at}',
  verify: 'verificar',
  revision: 'revisión {n}',
  stamp: { grade: 'grado', sampling: 'muestreo', mark: 'laboratorio', week: 'semana' },
  facts: { ...reportWords.facts, none: 'ninguno' },
  table: reportWords.table,
  photos: { ...reportWords.photos, note: '{shown} de {all}, todas en las páginas siguientes' },
  conclusion: reportWords.conclusion,
  detail: reportWords.detail,
  foot: {
    scope:
      'Los resultados valen para las muestras ensayadas. Compruebe este informe en {address} con el código de arriba; una copia que no se verifica no es nuestra.',
    edition: 'Muestreo según {edition}; no se declara acreditación',
  },
  messages: {
    'qc.revised': {
      title: 'El informe {earlier} fue revisado',
      body: 'Dos personas del laboratorio revisaron el texto de este informe del pedido {order} sin repetir ensayos; cifras, dictamen y grado son los mismos. Motivo: {reason}. El informe vigente es {no}; el anterior sigue legible y está marcado.',
    },
    'qc.revoked': {
      title: 'El informe {no} fue revocado',
      body: 'Dos personas del laboratorio revocaron este informe del pedido {order}. Motivo: {reason}. No acepte mercancía ni pague basándose en él.',
    },
  },
  queue: {
    inspect: 'Inspeccionar {mpn}',
    review: 'Revisar {mpn}',
    detail: '{lot}, {pieces} uds., {manufacturer}',
  },
  refused: {
    code: 'No existe ese informe. Compruebe su número y su código.',
    broken:
      'La copia guardada de este informe no es la que se firmó y no se entrega. Escriba a soporte.',
  },
} satisfies QcTexts;
