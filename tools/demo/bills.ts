import * as calls from '#contract/bom/calls.ts';
import type { Town } from './town.ts';

/** The parts of a board as an engineer's program writes them: makers by short names, ranges, a row not placed. */
const board = [
  ['Reference', 'MPN', 'Alternative MPN', 'Mfr', 'Qty', 'Description', 'DNP'],
  ['U1', 'STM32F103C8T6', 'GD32F103C8T6', 'ST', '1', 'MCU', ''],
  ['U2, U3', 'tps54331dr', '', 'TI', '2', '3.3 V and 5 V', ''],
  ['U4', 'W25Q128JVSIQ', '', 'Winbond', '1', 'Flash', ''],
  ['U5-U8', 'LM358 DR', '', 'TI', '4', 'Op amp', ''],
  ['U9', 'XC7A35T-CPG236', '', 'Xilinx', '1', 'FPGA', ''],
  ['U10', 'ADS1115IDGSR', '', 'TI', '1', 'ADC', ''],
  ['U11', 'MAX3232ESE＋T', '', 'ADI', '1', 'RS-232', ''],
  ['U12', 'ATMEGA328P-AU', '', 'Microchip', '1', 'Supervisor', ''],
  ['U13', 'USB2514B-AEZG-TR', '', 'Microchip', '1', 'USB hub', ''],
  ['Q1-Q2', 'IRFZ44N', '', 'Infineon', '2', 'MOSFET', ''],
  ['C1-C36', 'GRM188R71H104KA93D', '', 'Murata', '38', '100 nF', ''],
  ['U14', 'NRF52832-QFAA-R', '', 'Nordic', '1', 'BLE', ''],
  ['U15', 'NE555P', '', 'TI', '1', 'Test only', 'DNP'],
  ['R1-R22', '10k 1% 0603', '', '', '22', 'Resistor', ''],
];

/** A buyer's saved bill of materials, read by what is proposed for its columns. */
export async function saveBill({ buyers }: Town): Promise<void> {
  const text = board.map((cells) => cells.join(',')).join('\r\n');
  const name = 'gateway rev C.csv';
  const quoted = text.replace('U2, U3', '"U2, U3"');
  const { bom } = await buyers.hollis.upload(calls.bomUpload, name, Buffer.from(quoted));
  const [sheet] = bom.file?.sheets ?? [];
  if (sheet === undefined) throw new Error('the demo bill is not understood');
  const { version } = await buyers.hollis.send(calls.bomRead, {
    id: bom.id,
    version: bom.version,
    mapping: {
      sheet: sheet.index,
      headerRow: sheet.headerRow,
      fields: sheet.columns.map(({ field }) => field),
    },
  });
  await buyers.hollis.send(calls.bomSettings, {
    id: bom.id,
    version,
    settings: { boards: 500, attritionBp: 200 },
  });
}
