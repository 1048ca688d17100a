import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Mpn } from '#contract/fields.ts';
import { type Chance, chanceOf, shuffle } from './random.ts';

/** A distinct part number of a maker, as the market keeps it. */
export interface PartNumber {
  readonly mpn: string;
  readonly maker: string;
}

const file = resolve(import.meta.dirname, '../../../shared/data/mpn.tsv.gz');
const SEED = 20_261_121;
const SYNTHETIC = 590_000;

/**
 * The real part numbers, in one shuffled order: where they stand in it is how popular they are.
 * Numbers made by rules where the folder of the real ones is absent, which is printed.
 */
export async function partNumbers(say: (line: string) => void): Promise<PartNumber[]> {
  const chance = chanceOf(SEED);
  if (existsSync(file)) return shuffle(await readReal(), chance);
  say('no ../shared/data/mpn.tsv.gz here: the part numbers are made by rules, not real ones');
  return shuffle(synthetic(chance), chance);
}

async function readReal(): Promise<PartNumber[]> {
  const seen = new Set<string>();
  const parts: PartNumber[] = [];
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  for await (const line of lines) {
    const [typed = '', maker = ''] = line.split('\t');
    const mpn = Mpn.safeParse(typed);
    if (!mpn.success || maker.trim() === '' || typed === 'mpn') continue;
    const identity = `${mpn.data}\t${maker}`;
    if (seen.has(identity)) continue;
    seen.add(identity);
    parts.push({ mpn: mpn.data, maker });
  }
  return parts;
}

const families = [
  'STM32F',
  'LM',
  'TPS',
  'GRM',
  'RC',
  'BAV',
  'SN74',
  'MAX',
  'AD',
  'CL',
  'IRF',
  'XC',
];
const packages = [
  '',
  'T6',
  'DR',
  'PW',
  'JL',
  'KRT',
  'DBVR',
  'RGTR',
  '-TR',
  '/NOPB',
  '#PBF',
  ',118',
];

/** Numbers as makers build them: family, size, grade, package and reel, many differing in one. */
function synthetic(chance: Chance): PartNumber[] {
  const made = new Map<string, PartNumber>();
  while (made.size < SYNTHETIC) {
    const family = chance.pick(families);
    const core = String(chance.below(10 ** (3 + chance.below(4)))).padStart(3, '0');
    const grade = chance.next() < 0.6 ? String.fromCharCode(65 + chance.below(26)) : '';
    const mpn = `${family}${core}${grade}${chance.pick(packages)}`;
    made.set(mpn, { mpn, maker: `Maker ${family.length * 37 + chance.below(300)}` });
  }
  return [...made.values()];
}
