import type { Translated } from '#web/i18n/translator.ts';
import services from './services/es.ts';
import showcase from './showcase/es.ts';
import type zh from './zh.ts';

export default {
  services,
  showcase,
  title: 'Control de calidad',
  description:
    'El centro de ensayos de Assay inspecciona las piezas antes de mover el dinero: {count} servicios, muestras AS6081, informes con dos firmas, resultados desde 24 horas.',
  lead: 'La mercancía va primero al laboratorio mientras Assay retiene el pago. Cada lote se ensaya con un plan de muestreo, dos personas firman el informe y solo cuando comprador y vendedor confirman se envía y se paga.',
  go: {
    order: 'Pedir con inspección',
    verify: 'Verificar un informe',
    standards: 'Norma de muestreo',
  },
  menu: { label: 'Servicios de ensayo', overview: 'Centro de ensayos', guides: 'Normas y métodos' },
  gradeName: {
    A: 'Original, sellado',
    B: 'Original, reembalado',
    C: 'Nuevo y suelto, con marcas',
    D: 'Reacondicionado, funciona',
    E: 'Fuera de tolerancia',
    F: 'Remarcado',
    G: 'Falsificado',
  },
  group: {
    outside: 'Exterior',
    inside: 'Interior',
    material: 'Material',
    measured: 'Valores y función',
    stress: 'Esfuerzo y vida',
    packing: 'Embalaje',
  },
  guide: {
    standards: 'Norma y tabla de muestras',
    'function-temperature': 'Ensayos de función y temperatura',
    planner: 'Planificador de ensayos',
  },
  facts: {
    title: 'Qué hace el centro de ensayos',
    hours: {
      name: 'Plazo del resultado',
      text: 'Desde {hours} horas. Los días hábiles de un plan se dicen antes de pagar; sus ensayos van en paralelo.',
    },
    standard: {
      name: 'Norma de muestreo',
      text: 'Las muestras siguen la tabla de {edition}. El centro está construido según una norma nacional de acreditación; no declara acreditación alguna y sus informes no llevan ese sello.',
    },
    plan: {
      name: 'El plan antes de pagar',
      text: 'El pedido detalla cada ensayo con su muestra, precio y días, las piezas que se gastan y la probabilidad de detectar un lote malo.',
    },
    hands: {
      name: 'Dos firmas',
      text: 'Quien ensaya un lote nunca revisa su informe. Lo emite un segundo inspector.',
    },
    genuine: {
      name: 'Verificable',
      text: 'Cada informe tiene número, código y firma digital. Cualquiera puede comprobar en línea que es auténtico y válido.',
    },
    cost: {
      name: 'Quién paga los ensayos',
      text: 'El comprador si la mercancía es conforme, Assay si no lo es, salvo que las condiciones del pedido digan otra cosa.',
    },
  },
  gallery: {
    title: 'Doce hallazgos',
    aside: 'dibujos de Assay como ejemplo; no son fotos de mercancía de clientes',
    more: 'Método: {name}',
  },
  grades: {
    title: 'Grados de A a G',
    pass: 'puede ser conforme',
    agreed: 'solo si ambos aceptan',
    fail: 'no conforme',
  },
  verdicts: {
    title: 'Cuatro dictámenes',
    pass: { name: 'Conforme', text: 'Todo lo ensayado está dentro de límites; grado de A a C.' },
    conditional: {
      name: 'Condicional',
      text: 'No es lo acordado, pero no es falso. El informe dice en qué; decide el comprador.',
    },
    suspect: {
      name: 'Sospechoso',
      text: 'Indicios de remarcado o falsificación. La mercancía queda en cuarentena y no vuelve al mercado.',
    },
    fail: {
      name: 'No conforme',
      text: 'Fuera de tolerancia o no funciona. El comprador puede rechazarla y el pago se devuelve.',
    },
  },
  list: {
    title: 'Servicios de ensayo',
    service: 'Servicio',
    sample: 'Lote de {lot} o más',
    price: 'Precio por lote',
    time: 'Días hábiles',
    tests: '{name}: {value}',
  },
  value: {
    all: 'todas',
    orAll: '{pieces}, o todas',
    orAllFrom: '{pieces}, o todas (desde {least})',
    free: 'incluido',
    days_one: '{count} día hábil',
    days_many: '{count} días hábiles',
    days_other: '{count} días hábiles',
    yes: 'Sí, las muestras se gastan',
    no: 'No, las muestras van con el lote',
    over: 'más de {share}',
  },
  topic: {
    how: 'Cómo se hace',
    sampleTitle: 'Muestra, precio y plazo',
    test: 'Ensayo',
    large: '{lot} o más',
    small: 'De 1 a {lot}',
    price: 'Precio por lote',
    time: 'Plazo',
    destructive: 'Destructivo',
    under: 'En un lote de menos de {lot} piezas, la muestra destructiva puede ser de 1.',
    pictures: 'Imágenes',
    byEds: 'Si se mide por EDS, la muestra se gasta.',
    cannot: 'Qué no puede mostrar',
    example: 'Ejemplo de hallazgo',
    order: 'Pedir este ensayo',
    orderAny: 'Pedir ensayos',
    orderText: 'Elija los ensayos al hacer un pedido en custodia, también con un proveedor propio.',
    before: 'Anterior: {name}',
    after: 'Siguiente: {name}',
    around: 'Temas anterior y siguiente',
    description: '{name}: {finds}',
  },
  standards: {
    lead: 'Las muestras salen de la tabla pública de {edition}; la columna mayor vale desde {lot} piezas. Se toman al azar de lo recibido.',
    table: 'Tabla de muestras',
    level: 'Nivel',
    note: 'Los rayos X cubren al menos {least} piezas. El inspector puede cambiar una muestra con un motivo que consta en el informe.',
    extra: 'El nivel E es un ensayo adicional fuera de la tabla.',
  },
  missing: {
    title: 'No existe ese ensayo',
    text: 'Ningún servicio tiene esta dirección. Estos son todos.',
  },
} satisfies Translated<typeof zh>;
