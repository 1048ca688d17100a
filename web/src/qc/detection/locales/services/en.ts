import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  visual: {
    name: 'Visual inspection',
    finds:
      'Re-marking, sanding, parts taken from boards, bent leads, mixed lots, and labels or papers that disagree with the goods.',
  },
  solvent: {
    name: 'Solvent tests',
    finds:
      'Printed false markings, black coats and surfaces coated again after sanding: the old marking or the scratches appear.',
  },
  'lead-check': {
    name: 'Lead check',
    finds:
      'Leads tinned again, solder residue, bridges, bare copper, oxide, bent leads and lack of coplanarity.',
  },
  sem: {
    name: 'Scanning electron microscope (SEM)',
    finds:
      'Sanding marks, edges of coats and fractures that light does not resolve, and fine cracks.',
  },
  'x-ray': {
    name: 'X-ray',
    finds:
      'Missing dies, dies of another size, broken or shorted bond wires, another lead frame, voids in solder.',
  },
  'acoustic-scanning': {
    name: 'Acoustic scanning',
    finds:
      'Mould that came off the frame or the die, pores, and popcorn cracks from moisture during reflow.',
  },
  decapsulation: {
    name: 'Decapsulation',
    finds:
      'A manufacturer, type or revision on the die that disagrees with the marking, another die, burnt or corroded circuits.',
  },
  xrf: {
    name: 'Surface quantitative analysis (XRF)',
    finds:
      'Plating of the wrong composition or thickness, leaded plating sold as lead-free, odd package material.',
  },
  'lead-free': {
    name: 'Lead-free test',
    finds:
      'Lead above the RoHS limit in leads and solder balls, and lots sold as lead-free that are not.',
  },
  solderability: {
    name: 'Solderability',
    finds: 'Leads that solder does not wet, by oxide, aged plating or dirt.',
  },
  electrical: {
    name: 'Electrical test',
    finds:
      'DC values out of limits, open and shorted pins, leakage, and pin curves unlike those of a good part.',
  },
  functional: {
    name: 'Functional test',
    finds: 'Parts that take power but do not work, or miss their AC values, speed or functions.',
  },
  'ddr-memory': {
    name: 'DDR memory test',
    finds: 'Bad cells, faulty address lines, slower parts, and less capacity than marked.',
  },
  mlcc: {
    name: 'MLCC test',
    finds:
      'Capacitance, loss, insulation or withstand voltage out of limits, another dielectric, cracked ends.',
  },
  'jtag-boundary-scan': {
    name: 'JTAG and boundary scan',
    finds:
      'A wrong identity code, open or stuck pins, broken scan chains, and parts that are locked or written.',
  },
  'transistor-mosfet': {
    name: 'Transistor and MOSFET test',
    finds:
      'Breakdown, threshold, on-resistance, gain or leakage out of limits, and small dies sold as large ones.',
  },
  programming: {
    name: 'Programming',
    finds:
      'Parts that cannot be erased or written, fail to verify, have a wrong identity or were written before. Your own file can be written.',
  },
  ageing: {
    name: 'Ageing (burn-in)',
    finds: 'Early failures: parts that fail first under heat and voltage.',
  },
  'thermal-cycling': {
    name: 'Thermal cycling',
    finds: 'Loose bonds, delamination and cracks that show only when a part expands and shrinks.',
  },
  reliability: {
    name: 'Reliability tests',
    finds: 'Failures under hot storage, damp heat, thermal shock and mechanical stress.',
  },
  'tape-and-reel': {
    name: 'Tape and reel packing',
    finds:
      'Loose, tubed or trayed parts are taped again; direction, count and peel force are checked.',
  },
  'antistatic-packing': {
    name: 'Antistatic packing with desiccants',
    finds: 'Goods that took up moisture or lost their shielding are baked, bagged and sealed.',
  },
} satisfies Translated<typeof zh>;
