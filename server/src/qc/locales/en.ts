import { reportWords } from '#contract/qc/locales/en.ts';
import type { QcTexts } from './zh.ts';

export const en = {
  tests: {
    documents: {
      name: 'Documents and packaging',
      finds: 'Labels, papers and moisture packing that do not agree',
    },
    generalVisual: {
      name: 'General visual',
      finds: 'Mixed parts, wrong orientation, damp over the whole lot',
    },
    detailedVisual: {
      name: 'Detailed visual',
      finds: 'Traces of sanding, re-marking and re-tinning, wrong dimensions',
    },
    solventRemarking: {
      name: 'Solvent test, re-marking',
      finds: 'Ink that a solvent takes off',
    },
    solventResurfacing: {
      name: 'Solvent test, resurfacing',
      finds: 'A coating that hides a sanded surface',
    },
    sem: { name: 'SEM', finds: 'Surface texture left by blasting or sanding' },
    surfaceAnalysis: {
      name: 'Surface quantitative analysis',
      finds: 'Composition and thickness of the plating',
    },
    xray: { name: 'X-ray', finds: 'A die, bond wires or lead frame missing or different' },
    leadCheck: { name: 'Lead check', finds: 'Bent, oxidised or re-tinned leads' },
    leadFree: { name: 'Lead-free', finds: 'Lead above the RoHS limit' },
    decapsulation: {
      name: 'Decapsulation',
      finds: 'A die that is not the manufacturer’s: layout, logo and year',
    },
    thermalCycling: {
      name: 'Thermal cycling',
      finds: 'Cracks and bad contacts when the temperature changes',
    },
    electrical: { name: 'Electrical', finds: 'DC parameters outside the datasheet' },
    functional: { name: 'Functional', finds: 'A part that does not work as its datasheet says' },
    solderability: { name: 'Solderability', finds: 'Leads that solder does not wet' },
    ageing: { name: 'Ageing (burn-in)', finds: 'Early failures' },
    acousticScanning: {
      name: 'Acoustic scanning',
      finds: 'Delamination, pores and popcorn cracks',
    },
    ddrMemory: { name: 'DDR memory', finds: 'Bad cells, slower or smaller memory' },
    mlcc: { name: 'MLCC', finds: 'Capacitance and insulation out of limits' },
    boundaryScan: {
      name: 'Boundary scan (JTAG)',
      finds: 'Wrong identity code, open or stuck pins',
    },
    transistor: {
      name: 'Transistor and MOSFET',
      finds: 'Values out of limits, dies that are too small',
    },
    programming: { name: 'Programming', finds: 'Locked, written or wrong parts' },
    reliability: { name: 'Reliability', finds: 'Failures under heat, damp and stress' },
    tapeAndReel: {
      name: 'Tape and reel packing',
      finds: 'Count, direction and peel force of the tape',
    },
    antistaticPacking: { name: 'Antistatic packing', finds: 'Moisture and lost shielding' },
  },
  outcomes: { pass: 'Pass', fail: 'Fail', suspect: 'Suspect', inconclusive: 'Inconclusive' },
  verdicts: { pass: 'PASS', conditional: 'CONDITIONAL', suspect: 'SUSPECT', fail: 'FAIL' },
  grades: {
    A: 'original, sealed',
    B: 'original, repacked',
    C: 'new, loose, cosmetic marks',
    D: 'refurbished, working',
    E: 'out of tolerance',
    F: 're-marked',
    G: 'counterfeit',
  },
  conditions: { brandNew: 'New, original', likeNew: 'New, loose', reNew: 'Refurbished' },
  goodsTypes: {
    originalUnder3: 'Original, under 3 years',
    originalOver3: 'Original, over 3 years',
    bulkNew: 'Bulk new',
    refurbished: 'Refurbished',
  },
  statuses: {
    valid: 'Valid',
    superseded: 'Superseded by a newer report',
    revoked: 'Revoked',
  },
  title: 'Test report',
  issued: 'issued {at}',
  verify: 'verify',
  revision: 'revision {n}',
  stamp: { grade: 'grade', sampling: 'sampling', mark: 'lab mark', week: 'week' },
  facts: { ...reportWords.facts, none: 'none' },
  table: reportWords.table,
  photos: { ...reportWords.photos, note: '{shown} of {all}, all on the pages that follow' },
  conclusion: reportWords.conclusion,
  detail: reportWords.detail,
  foot: {
    scope:
      'Results apply to the samples tested. Check this report at {address} with the code above; a copy that does not verify is not ours.',
    edition: 'Sampling to {edition}; no accreditation is claimed',
  },
  messages: {
    'qc.revised': {
      title: 'Report {earlier} was revised',
      body: 'Two people of the laboratory revised the words of this report of order {order} without a retest; figures, verdict and grade are the same. Reason: {reason}. The report in force is {no}; the earlier one stays readable and is marked.',
    },
    'qc.revoked': {
      title: 'Report {no} was revoked',
      body: 'Two people of the laboratory revoked this report of order {order}. Reason: {reason}. Do not accept goods or pay on it.',
    },
  },
  queue: {
    inspect: 'Inspect {mpn}',
    review: 'Review {mpn}',
    detail: '{lot}, {pieces} pcs, {manufacturer}',
  },
  refused: {
    code: 'There is no such report. Check its number and its code.',
    broken:
      'The kept copy of this report is not what was signed, so it is not given out. Write to support.',
  },
} satisfies QcTexts;
