import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  lead: 'Una pieza conforme a 25 °C puede fallar con calor o frío. Primero se decide qué medir y luego a qué temperatura.',
  description:
    'Ensayos eléctricos, funcionales, de ciclos térmicos y envejecimiento: muestras, condiciones y medidas de cada nivel, y ensayos por rango de temperatura.',
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
  rule2: 'Con una pieza buena conocida se comprueban programa y útil antes de cada serie.',
  rule3: 'A una temperatura se mide cuando la lectura se ha estabilizado.',
  rule4:
    'Una pieza fuera de límites se mide otra vez; no es conforme si ambas lecturas están fuera.',
  rule5: 'Las temperaturas y funciones no ensayadas constan en el informe como no cubiertas.',
} satisfies Translated<typeof zh>;
