import * as inventory from '#contract/inventory/calls.ts';
import { runDue } from '#server/kit/jobs/jobs.ts';
import type { Market } from '#server/market.ts';
import type { Town } from './town.ts';

/** A list as a seller's warehouse writes it: headings of its own, and some rows that are wrong. */
const list = [
  ['型号', '品牌', '数量', '单价(USD)', '批号', '库位'],
  ['STM32F103C8T6', 'ST', '12000', '2.79', '2431', 'A-01'],
  ['STM32F407VGT6', 'ST', '960', '7.35', '2429', 'A-01'],
  ['W25Q128JVSIQ', 'Winbond', '8,000', '0.86', '2418', 'A-03'],
  ['ADS1115IDGSR', 'TI', '2500', '3.12', '2407', 'A-07'],
  ['ADS1115IDGSR', 'TI', '1500', '3.12', '2407', 'A-08'],
  ['SN65HVD230DR', '德州仪器', '5000', '0.92', '2412', 'A-09'],
  ['CH340C', 'WCH', '20000', '0.41', '2433', 'B-02'],
  ['ESP32-C3FH4', '乐鑫', '6000', '0.98', '2436', 'B-02'],
  ['TPS54331DR', 'TI', '-200', '1.05', '2419', 'B-04'],
  ['3月1日', 'TI', '300', '0.80', '2419', 'B-04'],
  ['LM358DR', 'TI', '10盘', '0.11', '2420', 'B-05'],
  ['MAX232ESE', 'Maxim', '', '0.74', '2402', 'B-06'],
];

/** A seller uploads a stock list: most of it is taken, some rows are refused with their reason. */
export async function uploadStockList(town: Town, market: Market, url: string): Promise<void> {
  const seller = town.sellers.yunjing;
  const job = 'inventory.work';
  const tasks = { [job]: market.jobs[job] ?? (async () => undefined) };
  const work = () => runDue({ url, db: market.database.db, tasks, now: new Date() });
  const bytes = Buffer.from(
    `\ufeff${list.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')}`,
  );
  const { id } = await seller.upload(inventory.importUpload, '库存清单-11月.csv', bytes);
  await work();
  const looked = await seller.send(inventory.importOne, { id });
  if (looked.mapping === null) throw new Error(`the demo list is not understood: ${looked.state}`);
  const { version } = looked;
  // The list has no column for the condition: its seller does not know it.
  const mapping = { ...looked.mapping, condition: 'unknown' as const };
  await seller.send(inventory.importMap, { id, version, mapping, mode: 'update' });
  await work();
  const read = await seller.send(inventory.importOne, { id });
  await seller.send(inventory.importApply, { id, version: read.version });
  await work();
}
