import {
  blurred,
  box,
  type Drawing,
  found,
  frayed,
  plate,
  relief,
  scaleBar,
  scattered,
  times,
  vignette,
} from './canvas.ts';

/** Parts seen through: X-ray and acoustic scan. */

const round = (value: number) => Math.round(value * 10) / 10;

interface Frame {
  readonly x: number;
  readonly y: number;
  /** Leads to each side. */
  readonly leads: number;
  /** From the centre to the tips of the leads. */
  readonly reach: number;
  readonly die: number;
  /** Half of the pad under the die. */
  readonly pad: number;
}

const sides = [0, 90, 180, 270];

/** Lead frame of a flat package: fingers that fan in from the edge towards the die pad. */
function frameOf({ x, y, leads, reach, die, pad }: Frame): string {
  const finger = (at: number): string => {
    const share = (at + 0.5) / leads - 0.5;
    const [outer, knee, inner] = [share * reach * 1.62, share * reach * 1.25, share * pad * 1.9];
    const [far, mid, near] = [-reach, -reach * 0.74, -pad - reach * 0.085];
    const wide = (reach / leads) * 0.5;
    return `<path d="M${round(outer)} ${round(far)}V${round(mid - reach * 0.06)}
      L${round(knee)} ${round(mid + reach * 0.06)}L${round(inner)} ${round(near)}"
      fill="none" stroke="#4a4d4c" stroke-width="${round(wide)}" stroke-linejoin="round"/>
      <path d="M${round(outer)} ${round(far)}v${round(reach * 0.13)}" stroke="#262928"
      stroke-width="${round(wide * 1.15)}"/>`;
  };
  const wire = (at: number): string => {
    const share = (at + 0.5) / leads - 0.5;
    const [inner, near] = [share * pad * 1.9, -pad - reach * 0.1];
    const [ball, edge] = [share * die * 1.7, -die + die * 0.1];
    return `<path d="M${round(inner)} ${round(near)}Q${round((inner + ball) / 2 + share * 8)}
      ${round((near + edge) / 2 - 3)} ${round(ball)} ${round(edge)}" fill="none"
      stroke="#1b1d1c" stroke-width="2"/>
      <circle cx="${round(ball)}" cy="${round(edge)}" r="3.4" fill="#090a0a"/>
      <circle cx="${round(inner)}" cy="${round(near)}" r="2.6" fill="#1b1d1c"/>`;
  };
  const around = (make: (at: number) => string) =>
    sides.map((turn) => `<g transform="rotate(${turn})">${times(leads, make)}</g>`).join('');
  return `<g transform="translate(${x} ${y})">
    ${box(-reach * 0.86, -reach * 0.86, reach * 1.72, reach * 1.72, 'fill="#9ea2a0" rx="8"')}
    ${around(finger)}
    <path d="M${-pad} ${-pad}L${-reach * 0.84} ${-reach * 0.84}M${pad} ${pad}L${reach * 0.84}
      ${reach * 0.84}M${-pad} ${pad}L${-reach * 0.84} ${reach * 0.84}M${pad} ${-pad}
      L${reach * 0.84} ${-reach * 0.84}" stroke="#6a6e6c" stroke-width="14"/>
    ${box(-pad, -pad, pad * 2, pad * 2, 'fill="#6d716f" rx="3"')}
    ${box(-die * 1.06, -die * 1.06, die * 2.12, die * 2.12, 'fill="#5b5f5d" rx="5"')}
    ${box(-die, -die, die * 2, die * 2, 'fill="#474b49"')}
    ${scattered(leads + die, 22, (next) => {
      const [vx, vy] = [(next() - 0.5) * die * 1.7, (next() - 0.5) * die * 1.7];
      return `<circle cx="${round(vx)}" cy="${round(vy)}" r="${round(1.5 + next() * die * 0.07)}"
        fill="#8b8f8d" opacity="0.75"/>`;
    })}${around(wire)}</g>`;
}

const rays = `${blurred('lens', 0.9)}${relief('film', {
  grain: '0.012',
  depth: 3,
  light: 1.2,
  soft: 2,
})}`;
const sky = `<g filter="url(#film)">${box(0, 0, 800, 600, 'fill="#cfd3d0"')}</g>`;

/** Every bond wire in its place. */
export const xrayWires: Drawing = {
  name: 'xray-bond-wires',
  grain: 13,
  defs: rays,
  body: `${sky}<g filter="url(#lens)">
    ${frameOf({ x: 400, y: 296, leads: 14, reach: 330, die: 72, pad: 122 })}</g>
    ${vignette(0.3)}${plate(18, 544, '90 kV 2D')}${scaleBar('1 mm')}`,
};

/** A known good part beside the part under test: the same frame, another die. */
export const wrongDie: Drawing = {
  name: 'wrong-die-size',
  grain: 13,
  defs: rays,
  body: `${sky}<g filter="url(#lens)">
    ${frameOf({ x: 198, y: 300, leads: 10, reach: 196, die: 58, pad: 84 })}
    ${frameOf({ x: 602, y: 300, leads: 10, reach: 196, die: 31, pad: 84 })}</g>
    ${box(398, 0, 4, 600, 'fill="#0b0e0c"')}
    ${plate(18, 18, 'REF 1.88 mm')}${plate(420, 18, 'LOT 1.01 mm')}
    ${found(552, 250, 100, 100)}${vignette(0.25)}${scaleBar('2.5 mm')}`,
};

/** A part with eight leads in the tray of the X-ray; without a die where it is empty. */
function small(x: number, y: number, seed: number, empty: boolean): string {
  const leg = (at: number, way: 1 | -1) => {
    const near = way * 26;
    const [from, to] = [-66 + at * 44, -45 + at * 30];
    return `<path d="M${from} ${way * 104}v${-way * 42}L${to} ${near + way * 12}V${near}"
      fill="none" stroke="#4b4e4d" stroke-width="15" stroke-linejoin="round"/>
      <path d="M${from} ${way * 106}v${-way * 20}" stroke="#262928" stroke-width="17"/>
      ${
        empty
          ? ''
          : `<path d="M${to} ${near + way * 3}L${round(to * 0.5)} ${way * 15}" stroke="#151716"
             stroke-width="1.9"/><circle cx="${round(to * 0.5)}" cy="${way * 15}" r="3.2"/>`
      }`;
  };
  const inside = `${box(-34, -22, 68, 44, 'fill="#4d514f"')}${scattered(
    seed,
    9,
    (next) => `<circle cx="${round((next() - 0.5) * 56)}" cy="${round((next() - 0.5) * 34)}"
      r="${round(1.5 + next() * 2.6)}" fill="#7f8381"/>`,
  )}`;
  return `<g transform="translate(${x} ${y})">
    ${box(-100, -74, 200, 148, 'fill="#a3a7a5" rx="3"')}
    ${box(-118, -6, 236, 12, 'fill="#676b69"')}${box(-54, -25, 108, 50, 'fill="#6b6f6d"')}
    ${empty ? '' : inside}${times(4, (at) => leg(at, 1) + leg(at, -1))}</g>`;
}

/** Six parts of a lot; one is an empty shell. */
export const missingDie: Drawing = {
  name: 'missing-die',
  grain: 13,
  defs: rays,
  body: `${sky}<g filter="url(#lens)">${times(6, (at) =>
    small(142 + (at % 3) * 258, 152 + Math.floor(at / 3) * 276, 60 + at, at === 4),
  )}</g>${found(318, 376, 164, 104)}${vignette(0.28)}${plate(18, 544, '80 kV 2D')}
    ${scaleBar('1 mm')}`,
};

const torn =
  'M262 226C300 176 352 210 398 190s96-14 128 22 8 66 20 112-2 88-52 96-70-14-118-6-96 6-116-44-28-106 2-144z';

/** Sound shows where the mould came off the pad, and the crack that runs out from there. */
export const popcornCrack: Drawing = {
  name: 'popcorn-crack',
  grain: 10,
  defs: `${blurred('soft', 1.4)}${blurred('wide', 10)}${frayed('torn', 0.03, 40, 1)}
    ${relief('echo', { grain: '0.16', octaves: 4, depth: 3.4, light: 1.22 })}
    ${relief('boil', { grain: '0.05', octaves: 4, depth: 7, light: 1.25, seed: 8 })}
    <linearGradient id="scale" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c8231a"/>
    <stop offset="0.3" stop-color="#f0b429"/><stop offset="0.5" stop-color="#e9ecea"/>
    <stop offset="1" stop-color="#0c0f0e"/></linearGradient>`,
  body: `${box(0, 0, 800, 600, 'fill="#07090a"')}
    <g filter="url(#echo)">${box(110, 44, 560, 512, 'fill="#5d6264" rx="6"')}</g>
    <g filter="url(#soft)" stroke="#aab0b1" stroke-width="19" opacity="0.75">
      ${times(9, (at) => {
        const [a, b] = [150 + at * 60, 262 + at * 32];
        return `<path d="M${a} 50L${b} 158M${a} 550L${b} 442"/>`;
      })}${times(8, (at) => {
        const [a, b] = [96 + at * 58, 190 + at * 31];
        return `<path d="M116 ${a}L228 ${b}M664 ${a}L552 ${b}"/>`;
      })}</g>
    <g filter="url(#echo)">${box(244, 172, 292, 256, 'fill="#8d9496" rx="3"')}</g>
    <path d="${torn}" fill="#f0b429" filter="url(#torn)" opacity="0.95"
      transform="translate(-10 -8) scale(1.03)"/>
    <g filter="url(#boil)"><path d="${torn}" fill="#cf2a1e" filter="url(#torn)"/></g>
    <path d="${torn}" fill="none" stroke="#ffd25a" stroke-width="3" filter="url(#torn)"
      opacity="0.6"/>
    <g filter="url(#soft)">${box(330, 232, 120, 120, 'fill="#7d1611" opacity="0.62"')}</g>
    <path d="M540 300c34-16 40 12 66-10s34-2 64-22" fill="none" stroke="#f0b429"
      stroke-width="11" filter="url(#torn)"/>
    <path d="M540 300c34-16 40 12 66-10s34-2 64-22" fill="none" stroke="#d1281c"
      stroke-width="5" filter="url(#torn)"/>
    ${found(560, 226, 128, 96)}
    ${box(716, 60, 22, 300, 'fill="url(#scale)" stroke="#cfd4d0" stroke-width="1"')}
    <g fill="#fff" font-family="DejaVu Sans Mono, monospace" font-size="17">
      <text x="746" y="74">−1</text><text x="746" y="216">0</text><text x="746" y="360">+1</text>
    </g>${plate(18, 544, 'C-scan 50 MHz')}${scaleBar('1 mm')}`,
};
