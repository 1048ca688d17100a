import sharp from 'sharp';
import type { Currency } from '#contract/money-schemas.ts';

/** Micrographs of the demo market: drawn, since no photograph of ours may be shown as a real lot. */
const WIDTH = 960;
const HEIGHT = 720;

/** A repeatable sequence in [0, 1) from a seed (mulberry32), so that a drawing is always the same. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const seedOf = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The plate with the length of a bar, as instruments print it into a picture. */
function scaleBar(length: string): string {
  const left = WIDTH - 220;
  return `<g><rect x="${left}" y="${HEIGHT - 70}" width="200" height="52" fill="#0b0f0d"/>
    <path d="M${left + 20} ${HEIGHT - 36}h160M${left + 20} ${HEIGHT - 42}v12M${left + 180} ${HEIGHT - 42}v12" stroke="#fff" stroke-width="3"/>
    <text x="${left + 100}" y="${HEIGHT - 46}" fill="#fff" font-family="monospace" font-size="18" text-anchor="middle">${length}</text></g>`;
}

/** How far the grain of one picture may be shifted against that of another. */
const SHIFT = 64;
const GREY = 180;
let grainOnce: Float32Array | null = null;

/** The grain of a sensor, from 0 to 1 and a little larger than a point: made once, since it is slow. */
function sensorGrain(): Float32Array {
  if (grainOnce) return grainOnce;
  const wide = WIDTH + SHIFT;
  const next = chance(997);
  const soften = (from: Float32Array) =>
    from.map((at, index) => (at + (from[index - 1] ?? at) + (from[index - wide] ?? at)) / 3);
  grainOnce = soften(soften(Float32Array.from({ length: wide * (HEIGHT + SHIFT) }, next)));
  return grainOnce;
}

/** A layer of grey that is as thick as the grain at each point. */
function grain(seed: number, strength: number): Buffer {
  const sensor = sensorGrain();
  const from = (seed % SHIFT) * (WIDTH + SHIFT) + ((seed >>> 8) % SHIFT);
  const layer = Buffer.alloc(WIDTH * HEIGHT * 4, GREY);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const row = Math.floor(at / WIDTH) * (WIDTH + SHIFT);
    layer[at * 4 + 3] = (sensor[from + row + (at % WIDTH)] ?? 0) * strength * 255;
  }
  return layer;
}

/** Turns a drawing into a picture file. */
async function picture(body: string, seed: number, noise = 0.35): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
  const raw = { width: WIDTH, height: HEIGHT, channels: 4 as const };
  return sharp(Buffer.from(svg))
    .composite([{ input: grain(seed, noise), raw }])
    .jpeg({ quality: 78 })
    .toBuffer();
}

const leadsAround = (fill: string) =>
  [
    ...times(
      12,
      (at) => `<rect x="${256 + at * 38}" y="70" width="16" height="60" fill="${fill}"/>`,
    ),
    ...times(
      12,
      (at) => `<rect x="${256 + at * 38}" y="590" width="16" height="60" fill="${fill}"/>`,
    ),
    ...times(
      12,
      (at) => `<rect x="150" y="${146 + at * 36}" width="66" height="16" fill="${fill}"/>`,
    ),
    ...times(
      12,
      (at) => `<rect x="744" y="${146 + at * 36}" width="66" height="16" fill="${fill}"/>`,
    ),
  ].join('');

/** A package from above with its marking; `ghost` is an older marking that shines through. */
export function topMarking(mpn: string, lines: readonly string[], ghost?: string): Promise<Buffer> {
  const seed = seedOf(mpn + lines.join());
  const words = lines
    .map(
      (line, at) =>
        `<text x="300" y="${260 + at * 62}" font-size="${at < 2 ? 54 : 34}">${escaped(line)}</text>`,
    )
    .join('');
  const old = ghost
    ? `<text x="470" y="330" font-size="60" fill="#8d938f" opacity="0.75" transform="rotate(-2 470 330)">${escaped(ghost)}</text>`
    : '';
  return picture(
    `<rect width="100%" height="100%" fill="#a9b0ab"/>${leadsAround('#d8dcd6')}
     <rect x="210" y="120" width="540" height="480" rx="6" fill="#262a28"/>
     <rect x="210" y="120" width="540" height="480" rx="6" fill="none" stroke="#3a403d" stroke-width="6"/>
     <circle cx="262" cy="172" r="15" fill="#1b1f1d" stroke="#444a47"/>
     <g fill="#c9cecb" font-family="DejaVu Sans Mono, monospace" letter-spacing="2">${words}${old}</g>${scaleBar('2 mm')}`,
    seed,
  );
}

/** An X-ray: lead frame, bond wires and the shade of the die; `missing` wires are not there. */
export function xray(mpn: string, { missing = 0, die = 150 } = {}): Promise<Buffer> {
  const seed = seedOf(`x${mpn}`);
  const next = chance(seed);
  const around = times(48, (at) => {
    const angle = (at / 48) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.min(420 / Math.abs(cos || 1e-9), 320 / Math.abs(sin || 1e-9));
    const pad = die * 0.55;
    const inner = 190 + next() * 14;
    const lead = `<path d="M${480 + cos * reach} ${360 + sin * reach}L${480 + cos * inner} ${360 + sin * inner}" stroke="#3d403f" stroke-width="11"/>`;
    const wire =
      at < missing
        ? ''
        : `<path d="M${480 + cos * inner} ${360 + sin * inner}L${480 + cos * pad} ${360 + sin * pad}" stroke="#161817" stroke-width="2.4"/>`;
    return lead + wire;
  }).join('');
  return picture(
    `<rect width="100%" height="100%" fill="#b9bdba"/><rect x="330" y="210" width="300" height="300" fill="#8b908d"/>${around}
     <rect x="${480 - die / 2}" y="${360 - die / 2}" width="${die}" height="${die}" fill="#5a5f5c"/>${scaleBar('1 mm')}`,
    seed,
    0.5,
  );
}

/** A bare die after decapsulation, with the mask's marking. */
export function die(mpn: string, marking: string): Promise<Buffer> {
  const seed = seedOf(`d${mpn}${marking}`);
  const next = chance(seed);
  const tones = ['#c9a24b', '#3f7f78', '#8c5a3a', '#6d8f5a', '#b98a56', '#4b6a8c'];
  const blocks = times(26, () => {
    const [width, height] = [40 + next() * 140, 30 + next() * 110];
    const [x, y] = [250 + next() * (440 - width), 150 + next() * (400 - height)];
    const tone = tones[Math.floor(next() * tones.length)] ?? '#888';
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tone}" opacity="0.85" stroke="#2b2a20"/>`;
  }).join('');
  const pads = [
    ...times(
      16,
      (at) => `<rect x="${252 + at * 28}" y="126" width="16" height="16" fill="#e3c878"/>`,
    ),
    ...times(
      16,
      (at) => `<rect x="${252 + at * 28}" y="566" width="16" height="16" fill="#e3c878"/>`,
    ),
  ].join('');
  return picture(
    `<rect width="100%" height="100%" fill="#1c1b18"/><rect x="230" y="110" width="490" height="490" fill="#514a35"/>${blocks}${pads}
     <text x="262" y="550" fill="#f4ead0" font-family="DejaVu Sans Mono, monospace" font-size="24">${escaped(marking)}</text>${scaleBar('500 µm')}`,
    seed,
  );
}

/** Leads from the side; `dull` ones were tinned again. */
export function leads(mpn: string, dull = false): Promise<Buffer> {
  const row = times(9, (at) => {
    const x = 60 + at * 98;
    return `<path d="M${x} 180h54v210l-8 90h-38l-8-90z" fill="url(#tin)" stroke="#2c312e" stroke-width="3"/>`;
  }).join('');
  const [light, dark] = dull ? ['#b3b1a6', '#7d7b70'] : ['#f1f3f0', '#9aa19c'];
  return picture(
    `<defs><linearGradient id="tin" x1="0" x2="1"><stop offset="0" stop-color="${dark}"/><stop offset="0.4" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
     <rect width="100%" height="100%" fill="#121513"/><rect width="960" height="190" fill="#23282500"/><rect width="960" height="186" fill="#242927"/>${row}${scaleBar('0.5 mm')}`,
    seedOf(`l${mpn}${dull}`),
  );
}

/** The surface under the electron microscope: even mould, or the scratches of sanding. */
export function surface(mpn: string, sanded = false): Promise<Buffer> {
  const next = chance(seedOf(`s${mpn}`));
  const marks = times(sanded ? 260 : 90, () => {
    const [x, y] = [next() * WIDTH, next() * HEIGHT];
    if (!sanded)
      return `<circle cx="${x}" cy="${y}" r="${4 + next() * 22}" fill="#a7aaa8" opacity="0.35"/>`;
    const length = 60 + next() * 260;
    return `<path d="M${x} ${y}l${length} ${length * 0.28}" stroke="#d9dbda" stroke-width="${1 + next() * 2}" opacity="0.6"/>`;
  }).join('');
  return picture(
    `<rect width="100%" height="100%" fill="#808482"/>${marks}${scaleBar('20 µm')}`,
    seedOf(`sem${mpn}`),
    0.8,
  );
}

/** The label of a reel with its bar codes. */
export function label(
  mpn: string,
  facts: { quantity: number; dateCode: string; lot: string },
): Promise<Buffer> {
  const next = chance(seedOf(`b${mpn}`));
  const bars = (x: number, y: number) =>
    times(
      64,
      (at) =>
        `<rect x="${x + at * 6}" y="${y}" width="${1 + Math.floor(next() * 4)}" height="44" fill="#111"/>`,
    ).join('');
  return picture(
    `<rect width="100%" height="100%" fill="#8f877a"/><g transform="rotate(-3 480 360)"><rect x="120" y="120" width="720" height="470" fill="#fbfbf7"/>
     <g fill="#111" font-family="DejaVu Sans Mono, monospace" font-size="30">
     <text x="160" y="186">(1P) ${escaped(mpn)}</text>${bars(160, 204)}
     <text x="160" y="310">(Q) ${facts.quantity}</text>${bars(160, 328)}
     <text x="160" y="434">(9D) ${escaped(facts.dateCode)}   (1T) ${escaped(facts.lot)}</text>${bars(160, 452)}
     <text x="160" y="556" font-size="24">RoHS  MSL 3  e3</text></g></g>`,
    seedOf(`label${mpn}`),
    0.25,
  );
}

/** A parcel on the dock's scale, sealed. */
export function parcel(tracking: string): Promise<Buffer> {
  return picture(
    `<rect width="100%" height="100%" fill="#9aa19c"/><rect x="0" y="560" width="960" height="160" fill="#7b827d"/>
     <path d="M200 240h560v330H200z" fill="#b98f5c"/><path d="M200 240l70-80h560l-70 80z" fill="#cfa673"/><path d="M760 240l70-80v330l-70 80z" fill="#9c7547"/>
     <rect x="440" y="160" width="80" height="410" fill="#e6d7b8" opacity="0.75"/>
     <rect x="240" y="420" width="170" height="110" fill="#fbfbf7"/><text x="252" y="462" font-family="DejaVu Sans Mono, monospace" font-size="17" fill="#111">${escaped(tracking)}</text>
     <text x="252" y="500" font-family="DejaVu Sans Mono, monospace" font-size="17" fill="#111">SEAL OK</text>`,
    seedOf(tracking),
    0.3,
  );
}

/** A bank's slip for a transfer, as a payer uploads it. */
export function slip(facts: {
  readonly payer: string;
  readonly amount: string;
  readonly currency?: Currency;
  readonly reference: string;
}): Promise<Buffer> {
  const rows = [
    `Payer     ${facts.payer}`,
    `Amount    ${facts.currency ?? 'USD'} ${facts.amount}`,
    `Reference ${facts.reference}`,
    'Status    executed',
  ];
  return picture(
    `<rect width="100%" height="100%" fill="#fbfbf7"/><rect x="60" y="60" width="840" height="600" fill="none" stroke="#44534b" stroke-width="2"/>
     <text x="100" y="140" font-family="DejaVu Sans, sans-serif" font-size="40" fill="#13201a">Transfer confirmation</text>
     <g font-family="DejaVu Sans Mono, monospace" font-size="26" fill="#13201a">${rows.map((row, at) => `<text x="100" y="${230 + at * 64}" xml:space="preserve">${escaped(row)}</text>`).join('')}</g>`,
    seedOf(facts.reference),
    0.08,
  );
}
