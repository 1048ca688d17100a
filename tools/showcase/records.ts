import {
  blurred,
  box,
  type Drawing,
  found,
  ramp,
  relief,
  scattered,
  times,
  vignette,
} from './canvas.ts';

/** Pictures of readings from a label and from an instrument. */

const mono = 'font-family="DejaVu Sans Mono, monospace"';

const bars = (x: number, y: number, wide: number, high: number, seed: number): string => {
  let at = x;
  return scattered(seed, Math.floor(wide / 5.2), (next) => {
    const [thick, gap] = [1.6 + Math.floor(next() * 3) * 1.6, 1.6 + Math.floor(next() * 3) * 1.6];
    const bar = box(Number(at.toFixed(1)), y, thick, high, '');
    at += thick + gap;
    return at > x + wide ? '' : bar;
  });
};

const cells = (x: number, y: number, count: number, size: number): string =>
  scattered(97, count * count, (next, at) => {
    const [cx, cy] = [at % count, Math.floor(at / count)];
    const frame = cx === 0 || cy === count - 1;
    const clock = (cy === 0 && cx % 2 === 0) || (cx === count - 1 && cy % 2 === 1);
    const inside = cx > 0 && cx < count - 1 && cy > 0 && cy < count - 1 && next() > 0.5;
    return frame || clock || inside ? box(x + cx * size, y + cy * size, size + 0.2, size, '') : '';
  });

/** The printed part number, and another one in the bar code below it. */
export const labelMismatch: Drawing = {
  name: 'label-mismatch',
  grain: 5,
  defs: `${ramp('paper', [
    [0, '#fdfdf9'],
    [0.6, '#f3f3ec'],
    [1, '#dcdcd3'],
  ])}
    ${relief('reel', { grain: '0.008 0.5', octaves: 2, depth: 1.5, light: 1.2 })}
    ${relief('sheet', { grain: '0.2', octaves: 3, depth: 0.35, light: 1.22 })}
    ${blurred('far', 8)}${blurred('lens', 0.45)}`,
  body: `<g filter="url(#reel)">${box(0, 0, 800, 600, 'fill="#2a2f36"')}</g>
    <circle cx="400" cy="1240" r="900" fill="none" stroke="#11151a" stroke-width="26"/>
    <g transform="rotate(-2.4 400 270)">
    ${box(70, 44, 668, 408, 'fill="#000" opacity="0.6" filter="url(#far)"')}
    <g filter="url(#sheet)">${box(64, 34, 668, 408, 'fill="url(#paper)" rx="3"')}</g>
    <g fill="#15181a" filter="url(#lens)" ${mono}>
      <text x="92" y="86" font-size="34" font-weight="bold">(1P) VX7410-32QFP</text>
      ${bars(92, 102, 470, 58, 5)}
      <text x="92" y="204" font-size="27">(Q) 2500</text>${bars(92, 218, 190, 46, 6)}
      <text x="386" y="204" font-size="27">(9D) 2414</text>${bars(386, 218, 190, 46, 7)}
      <text x="92" y="306" font-size="27">(1T) K7-09A3-118</text>${bars(92, 320, 390, 46, 8)}
      <text x="92" y="408" font-size="22">MSL 3   e3   QFP 44 10x10   MYS</text>
      ${cells(618, 318, 18, 5.2)}</g>
    ${found(82, 94, 492, 74)}</g>
    <path d="M30 128l736-28" stroke="#ff2b1d" stroke-width="5" opacity="0.8" filter="url(#lens)"/>
    <path d="M30 128l736-28" stroke="#ff5a4a" stroke-width="16" opacity="0.25" filter="url(#far)"/>
    ${vignette(0.4)}
    ${box(0, 488, 800, 112, 'fill="#070a08" fill-opacity="0.93"')}
    <g ${mono} font-size="25"><text x="24" y="530" fill="#aab4ad">print</text>
      <text x="134" y="530" fill="#fff">VX7410-32QFP</text>
      <text x="24" y="572" fill="#aab4ad">scan</text><text x="134" y="572" fill="#ff8376">VX7410-16QFP</text>
      <path d="M134 580h184" stroke="#ff8376" stroke-width="0"/>
      <text x="560" y="552" fill="#ff8376">1P ≠ print</text></g>`,
};

/** Current over voltage of a diode-like pin; `knee` is where it begins to lead. */
const curve = (knee: number, slope: number, leak: number): string => {
  const points = Array.from({ length: 121 }, (_, at) => {
    const volts = -3 + at * 0.05;
    const ahead = volts > knee ? (volts - knee) ** 1.7 * slope : 0;
    const back = volts < -0.7 ? -((-volts - 0.7) ** 1.5) * slope * 0.8 : 0;
    const milliamps = Math.max(-4.4, Math.min(4.4, ahead + back + volts * leak));
    return `${at === 0 ? 'M' : 'L'}${(400 + volts * 116).toFixed(1)} ${(
      276 - milliamps * 56
    ).toFixed(1)}`;
  });
  return points.join('');
};

const trace = (d: string, tone: string, wide: number): string =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${wide * 4}" opacity="0.3"
     filter="url(#glow)"/><path d="${d}" fill="none" stroke="${tone}" stroke-width="${wide}"
     stroke-linejoin="round"/>`;

/** Pins of good parts lie on one another; the pin of the suspect part leaves them. */
export const curveTrace: Drawing = {
  name: 'curve-trace',
  grain: 4,
  defs: `${blurred('glow', 5)}`,
  body: `${box(0, 0, 800, 600, 'fill="#0a100d"')}
    <g stroke="#2d4238" stroke-width="1.2">
      ${times(13, (at) => `<path d="M${52 + at * 58} 24v504"/>`)}
      ${times(10, (at) => `<path d="M52 ${24 + at * 56}h696"/>`)}</g>
    <path d="M52 276h696M400 24v504" stroke="#74897e" stroke-width="2"/>
    <g stroke="#74897e" stroke-width="1.5">
      ${times(61, (at) => `<path d="M${52 + at * 11.6} 272v8"/>`)}
      ${times(46, (at) => `<path d="M396 ${24 + at * 11.2}h8"/>`)}</g>
    ${[0.66, 0.68, 0.7, 0.71, 0.73].map((knee) => trace(curve(knee, 2.3, 0), '#4fd69f', 2)).join('')}
    ${trace(curve(1.25, 0.9, 0.5), '#ff6a55', 3.2)}
    <g fill="#b4c1b9" ${mono} font-size="19">
      <text x="60" y="520">−3 V</text><text x="700" y="520">3 V</text>
      <text x="412" y="44">4.5 mA</text></g>
    <g ${mono} font-size="21"><path d="M72 62h44" stroke="#4fd69f" stroke-width="3"/>
      <text x="130" y="69" fill="#cfe9dc">REF ×5</text>
      <path d="M72 98h44" stroke="#ff6a55" stroke-width="4"/>
      <text x="130" y="105" fill="#ffc9c0">LOT, pin 17</text></g>
    ${box(0, 546, 800, 54, 'fill="#070a08"')}
    <g fill="#fff" ${mono} font-size="21"><text x="20" y="580">I/V pin 17 → GND</text>
      <text x="640" y="580">25.0 °C</text></g>`,
};
