import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  visual: {
    name: 'Inspección visual',
    finds:
      'Remarcado, lijado, piezas recuperadas de placas, terminales doblados, lotes mezclados y etiquetas o documentos que no coinciden con la mercancía.',
  },
  solvent: {
    name: 'Ensayos con disolvente',
    finds:
      'Marcados falsos con tinta, capas negras y superficies recubiertas tras un lijado: aparecen el marcado antiguo o las rayas.',
  },
  'lead-check': {
    name: 'Revisión de terminales',
    finds:
      'Terminales estañados de nuevo, restos de soldadura, puentes, cobre al aire, óxido, dobleces y falta de coplanaridad.',
  },
  sem: {
    name: 'Microscopio electrónico (SEM)',
    finds: 'Marcas de lijado, bordes de capas y fracturas que la luz no resuelve, y grietas finas.',
  },
  'x-ray': {
    name: 'Rayos X',
    finds:
      'Chips ausentes o de otro tamaño, hilos rotos o en corto, otro marco de terminales, huecos en la soldadura.',
  },
  'acoustic-scanning': {
    name: 'Barrido acústico',
    finds:
      'Resina separada del marco o del chip, poros y grietas por humedad durante la soldadura.',
  },
  decapsulation: {
    name: 'Decapsulado',
    finds:
      'Fabricante, tipo o revisión del chip que no coincide con el marcado, otro chip, circuitos quemados o corroídos.',
  },
  xrf: {
    name: 'Análisis cuantitativo de superficie (XRF)',
    finds:
      'Recubrimiento de otra composición o espesor, terminales con plomo vendidos como sin plomo, material extraño del encapsulado.',
  },
  'lead-free': {
    name: 'Ensayo sin plomo',
    finds:
      'Plomo por encima del límite RoHS en terminales y bolas, y lotes vendidos como sin plomo que lo llevan.',
  },
  solderability: {
    name: 'Soldabilidad',
    finds: 'Terminales que la soldadura no moja, por óxido, recubrimiento viejo o suciedad.',
  },
  electrical: {
    name: 'Ensayo eléctrico',
    finds:
      'Valores de corriente continua fuera de límites, pines abiertos o en corto, fugas y curvas distintas de las de una pieza buena.',
  },
  functional: {
    name: 'Ensayo funcional',
    finds:
      'Piezas que se alimentan pero no funcionan, o no cumplen valores de alterna, velocidad o funciones.',
  },
  'ddr-memory': {
    name: 'Ensayo de memoria DDR',
    finds:
      'Celdas malas, líneas de dirección con fallos, piezas más lentas y menos capacidad que la marcada.',
  },
  mlcc: {
    name: 'Ensayo de MLCC',
    finds:
      'Capacidad, pérdidas, aislamiento o rigidez fuera de límites, otro dieléctrico, extremos agrietados.',
  },
  'jtag-boundary-scan': {
    name: 'JTAG y exploración de contorno',
    finds:
      'Código de identidad erróneo, pines abiertos o pegados, cadenas rotas y piezas bloqueadas o ya escritas.',
  },
  'transistor-mosfet': {
    name: 'Ensayo de transistores y MOSFET',
    finds:
      'Ruptura, umbral, resistencia en conducción, ganancia o fugas fuera de límites, y chips pequeños vendidos como grandes.',
  },
  programming: {
    name: 'Programación',
    finds:
      'Piezas que no se borran, no se escriben, no verifican, tienen otra identidad o ya estaban escritas. También grabamos su archivo.',
  },
  ageing: {
    name: 'Envejecimiento (burn-in)',
    finds: 'Fallos tempranos: las piezas que caen primero con calor y tensión.',
  },
  'thermal-cycling': {
    name: 'Ciclos térmicos',
    finds: 'Uniones flojas, delaminación y grietas que solo salen al dilatarse y contraerse.',
  },
  reliability: {
    name: 'Ensayos de fiabilidad',
    finds: 'Fallos con almacenamiento en calor, calor húmedo, choque térmico y esfuerzo mecánico.',
  },
  'tape-and-reel': {
    name: 'Embalaje en cinta y carrete',
    finds:
      'Piezas sueltas, en tubo o bandeja se encintan de nuevo; se revisan sentido, cantidad y fuerza de pelado.',
  },
  'antistatic-packing': {
    name: 'Embalaje antiestático con desecante',
    finds: 'La mercancía húmeda o sin protección se hornea, se embolsa y se sella.',
  },
} satisfies Translated<typeof zh>;
