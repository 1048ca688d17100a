/**
 * Draws `web/public/preview.png`, the picture that previews of links show: the mark, the name and
 * the escrow track, 1200 x 630. Run it again where the mark changes.
 */
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const root = resolve(import.meta.dirname, '../..');
const pads = [0, 1, 2].map((n) => `<circle cx="${120 + n * 230}" cy="470" r="16" fill="#0B5D45"/>`);
const fingers = Array.from(
  { length: 22 },
  (_, n) => `<rect x="${120 + n * 22}" y="536" width="12" height="30" fill="#A67C2A"/>`,
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="1200" height="630" fill="#F7F9F5"/>
  <rect width="1200" height="8" fill="#13201A"/>
  <g transform="translate(96 104) scale(4.5)">
    <path d="M9 0h23v32H0V9z" fill="#0B5D45"/>
    <path d="M8 25.5 16 6.5l8 19" fill="none" stroke="#fff" stroke-width="3"/>
    <path d="M6 19.5h20" fill="none" stroke="#C99B45" stroke-width="2"/>
  </g>
  <text x="280" y="214" font-family="IBM Plex Sans, sans-serif" font-weight="600" font-size="104" fill="#13201A">Assay</text>
  <path d="M632 130v100" stroke="#B7C2B8" stroke-width="3"/>
  <text x="660" y="210" font-family="Noto Sans CJK SC, Noto Sans SC, sans-serif" font-size="92" fill="#44534B">验芯</text>
  <text x="96" y="340" font-family="IBM Plex Sans, sans-serif" font-size="44" fill="#13201A">Money moves only after the parts pass.</text>
  <path d="M120 470h460" stroke="#0B5D45" stroke-width="6"/>
  <path d="M596 470h484" stroke="#B7C2B8" stroke-width="4" stroke-dasharray="4 10"/>
  ${pads.join('')}
  <path d="M810 448l22 22-22 22-22-22z" fill="#F7F9F5" stroke="#7F8C83" stroke-width="4"/>
  <circle cx="1080" cy="470" r="15" fill="#F7F9F5" stroke="#7F8C83" stroke-width="4"/>
  ${fingers.join('')}
  <path d="M600 551h480" stroke="#B7C2B8" stroke-width="4" stroke-dasharray="4 10"/>
</svg>`;
await sharp(Buffer.from(svg)).png({ palette: true }).toFile(join(root, 'web/public/preview.png'));
