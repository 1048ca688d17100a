import {
  blurred,
  box,
  clouds,
  type Drawing,
  found,
  frayed,
  plate,
  ramp,
  relief,
  scaleBar,
  scattered,
  speckled,
  times,
  vignette,
} from './canvas.ts';

/** Parts seen from outside: marking, solvent, leads, date codes. */

const sans = 'font-family="DejaVu Sans, sans-serif" font-weight="bold"';

const tin: readonly [number, string][] = [
  [0, '#5b605d'],
  [0.2, '#b9beba'],
  [0.42, '#fafbf8'],
  [0.62, '#d4d8d3'],
  [0.85, '#8d938f'],
  [1, '#4c514e'],
];

/** A gull-wing lead that points away from the body. */
const lead = (x: number, y: number, turn: number, length = 92): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">
   ${box(-7.5, 0, 15, length, 'fill="#2b2f2c" opacity="0.45" transform="translate(5 6)"')}
   ${box(-7.5, 0, 15, length, 'fill="url(#tin)"')}
   ${box(-7.5, 20, 15, 7, 'fill="#fff" opacity="0.55"')}
   ${box(-7.5, 36, 15, 16, 'fill="#3c413e" opacity="0.5"')}
   ${box(-7.5, length - 12, 15, 4, 'fill="#fff" opacity="0.6"')}</g>`;

/** The marking of a laser: even, pale, with the grain of the mould in it. */
export const laserMarking: Drawing = {
  name: 'laser-marking',
  grain: 7,
  defs: `${ramp('tin', tin)}
    ${ramp('edge', [
      [0, '#50565380'],
      [0.06, '#3c414000'],
      [0.94, '#1a1d1b00'],
      [1, '#0b0d0cb0'],
    ])}
    ${relief('mould', { grain: '0.42', octaves: 4, depth: 2.1, light: 1.28 })}
    ${relief('tray', { grain: '0.035', depth: 5, light: 1.2, soft: 1 })}
    ${speckled('laser', 0.85, 1.55, 1.6)}${clouds('haze', 0.012, 0.3)}${blurred('far', 5)}`,
  body: `<g filter="url(#tray)">${box(0, 0, 800, 600, 'fill="#a9b0aa"')}</g>
    ${box(176, 74, 470, 470, 'fill="#000" opacity="0.5" filter="url(#far)" rx="8"')}
    ${times(11, (at) => lead(201 + at * 40, 66, 180) + lead(201 + at * 40, 534, 0))}
    ${times(11, (at) => lead(168, 101 + at * 40, 90) + lead(634, 101 + at * 40, 270))}
    <g filter="url(#mould)">
      <path d="M196 66h410l28 28v412l-28 28H196l-28-28V94z" fill="#3a3f3d"/></g>
    <path d="M196 66h410l28 28v412l-28 28H196l-28-28V94z" fill="url(#edge)"/>
    <path d="M196 70h410l24 25" fill="none" stroke="#7d8480" stroke-width="2.4" opacity="0.6"/>
    <g filter="url(#mould)"><circle cx="216" cy="474" r="24" fill="#272b29"/></g>
    <path d="M195 486a24 24 0 0 0 42-2" fill="none" stroke="#6c736f" stroke-width="2"/>
    <g fill="#cfd4d0" filter="url(#laser)" ${sans} letter-spacing="2">
      <path d="M212 132l26 46h-14l-5-10h-15l-5 10h-13z"/>
      <text x="254" y="178" font-size="56" textLength="300">VX7410</text>
      <text x="212" y="254" font-size="56">-32QFP</text>
      <text x="212" y="330" font-size="38">2414 K7</text>
      <text x="212" y="388" font-size="38">MYS 09A3</text>
      <circle cx="566" cy="474" r="27" fill="none" stroke="#cfd4d0" stroke-width="5"/>
      <text x="566" y="486" font-size="30" text-anchor="middle">e3</text></g>
    ${box(168, 66, 466, 468, 'filter="url(#haze)" opacity="0.16"')}
    ${vignette(0.42)}${scaleBar('2 mm')}`,
};

const scratches = (seed: number, count: number, tone: string): string =>
  scattered(seed, count, (next) => {
    const [x, y, long] = [next() * 900 - 60, next() * 640 - 20, 30 + next() * 240];
    return `<path d="M${x} ${y}l${long} ${-long * (0.1 + next() * 0.05)}" stroke="${tone}"
      stroke-width="${0.5 + next() * 1.3}" opacity="${0.12 + next() * 0.4}"/>`;
  });

const wiped = 'M330 -20C300 90 372 150 342 250S292 420 350 500 330 600 322 640H840V-20z';

/** A black coat that acetone takes off, with sanding and an older marking under it. */
export const blacktopping: Drawing = {
  name: 'blacktopping',
  grain: 8,
  defs: `${ramp('tin', tin)}
    ${relief('coat', { grain: '0.3', octaves: 2, depth: 0.7, light: 1.24, soft: 0.6 })}
    ${relief('bare', { grain: '0.012 0.42', octaves: 4, depth: 1.9, light: 1.25, azimuth: 270 })}
    ${speckled('print', 0.9, 2.2, 1.2)}${speckled('ghost', 0.5, 0.55, 2.5, 14)}
    ${speckled('rest', 0.035, -0.15, 10, 23)}
    ${frayed('fringe', 0.022, 46, 2.4)}${frayed('edge', 0.05, 10, 0.8)}${blurred('far', 9)}
    ${relief('cotton', { grain: '0.03 0.14', octaves: 4, depth: 5, light: 1.2, seed: 5 })}
    <clipPath id="clean"><path d="${wiped}"/></clipPath>`,
  body: `${box(0, 0, 800, 600, 'fill="#101211"')}
    ${times(5, (at) => box(48 + at * 172, -10, 78, 52, 'fill="url(#tin)"'))}
    ${times(5, (at) => box(48 + at * 172, 560, 78, 52, 'fill="url(#tin)"'))}
    <g filter="url(#coat)">${box(-20, 40, 840, 522, 'fill="#242726"')}</g>
    <g clip-path="url(#clean)"><g filter="url(#bare)"><g transform="rotate(-7 500 300)">
      ${box(-100, -160, 1200, 1000, 'fill="#5d625f"')}</g></g>
      ${scratches(11, 240, '#a2a8a3')}${scratches(12, 120, '#1d201e')}
      <g fill="#c2bfae" filter="url(#ghost)" opacity="0.8" ${sans}
        transform="rotate(2 560 300)"><text x="392" y="246" font-size="84"
        letter-spacing="3">VX7402</text><text x="392" y="352" font-size="60">1829 C4</text></g>
      ${box(300, 40, 540, 522, 'fill="#1c1f1d" filter="url(#rest)" opacity="0.75"')}</g>
    <path d="${wiped}" fill="none" stroke="#0c0e0d" stroke-width="26" filter="url(#fringe)"
      opacity="0.85"/>
    <path d="${wiped}" fill="none" stroke="#8b8f8a" stroke-width="2" filter="url(#edge)"
      opacity="0.4" transform="translate(12 0)"/>
    <g fill="#eef0ed" filter="url(#print)" ${sans}><text x="66" y="252" font-size="84"
      letter-spacing="2">VX74</text><text x="66" y="356" font-size="60">2414</text></g>
    ${box(-20, 534, 840, 30, 'fill="#000" opacity="0.5" filter="url(#far)"')}
    <g transform="translate(610 418) rotate(-24)">
      ${box(-10, 14, 330, 100, 'rx="50" fill="#000" opacity="0.55" filter="url(#far)"')}
      <g filter="url(#edge)"><g filter="url(#cotton)">
        <path d="M0 46C0 8 40-6 96 0l70 12c40 8 60 24 60 34s-20 28-60 34l-70 12C40 98 0 84 0 46z"
          fill="#efece4"/></g>
        <path d="M2 46C2 16 30 2 78 4c-24 18-30 66-4 86C26 92 2 76 2 46z" fill="#161817"
          opacity="0.88"/>
        <path d="M70 8c60 12 40 60 10 82" stroke="#33302b" stroke-width="16" fill="none"
          opacity="0.5"/></g>
      ${box(214, 32, 220, 28, 'rx="6" fill="#d9c49a"')}
      ${box(214, 34, 220, 8, 'fill="#f4e6c6" opacity="0.7"')}</g>
    ${vignette(0.4)}`.concat(plate(18, 546, 'acetone, 30 s')),
};

const drop = (x: number, next: () => number): string => {
  const [wide, foot] = [64, 404 + next() * 46];
  const bulge = 5 + next() * 11;
  return `<g><path d="M${x} 150h${wide}v150c0 20 ${bulge} 34 ${bulge * 0.8} ${60 + next() * 20}
    C${x + wide + bulge} ${foot} ${x + wide * 0.7} ${foot + 24} ${x + wide / 2} ${foot + 20}
    S${x - bulge} ${foot} ${x - bulge * 0.6} 360c-2-20 ${bulge * 0.6}-40 ${bulge * 0.6}-60z"
    fill="url(#dull)"/>
    <path d="M${x + 12} ${172 + next() * 30}c-5 60 6 90-2 ${150 + next() * 40}"
      stroke="#fff" stroke-width="${4 + next() * 5}" opacity="0.72" fill="none"/>
    <path d="M${x + 46} 190c5 70-8 90 0 ${120 + next() * 60}" stroke="#f6f6f0"
      stroke-width="3" opacity="0.5" fill="none"/>
    <ellipse cx="${x + 20 + next() * 20}" cy="${foot - 30}" rx="${9 + next() * 8}" ry="13"
      fill="#fff" opacity="0.6"/></g>`;
};

/** Leads that were dipped in solder again: drops, bridges, flux. */
export const retinnedLeads: Drawing = {
  name: 'retinned-leads',
  grain: 8,
  defs: `${ramp('dull', [
    [0, '#5c5d58'],
    [0.22, '#a9aaa3'],
    [0.45, '#d7d8d0'],
    [0.7, '#8b8c85'],
    [1, '#41423e'],
  ])}
    ${relief('mould', { grain: '0.4', octaves: 4, depth: 2, light: 1.2 })}
    ${relief('solder', { grain: '0.03', octaves: 3, depth: 9, light: 1.25, soft: 1.2 })}
    ${frayed('uneven', 0.03, 16, 0.5)}${speckled('stain', 0.02, 0.2, 14, 31)}
    ${blurred('soft', 2.2)}${blurred('far', 8)}`,
  body: `${box(0, 0, 800, 600, 'fill="#0e100f"')}
    ${box(0, 470, 800, 140, 'fill="#1b201d" filter="url(#far)"')}
    <g filter="url(#soft)" opacity="0.28">
      ${times(6, (at) => box(36 + at * 134, 490, 64, 90, 'fill="#8d8f88"'))}</g>
    <g filter="url(#solder)"><g filter="url(#uneven)">
      ${scattered(41, 6, (next, at) => drop(34 + at * 134, next))}
      <path d="M360 352c30 16 52 12 92-2l4 40c-30 18-64 20-98 4z" fill="url(#dull)"/></g></g>
    <path d="M372 362c26 12 44 10 72 0" stroke="#fff" stroke-width="5" opacity="0.7"
      fill="none" filter="url(#uneven)"/>
    <g fill="#b4702f" filter="url(#uneven)" opacity="0.95">
      <path d="M34 152h16l-4 74-12 12zM570 152h22l6 40-10 38-18 4z"/>
      <path d="M704 300l40-8 8 30-34 12z" opacity="0.8"/></g>
    ${box(0, 140, 800, 300, 'fill="#8a5a1d" filter="url(#stain)" opacity="0.42"')}
    <g filter="url(#mould)"><path d="M-10-10h820v158l-820 6z" fill="#353a37"/></g>
    ${box(0, 128, 800, 26, 'fill="#000" opacity="0.55" filter="url(#soft)"')}
    ${found(338, 322, 136, 92)}${vignette(0.4)}${scaleBar('0.5 mm')}`,
};

const pocket = (x: number, y: number, code: string): string =>
  `<g transform="translate(${x} ${y})">
   ${box(0, 0, 330, 250, 'rx="10" fill="#0a0c0b"')}
   ${box(6, 8, 318, 236, 'rx="8" fill="#1c211e"')}
   ${times(4, (at) => box(70 + at * 52, 16, 24, 40, 'fill="url(#tin)"'))}
   ${times(4, (at) => box(70 + at * 52, 194, 24, 40, 'fill="url(#tin)"'))}
   <g filter="url(#mould)">${box(42, 46, 246, 158, 'rx="3" fill="#3b403d"')}</g>
   <path d="M42 46h246v6H42z" fill="#8a918c" opacity="0.4"/>
   <g filter="url(#mould)"><circle cx="66" cy="182" r="10" fill="#232725"/></g>
   <g fill="#d3d8d4" filter="url(#laser)" ${sans}>
     <text x="64" y="96" font-size="36" letter-spacing="1">VX1117</text>
     <text x="64" y="136" font-size="30">-33 T</text>
     <text x="112" y="186" font-size="34" letter-spacing="2">${code}</text></g></g>`;

/** Parts of one reel, one of them older than the label says. */
export const mixedDateCodes: Drawing = {
  name: 'mixed-date-codes',
  grain: 7,
  defs: `${ramp('tin', tin, true)}
    ${relief('mould', { grain: '0.5', octaves: 3, depth: 1.9, light: 1.28 })}
    ${relief('tape', { grain: '0.9 0.02', octaves: 2, depth: 0.9, light: 1.22 })}
    ${speckled('laser', 0.95, 1.8, 1.2)}`,
  body: `<g filter="url(#tape)">${box(0, 0, 800, 600, 'fill="#2c322f"')}</g>
    ${times(7, (at) => `<circle cx="${44 + at * 119}" cy="24" r="15" fill="#c9cec9"/>`)}
    ${pocket(54, 52, '2418')}${pocket(418, 52, '2418')}
    ${pocket(54, 326, '2418')}${pocket(418, 326, '1947')}
    ${found(512, 468, 138, 62)}${vignette(0.45)}`,
};
