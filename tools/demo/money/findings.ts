import type * as steps from '../../deal/steps.ts';
import * as draw from '../draw.ts';

const drawings = new Map<string, Promise<steps.Finding>>();

/** The findings of the bench on a part: its pictures are drawn once, since that is slow. */
export function drawn(mpn: string, isBad: boolean): Promise<steps.Finding> {
  const key = `${mpn} ${isBad}`;
  const known = drawings.get(key) ?? (isBad ? failing(mpn) : passing(mpn));
  drawings.set(key, known);
  return known;
}

async function passing(mpn: string): Promise<steps.Finding> {
  return {
    grade: 'B',
    verdict: 'pass',
    conclusion:
      'Original parts, repacked once. Marking, lead frame and die agree with the known-good sample; no effect on function.',
    photos: {
      detailedVisual: [
        {
          name: 'marking.jpg',
          bytes: await draw.topMarking(mpn, markingOf(mpn)),
          caption: 'Top marking, even laser depth',
          subject: 'topMarking',
        },
        {
          name: 'leads.jpg',
          bytes: await draw.leads(mpn),
          caption: 'Leads, no re-tinning',
          subject: 'leads',
        },
      ],
      xray: [
        {
          name: 'xray.jpg',
          bytes: await draw.xray(mpn),
          caption: 'Bond wires complete',
          subject: 'xray',
        },
      ],
      decapsulation: [
        {
          name: 'die.jpg',
          bytes: await draw.die(mpn, mpn.slice(0, 8)),
          caption: 'Die matches reference',
          subject: 'die',
        },
      ],
    },
  };
}

async function failing(mpn: string): Promise<steps.Finding> {
  return {
    grade: 'F',
    verdict: 'fail',
    conclusion:
      'Re-marked. Acetone removes the top coat and shows an older marking on 3 of 3 samples; the die is a different revision.',
    fails: {
      detailedVisual: { failed: 19, note: 'Two depths of marking on one package.' },
      solventRemarking: { failed: 3, note: 'The top coat dissolves in acetone.' },
      decapsulation: { failed: 3, note: 'The die bears another number.' },
    },
    photos: {
      detailedVisual: [
        {
          name: 'marking.jpg',
          bytes: await draw.topMarking(mpn, markingOf(mpn)),
          caption: 'Two depths of marking on one package',
          bad: true,
          subject: 'topMarking',
        },
      ],
      solventRemarking: [
        {
          name: 'solvent.jpg',
          bytes: await draw.topMarking(`${mpn}-old`, markingOf(mpn).slice(0, 2), '04 K03'),
          caption: 'Solvent test: older marking',
          bad: true,
          subject: 'surface',
        },
      ],
      sem: [
        {
          name: 'sem.jpg',
          bytes: await draw.surface(mpn, true),
          caption: 'Sanding under the coat',
          bad: true,
          subject: 'surface',
        },
      ],
      decapsulation: [
        {
          name: 'die.jpg',
          bytes: await draw.die(`${mpn}x`, 'LM2904 B'),
          caption: 'Die marked LM2904 B',
          bad: true,
          subject: 'die',
        },
      ],
      xray: [
        {
          name: 'xray.jpg',
          bytes: await draw.xray(mpn),
          caption: 'Lead frame as reference',
          subject: 'xray',
        },
      ],
    },
  };
}

const markingOf = (mpn: string): string[] => {
  const half = Math.ceil(Math.min(mpn.length, 16) / 2);
  return [mpn.slice(0, half), mpn.slice(half, 16), 'GH24E 9T', 'CHN 614'];
};
