import type { Translated } from '#web/i18n/words.ts';
import services from './services/es.ts';
import showcase from './showcase/es.ts';
import type zh from './zh.ts';

export default {
  services,
  showcase,
  title: 'Control de calidad',
  description:
    'El centro de pruebas de Assay revisa las piezas antes de mover el dinero: {count} servicios, muestras AS6081, informes con dos firmas, resultados desde 24 horas.',
  lead: 'La mercancía va primero al banco mientras Assay retiene el pago. Cada lote se prueba con un plan de muestreo, dos personas firman el informe y solo cuando comprador y vendedor confirman se envía y se paga.',
  go: {
    order: 'Pedir con inspección',
    verify: 'Verificar un informe',
    standards: 'Norma de muestreo',
    services: 'Todos los servicios',
  },
  menu: { label: 'Servicios de prueba', overview: 'Centro de pruebas', guides: 'Normas y métodos' },
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
    'function-temperature': 'Pruebas de función y temperatura',
  },
  facts: {
    title: 'Qué hace el centro de pruebas',
    hours: {
      name: 'Plazo del resultado',
      text: 'Desde {hours} horas. Los días hábiles de un plan se dicen antes de pagar; sus pruebas van en paralelo.',
    },
    standard: {
      name: 'Norma de muestreo',
      text: 'Las muestras siguen la tabla de {edition}. El centro está construido según una norma nacional de acreditación; no declara acreditación alguna y sus informes no llevan ese sello.',
    },
    plan: {
      name: 'El plan antes de pagar',
      text: 'El pedido muestra cada prueba con su muestra, precio y días, las piezas que se gastan y la probabilidad de detectar un lote malo.',
    },
    hands: {
      name: 'Dos firmas',
      text: 'Quien prueba un lote nunca revisa su informe. Lo emite un segundo inspector.',
    },
    genuine: {
      name: 'Verificable',
      text: 'Cada informe tiene número, código y firma digital. Cualquiera puede comprobar en línea que es auténtico y válido.',
    },
    cost: {
      name: 'Quién paga las pruebas',
      text: 'El comprador si la mercancía es conforme, Assay si no lo es, salvo que las condiciones del pedido digan otra cosa.',
    },
  },
  steps: {
    title: 'Cómo es una inspección',
    receive: {
      name: 'Recepción',
      text: 'El muelle cuenta, pesa, fotografía y revisa los precintos. Ambas partes ven si falta o sobra algo.',
    },
    plan: {
      name: 'Plan',
      text: 'El tipo de mercancía y el tamaño del lote deciden pruebas y muestras. Un código de fecha es un lote.',
    },
    test: {
      name: 'Pruebas',
      text: 'Cada prueba anota muestra, fallos, lecturas, instrumento con fecha de calibración y fotos.',
    },
    stop: {
      name: 'Alto ante la sospecha',
      text: 'Un hallazgo sospechoso detiene el plan hasta que el inspector lo reanuda con un motivo.',
    },
    review: {
      name: 'Revisión',
      text: 'Un segundo inspector revisa fotos y lecturas y emite el informe con veredicto y grado.',
    },
    confirm: {
      name: 'Ambos confirman',
      text: 'Comprador y vendedor tienen {days} días hábiles. El silencio ante un resultado conforme vale como confirmación.',
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
    title: 'Cuatro veredictos',
    pass: { name: 'Conforme', text: 'Todo lo probado está dentro de límites; grado de A a C.' },
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
      text: 'Fuera de tolerancia o no funciona. El comprador puede rechazar y el pago vuelve.',
    },
  },
  advice: {
    title: 'Pruebas aconsejadas por tipo de mercancía',
    type: 'Tipo de mercancía',
    tests: 'Pruebas aconsejadas',
    note: 'Todo lote recibe sin costo la revisión de documentos y embalaje y la visual general. En vez de la prueba eléctrica puede elegirse la funcional o rayos X.',
  },
  list: {
    title: 'Servicios de prueba',
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
    agreed: 'según el pedido',
    quoted: 'se cotiza con el pedido',
    free: 'incluido',
    days_one: '{count} día hábil',
    days_many: '{count} días hábiles',
    days_other: '{count} días hábiles',
    yes: 'Sí, las muestras se gastan',
    no: 'No, las muestras van con el lote',
    over: 'más de {share}',
  },
  topic: {
    finds: 'Qué encuentra',
    how: 'Cómo se hace',
    sampleTitle: 'Muestra, precio y plazo',
    test: 'Prueba',
    large: '{lot} o más',
    small: 'De 1 a {lot}',
    price: 'Precio por lote',
    time: 'Plazo',
    destructive: 'Destructiva',
    under: 'En un lote de menos de {lot} piezas, la muestra destructiva puede ser de 1.',
    request:
      'Este servicio está fuera de la tabla de muestreo. Soporte cotiza muestra, precio y días con el pedido, y usted confirma antes de pagar.',
    byEds: 'Si se mide por EDS, la muestra se gasta.',
    cannot: 'Qué no puede mostrar',
    example: 'Ejemplo de hallazgo',
    order: 'Pedir esta prueba',
    orderAny: 'Pedir pruebas',
    orderText:
      'Elija las pruebas al hacer un pedido con custodia, también con un proveedor propio.',
    before: 'Anterior: {name}',
    after: 'Siguiente: {name}',
    around: 'Temas anterior y siguiente',
    description: '{name}: {finds}',
  },
  standards: {
    lead: 'Las muestras salen de la tabla pública de {edition}; la columna mayor vale desde {lot} piezas. Se toman al azar de lo recibido.',
    table: 'Tabla de muestras',
    level: 'Nivel',
    note: 'Los rayos X miran al menos {least} piezas. El inspector puede cambiar una muestra con un motivo que consta en el informe.',
    extra: 'El nivel E es una prueba adicional fuera de la tabla.',
  },
  planner: {
    title: 'Qué detecta una muestra',
    lead: 'Indique el tamaño del lote y la parte de piezas malas para ver con qué probabilidad cada prueba tiene al menos una mala en su muestra (sin reposición; toda pieza mala se nota).',
    lot: 'Tamaño del lote',
    bad: 'Piezas malas',
    go: 'Calcular',
    lotWrong: 'Un número entero de 1 a {max}.',
    badWrong: 'Un número de {min} a 100, con un decimal como máximo.',
    table: 'Probabilidad de detectar el lote',
    test: 'Prueba',
    sample: 'Muestra',
    chance: 'Probabilidad',
    summary: 'De {lot}, son malas {bad}.',
    note: 'La probabilidad depende solo de la muestra. Un defecto que la prueba no ve no se detecta con más piezas.',
  },
  ft: {
    lead: 'Una pieza conforme a 25 °C puede fallar con calor o frío. Primero se decide qué medir y luego a qué temperatura.',
    description:
      'Pruebas eléctricas, funcionales, de ciclos térmicos y envejecimiento: muestras, condiciones y medidas de cada nivel, y pruebas por rango de temperatura.',
    levels: 'Niveles',
    condition: 'Condición',
    measures: 'Qué se mide',
    sample: '{lot} o más',
    electrical: {
      condition: '25 °C, corriente continua',
      measures: 'valores de continua, fugas, curva de cada pin',
    },
    functional: {
      condition: '25 °C, aplicación típica',
      measures: 'funciones, tiempos, valores de alterna',
    },
    thermalCycling: {
      condition: 'ciclos entre límites acordados',
      measures: 'aspecto y valores eléctricos después',
    },
    ageing: {
      condition: 'con tensión y calor, horas en el informe',
      measures: 'deriva de los valores antes y después',
    },
    ranges: 'Rangos de temperatura habituales de los fabricantes',
    range: 'Rango',
    from: 'Desde',
    to: 'Hasta',
    commercial: 'Comercial',
    industrial: 'Industrial',
    automotive: 'Automotriz',
    military: 'Militar',
    rangesNote:
      'Manda la hoja de datos de la pieza. Los precios de la lista son para 25 °C; soporte cotiza otras temperaturas con el pedido.',
    rules: 'Cómo se juzga',
    rule1:
      'Los límites salen de la hoja de datos; las lecturas constan en el informe con unidad y límites.',
    rule2: 'Una pieza buena comprueba programa y útil antes de cada serie.',
    rule3: 'A una temperatura se mide cuando la lectura se ha estabilizado.',
    rule4: 'Una pieza fuera de límites se mide otra vez; falla si ambas lecturas están fuera.',
    rule5: 'Las temperaturas y funciones no probadas constan en el informe como no cubiertas.',
  },
  missing: {
    title: 'No existe esa prueba',
    text: 'Ningún servicio tiene esta dirección. Estos son todos.',
  },
} satisfies Translated<typeof zh>;
