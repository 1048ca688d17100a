import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Prueba de saldos',
  description: 'Raíces de todos los saldos, lo debido a los miembros y el banco, día a día.',
  lead: 'Tras medianoche, GMT+8, todos los saldos y pedidos retenidos se suman en un árbol de Merkle cuya raíz se publica aquí. Cada miembro descarga su hoja y camino en el monedero y comprueba sin conexión que está contado.',
  limits:
    'Prueba que su saldo forma parte de la suma publicada. No prueba el banco: esa cifra es la del extracto importado por Assay.',
  day: 'Día',
  owed: 'Debido a miembros',
  bank: 'Banco',
  noStatement: 'sin extracto',
  difference: 'Diferencia',
  root: 'Raíz',
  chain: 'Último eslabón de la cadena',
  none: 'Aún no hay publicaciones',
  noneHint: 'La primera raíz se publica tras la próxima medianoche.',
  wallet: 'Descargar en el monedero',
  check: 'Comprobar sin conexión: {command}',
  audit: 'Registro de auditoría',
  auditCheck:
    'Al lado consta dónde terminaba ese día el registro de auditoría del operador: sus filas y el hash de la última. Una fila reescrita después ya no coincide. El operador y sus auditores lo comparan: {command}',
} satisfies Translated<typeof zh>;
