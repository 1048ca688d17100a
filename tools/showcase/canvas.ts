import { chance } from '../demo/draw.ts';

/** Width and height of a drawing in its own units; the finished pictures have the same ratio. */
export const WIDTH = 800;
export const HEIGHT = 600;

/** Makes so many pieces of a drawing. */
export const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

/** Makes pieces of a drawing that differ by chance, always the same way for one seed. */
export const scattered = (
  seed: number,
  count: number,
  make: (next: () => number, at: number) => string,
): string => {
  const next = chance(seed);
  return times(count, (at) => make(next, at));
};

/** A rectangle; `more` holds further attributes. */
export const box = (x: number, y: number, wide: number, high: number, more: string): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" ${more}/>`;

/** A filter over the whole drawing. */
const filter = (id: string, inside: string): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="920" height="720"
    color-interpolation-filters="sRGB">${inside}</filter>`;

/** How a surface takes the light. */
interface Relief {
  /** Features per unit, across and down where they differ. */
  readonly grain: string;
  readonly octaves?: number;
  readonly seed?: number;
  readonly depth: number;
  /** How much of the light falls on flat ground. */
  readonly light?: number;
  readonly azimuth?: number;
  readonly elevation?: number;
  /** Softens the grain before light falls on it. */
  readonly soft?: number;
}

/** A filter that gives a plain shape the relief of a real surface under a slanting light. */
export function relief(id: string, form: Relief): string {
  const { grain, octaves = 3, seed = 1, depth, light = 1.25 } = form;
  const { azimuth = 235, elevation = 55, soft = 0 } = form;
  return filter(
    id,
    `<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="${octaves}"
       seed="${seed}"/>
     <feGaussianBlur stdDeviation="${soft}"/>
     <feDiffuseLighting surfaceScale="${depth}" diffuseConstant="${light}" lighting-color="#fff">
       <feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feDiffuseLighting>
     <feComposite in="SourceGraphic" operator="arithmetic" k1="1" result="lit"/>
     <feComposite in="lit" in2="SourceGraphic" operator="in"/>`,
  );
}

/** A filter that frays the edges of a shape, as a laser or a brush leaves them. */
export const frayed = (id: string, grain: number, reach: number, soft = 0.4, seed = 4): string =>
  filter(
    id,
    `<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="2" seed="${seed}"/>
     <feDisplacementMap in="SourceGraphic" scale="${reach}" xChannelSelector="R"
       yChannelSelector="G"/><feGaussianBlur stdDeviation="${soft}"/>`,
  );

/** A filter that takes speckles out of a shape, so that the ground shines through. */
export const speckled = (id: string, grain: number, cover: number, reach = 2, seed = 9): string =>
  filter(
    id,
    `<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3" seed="${seed}"
       result="noise"/>
     <feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 7 ${cover - 3.5}"
       result="holes"/>
     <feDisplacementMap in="SourceGraphic" in2="noise" scale="${reach}" xChannelSelector="R"
       yChannelSelector="G" result="shape"/>
     <feComposite in="shape" in2="holes" operator="in"/><feGaussianBlur stdDeviation="0.35"/>`,
  );

/** A filter of soft clouds over everything, as stains and uneven light. */
export const clouds = (id: string, grain: number, strength: number, seed = 6): string =>
  filter(
    id,
    `<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3" seed="${seed}"/>
     <feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 ${strength * 4}
       ${-1.6 * strength}"/>`,
  );

/** A filter that blurs. */
export const blurred = (id: string, soft: number): string =>
  filter(id, `<feGaussianBlur stdDeviation="${soft}"/>`);

/** A gradient along a line; stops are colours with the share of the way at which they stand. */
export function ramp(id: string, stops: readonly [number, string][], upright = false): string {
  const way = upright ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';
  const marks = stops.map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`).join('');
  return `<linearGradient id="${id}" ${way}>${marks}</linearGradient>`;
}

/** The light of a lamp that falls off towards the edges of a picture. */
export const vignette = (strength: number): string =>
  `<radialGradient id="vignette" cx="0.48" cy="0.45" r="0.75">
     <stop offset="0.45" stop-color="#000" stop-opacity="0"/>
     <stop offset="1" stop-color="#000" stop-opacity="${strength}"/></radialGradient>
   ${box(0, 0, WIDTH, HEIGHT, 'fill="url(#vignette)"')}`;

const plateText = 'font-family="DejaVu Sans Mono, monospace" fill="#fff"';

/** The dark plate with the length of a bar, as instruments print it into a picture. */
export const scaleBar = (length: string): string =>
  `<g>${box(596, 524, 186, 60, 'fill="#070a08" fill-opacity="0.86"')}
   <text x="689" y="549" font-size="20" text-anchor="middle" ${plateText}>${length}</text>
   <path d="M612 566h154M612 559v14M766 559v14" stroke="#fff" stroke-width="2.4"/></g>`;

/** A short word on a dark plate at a corner of a picture. */
export const plate = (x: number, y: number, text: string): string =>
  `<g>${box(x, y, text.length * 13 + 26, 38, 'fill="#070a08" fill-opacity="0.86"')}
   <text x="${x + 13}" y="${y + 26}" font-size="21" ${plateText}>${text}</text></g>`;

/** The red frame around what an inspector found. */
export const found = (x: number, y: number, wide: number, high: number): string =>
  box(x, y, wide, high, 'fill="none" stroke="#e23b2c" stroke-width="4" rx="2"');

/** One finished drawing: what it defines, what it shows, and how grainy the camera was. */
export interface Drawing {
  readonly name: string;
  readonly defs: string;
  readonly body: string;
  readonly grain: number;
}

/** The drawing as one SVG file, twice its size, so that it is sharp when it is made small. */
export const svgOf = ({ defs, body }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 2}" height="${HEIGHT * 2}"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${body}</svg>`;
