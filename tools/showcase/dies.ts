import {
  blurred,
  box,
  clouds,
  type Drawing,
  frayed,
  plate,
  relief,
  scaleBar,
  scattered,
  speckled,
  times,
  vignette,
} from './canvas.ts';

/** Surfaces under high magnification: the die, and the mould under the electron microscope. */

/** A block of memory: fine lines over a colour that changes with the thickness of the oxide. */
const memory = (x: number, y: number, wide: number, high: number, tone: string, seed: number) =>
  `<g><rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${tone}"/>
   ${times(Math.floor(wide / 6), (at) =>
     box(x + at * 6, y, 1.6, high, 'fill="#2a2410" opacity="0.32"'),
   )}${times(Math.floor(high / 22), (at) =>
     box(x, y + at * 22, wide, 2.4, 'fill="#fff4c8" opacity="0.28"'),
   )}${scattered(seed, 5, (next) =>
     box(x + next() * wide * 0.9, y, 3, high, 'fill="#1d2b29" opacity="0.4"'),
   )}<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="none" stroke="#17261f"
     stroke-width="3"/></g>`;

/** Random logic: rows of cells of many widths. */
const logic = (x: number, y: number, wide: number, high: number, seed: number): string =>
  scattered(seed, Math.floor((wide * high) / 75), (next) => {
    const tone = ['#9fc2a6', '#3f6f66', '#c9b87a', '#28463f', '#6f9a8e'][Math.floor(next() * 5)];
    const [cx, cy] = [x + next() * (wide - 10), y + Math.floor(next() * (high / 8)) * 8];
    return box(Math.round(cx), cy, Math.round(3 + next() * 9), 5, `fill="${tone}" opacity="0.8"`);
  });

const pad = (x: number, y: number, bonded: boolean): string =>
  `${box(x, y, 24, 24, 'fill="#ecd79a" stroke="#6a5220" stroke-width="2"')}
   ${
     bonded
       ? `<circle cx="${x + 12}" cy="${y + 12}" r="9.5" fill="#8a5d16"/>
          <circle cx="${x + 10}" cy="${y + 10}" r="5" fill="#f2cf78"/>
          <circle cx="${x + 9}" cy="${y + 9}" r="2" fill="#fff6dd"/>`
       : box(x + 6, y + 6, 12, 12, 'fill="#c9a95e"')
   }`;

const coil = Array.from({ length: 120 }, (_, at) => {
  const [turn, far] = [at * 0.26, 8 + at * 0.4];
  return `${at === 0 ? 'M' : 'L'}${(560 + Math.cos(turn) * far).toFixed(1)} ${(
    372 + Math.sin(turn) * far
  ).toFixed(1)}`;
}).join('');

/** A die laid open: pads with their bonds, blocks as on the reference, the maker's mark. */
export const dieMark: Drawing = {
  name: 'die-marking',
  grain: 6,
  defs: `${blurred('lens', 0.5)}${blurred('far', 12)}
    ${relief('etched', { grain: '0.05', octaves: 5, depth: 11, light: 1.15 })}
    ${relief('oxide', { grain: '0.25', octaves: 2, depth: 0.5, light: 1.23 })}
    ${clouds('sheen', 0.004, 0.55, 3)}`,
  body: `<g filter="url(#etched)">${box(0, 0, 800, 600, 'fill="#4a453e"')}</g>
    ${box(150, 28, 500, 548, 'fill="#000" opacity="0.65" filter="url(#far)"')}
    <g filter="url(#lens)"><g filter="url(#oxide)">
    ${box(154, 26, 492, 540, 'fill="#2d3f3a"')}${box(160, 32, 480, 528, 'fill="#4d8a7c"')}
    ${box(166, 38, 468, 516, 'fill="none" stroke="#c8b06a" stroke-width="3"')}
    ${times(15, (at) => pad(176 + at * 30.4, 46, at % 5 !== 3) + pad(176 + at * 30.4, 522, at % 4 !== 2))}
    ${times(14, (at) => pad(174, 78 + at * 31, at % 6 !== 4) + pad(602, 78 + at * 31, at !== 7))}
    ${memory(214, 86, 168, 128, '#d6a748', 3)}${memory(392, 86, 194, 128, '#cf9a45', 4)}
    ${memory(214, 224, 108, 118, '#5aa7a0', 5)}
    ${box(332, 224, 150, 118, 'fill="#3b6d63"')}${logic(334, 226, 146, 114, 17)}
    ${box(492, 224, 94, 56, 'fill="#b9713f"')}
    ${times(8, (at) => box(498 + at * 11, 230, 7, 44, 'fill="#e6b274"'))}
    ${box(492, 290, 94, 150, 'fill="#3f7d72"')}
    <path d="${coil}" fill="none" stroke="#ecd08a" stroke-width="3" transform="translate(-21 -4)"/>
    ${box(214, 352, 268, 88, 'fill="#355f56"')}${logic(216, 354, 264, 86, 29)}
    ${box(214, 450, 372, 62, 'fill="#41766b"')}
    ${times(9, (at) => box(466 + at * 13, 458, 8, 46, 'fill="#d9b25c" opacity="0.75"'))}
    <g fill="#f6e7b4" font-family="DejaVu Sans, sans-serif" font-weight="bold">
      <path d="M232 462l22 40h-12l-4-8h-13l-4 8h-11z"/>
      <text x="264" y="484" font-size="27" letter-spacing="2">VX7410 B</text>
      <text x="264" y="506" font-size="18" letter-spacing="1">© 2019</text></g></g></g>
    ${box(154, 26, 492, 540, 'filter="url(#sheen)" opacity="0.3"')}
    ${scattered(71, 26, (next) => {
      const [x, y] = [next() * 800, next() * 600];
      return `<path d="M${x} ${y}q${next() * 16 - 8} ${next() * 16} ${next() * 22 - 11} 22"
        stroke="#b7ab94" stroke-width="1.2" fill="none" opacity="0.4"/>`;
    })}${vignette(0.5)}${plate(18, 544, '200×')}${scaleBar('500 µm')}`,
};

const rim = 'M-20 400C110 214 330 190 470 330S612 560 580 640H-20z';

/** Sanded mould: scratches that run in one way and stop at the rim of the pin 1 mark. */
export const sandedSurface: Drawing = {
  name: 'sem-sanding',
  grain: 5,
  defs: `${relief('sanded', { grain: '0.006 0.12', octaves: 2, depth: 9, light: 1.1, azimuth: 265, soft: 1 })}
    ${relief('moulded', { grain: '0.05', octaves: 2, depth: 15, light: 1.12, soft: 1.4, seed: 12 })}
    ${speckled('chips', 0.05, 0.3, 6, 18)}${frayed('rim', 0.05, 22, 0.7)}${blurred('dim', 7)}
    <clipPath id="inside"><path d="${rim}"/></clipPath>`,
  body: `<g filter="url(#sanded)" transform="rotate(-18 400 300) scale(1.3) translate(-90 -80)">
      ${box(-60, -60, 920, 720, 'fill="#b4b6b5"')}</g>
    ${scattered(83, 170, (next) => {
      const [x, y, long] = [next() * 940 - 80, next() * 600, 60 + next() * 320];
      const tone = next() > 0.45 ? '#e8eae9' : '#262827';
      return `<path d="M${x} ${y}l${long} ${-long * 0.325}" stroke="${tone}"
        stroke-width="${0.6 + next() * 2.4}" opacity="${0.15 + next() * 0.45}"/>`;
    })}
    <g clip-path="url(#inside)"><g filter="url(#moulded)">
      ${box(-60, -60, 920, 720, 'fill="#8f9190"')}</g>
      ${scattered(84, 46, (next) => {
        const [x, y, r] = [next() * 560, 230 + next() * 360, 5 + next() * 17];
        return `<g opacity="0.75"><circle cx="${x}" cy="${y}" r="${r}" fill="#9c9e9d"/>
          <circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.5}" fill="#cdcfce"/>
          <path d="M${x - r} ${y + r * 0.3}a${r} ${r} 0 0 0 ${r * 2} 0" fill="none"
          stroke="#2b2d2c" stroke-width="2.4"/></g>`;
      })}
      <path d="${rim}" fill="none" stroke="#000" stroke-width="52" opacity="0.55"
        filter="url(#dim)"/></g>
    <path d="${rim}" fill="none" stroke="#f4f5f4" stroke-width="5" filter="url(#rim)"
      opacity="0.85"/>
    ${box(0, 552, 800, 48, 'fill="#070a08"')}
    <g fill="#fff" font-family="DejaVu Sans Mono, monospace" font-size="21">
      <text x="20" y="584">15.0 kV</text><text x="160" y="584">SE</text>
      <text x="232" y="584">500×</text><text x="330" y="584">WD 10.2 mm</text>
      <text x="548" y="584">100 µm</text></g>
    <path d="M640 578h140M640 570v16M780 570v16" stroke="#fff" stroke-width="2.4"/>`,
};
