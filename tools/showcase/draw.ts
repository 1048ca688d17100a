import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { chance } from '../demo/draw.ts';
import { type Drawing, HEIGHT, svgOf, WIDTH } from './canvas.ts';
import { dieMark, sandedSurface } from './dies.ts';
import { missingDie, popcornCrack, wrongDie, xrayWires } from './insides.ts';
import { blacktopping, laserMarking, mixedDateCodes, retinnedLeads } from './packages.ts';
import { curveTrace, labelMismatch } from './records.ts';

/** Draws the pictures of the showcase: `node tools/showcase/draw.ts [folder [name]]`. */
const [folder = 'web/public/showcase', only] = process.argv.slice(2);

const drawings: readonly Drawing[] = [
  laserMarking,
  blacktopping,
  xrayWires,
  dieMark,
  retinnedLeads,
  sandedSurface,
  wrongDie,
  missingDie,
  popcornCrack,
  mixedDateCodes,
  labelMismatch,
  curveTrace,
];

/** Each size that pages ask for, and the bytes that its file may have. */
const sizes = [
  { width: WIDTH, bytes: 31_000 },
  { width: WIDTH / 2, bytes: 10_000 },
] as const;

/** Grain of a camera's sensor: the same for every colour, stronger in the middle tones. */
async function grained(pixels: Buffer, width: number, height: number, strength: number) {
  const next = chance(width);
  const { data } = await sharp(pixels).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 3) {
    const middle = 1 - Math.abs((data[at + 1] ?? 0) - 128) / 170;
    const noise = (next() + next() + next() - 1.5) * strength * middle;
    for (let tone = at; tone < at + 3; tone += 1) {
      data[tone] = Math.max(0, Math.min(255, (data[tone] ?? 0) + noise));
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The best quality whose file is within the bytes. */
async function webp(picture: Sharp, bytes: number): Promise<Buffer> {
  for (let quality = 84; quality > 8; quality -= 8) {
    const file = await picture.clone().webp({ quality, effort: 4, preset: 'photo' }).toBuffer();
    if (file.length <= bytes) return file;
  }
  throw new Error(`no quality fits ${bytes} bytes`);
}

await mkdir(folder, { recursive: true });
let total = 0;
for (const [at, drawing] of drawings.entries()) {
  const number = String(at + 1).padStart(2, '0');
  if (only !== undefined && only !== drawing.name) continue;
  const large = await sharp(Buffer.from(svgOf(drawing)))
    .png()
    .toBuffer();
  for (const { width, bytes } of sizes) {
    const height = (width / WIDTH) * HEIGHT;
    const small = await sharp(large).resize(width, height).png().toBuffer();
    const strength = (drawing.grain * width) / WIDTH;
    const file = await webp(await grained(small, width, height, strength), bytes);
    await writeFile(`${folder}/${number}-${width}.webp`, file);
    total += file.length;
    process.stdout.write(`${number} ${drawing.name} ${width} ${file.length}\n`);
  }
}
process.stdout.write(`${total} bytes in ${drawings.length * sizes.length} files\n`);
