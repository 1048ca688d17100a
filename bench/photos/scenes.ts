import sharp from 'sharp';
import { chance } from '../../tools/demo/draw.ts';

/** One photo of a chip: its kind of part, its lot, and the piece that lies under the camera. */
export interface Scene {
  readonly part: number;
  readonly lot: number;
  readonly piece: number;
  /** Whether each piece lies at the very same place, as in a jig. */
  readonly isFixed?: boolean;
}

const WIDTH = 1200;
const HEIGHT = 900;

const signs = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

const word = (seed: number, length: number): string => {
  const next = chance(seed);
  return Array.from({ length }, () => signs[Math.floor(next() * signs.length)] ?? '').join('');
};

/** Returns the pads or leads of a package: two rows, four rows or a grid of balls. */
function contacts(kind: number, count: number, side: number): string {
  const step = side / count;
  return Array.from({ length: count }, (_, at) => {
    const place = -side / 2 + (at + 0.5) * step;
    const wide = step * 0.45;
    const bar = (x: number, y: number, w: number, h: number) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#c8ccc9"/>`;
    const upright =
      bar(place - wide / 2, -side / 2 - 40, wide, 42) +
      bar(place - wide / 2, side / 2 - 2, wide, 42);
    if (kind === 0) return upright;
    return (
      upright +
      bar(-side / 2 - 40, place - wide / 2, 42, wide) +
      bar(side / 2 - 2, place - wide / 2, 42, wide)
    );
  }).join('');
}

/** Draws the photo of a scene: same part, same layout; the lot's codes are in its marking. */
export async function photoOf({ part, lot, piece, isFixed = false }: Scene): Promise<Buffer> {
  const of = chance(part * 6151 + 17);
  const at = chance(part * 389 + lot * 9973 + piece * 31337 + 3);
  const side = 380 + of() * 260;
  const kind = Math.floor(of() * 2);
  const count = 7 + Math.floor(of() * 11);
  const ground = 60 + Math.floor(of() * 130);
  const body = 28 + Math.floor(of() * 40);
  const ink = 150 + Math.floor(of() * 80);
  const size = side / 8;
  const lines = [word(part * 7 + 1, 9), word(part * 97 + lot * 1009, 8), word(lot * 53 + part, 6)];
  const marking = lines
    .map(
      (line, row) =>
        `<text x="${-side * 0.42}" y="${-side * 0.15 + row * size * 1.5}" font-size="${size}">${line}</text>`,
    )
    .join('');
  const dust = Array.from({ length: 14 }, () => {
    const [x, y] = [(at() - 0.5) * side, (at() - 0.5) * side];
    return `<circle cx="${x}" cy="${y}" r="${1 + at() * 3}" fill="rgb(${body + 40},${body + 40},${body + 38})"/>`;
  }).join('');
  const loose = isFixed ? 0 : 1;
  const [dx, dy] = [(at() - 0.5) * 26 * loose, (at() - 0.5) * 20 * loose];
  const turn = (at() - 0.5) * 3 * loose;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="light" x1="${at()}" y1="0" x2="${at()}" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity="${0.1 + at() * 0.15}"/>
      <stop offset="1" stop-color="#000" stop-opacity="${0.1 + at() * 0.15}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="rgb(${ground},${ground},${ground - 6})"/>
    <g transform="translate(${WIDTH / 2 + dx} ${HEIGHT / 2 + dy}) rotate(${turn})">
      ${contacts(kind, count, side)}
      <rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="6" fill="rgb(${body},${body},${body})"/>
      <circle cx="${-side * 0.4}" cy="${-side * 0.4}" r="${side * 0.03}" fill="rgb(${body + 26},${body + 26},${body + 26})"/>
      <g fill="rgb(${ink},${ink},${ink - 8})" font-family="DejaVu Sans Mono, monospace">${marking}</g>${dust}</g>
    <rect width="100%" height="100%" fill="url(#light)"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grain = chance(part * 11 + lot * 13 + piece * 17);
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const noise = (grain() + grain() - 1) * 16;
    for (let tone = pixel; tone < pixel + 3; tone += 1) {
      data[tone] = Math.max(0, Math.min(255, (data[tone] ?? 0) + noise));
    }
  }
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  return sharp(data, { raw }).jpeg({ quality: 88 }).toBuffer();
}
