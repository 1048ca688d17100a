import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  n1: {
    name: 'Laser marking',
    text: 'Even depth, unbroken mould texture, the same texture inside and outside the pin 1 mark.',
  },
  n2: {
    name: 'Black coat',
    text: 'Acetone takes the coat off; scratches and the old marking of another type appear.',
  },
  n3: {
    name: 'Bond wires complete',
    text: 'Frame, die and every bond wire agree with the reference part in X-ray.',
  },
  n4: {
    name: 'Die marking',
    text: 'Manufacturer’s mark, type and revision on the die agree with the package; so does the number of pads.',
  },
  n5: {
    name: 'Leads tinned again',
    text: 'Solder stands in drops, bridges two leads and leaves bare copper and flux at the roots.',
  },
  n6: {
    name: 'Sanding under SEM',
    text: 'Original texture inside the pin 1 mark, scratches in one direction everywhere else.',
  },
  n7: {
    name: 'Die of another size',
    text: 'The die of the lot, at the right, has about half the edge of the reference; the frame is the same.',
  },
  n8: {
    name: 'Missing die',
    text: 'One part of six is a frame without a die and without bond wires.',
  },
  n9: {
    name: 'Popcorn crack',
    text: 'Acoustic scanning shows mould off the pad and a crack that runs out to the side.',
  },
  n10: {
    name: 'Mixed date codes',
    text: 'In one reel three parts are marked 2418 and one 1947, against the label.',
  },
  n11: { name: 'Label against bar code', text: 'The label prints -32, its bar code reads -16.' },
  n12: {
    name: 'Curve out of family',
    text: 'The curve of pin 17 leaves those of five good parts and shows leakage.',
  },
} satisfies Translated<typeof zh>;
