import type { Row, Wait } from '../state-machine.ts';

/** Where a blind sample of the lab stands (domain section 8, decision 0066). */
export const sampleStates = ['planned', 'inLab', 'judged', 'revealed', 'void'] as const;
export type SampleState = (typeof sampleStates)[number];

/** Who acts on a sample. The lab does so by its ordinary work, without knowing it. */
export const sampleActors = ['admin', 'lab'] as const;
export type SampleActor = (typeof sampleActors)[number];

/** The second signature judges a sample; one whose maker took part in its inspection is void. */
export const sampleTable = [
  { event: 'open', from: 'planned', to: 'inLab', by: ['lab'], offered: false },
  {
    event: 'judge',
    from: 'inLab',
    to: 'judged',
    by: ['lab'],
    when: 'independent',
    offered: false,
  },
  {
    event: 'judge',
    from: 'inLab',
    to: 'void',
    by: ['lab'],
    when: 'notIndependent',
    offered: false,
  },
  { event: 'reveal', from: 'judged', to: 'revealed', by: ['admin'], notify: ['lab'] },
  { event: 'void', from: 'planned', to: 'void', by: ['admin'] },
  { event: 'void', from: 'inLab', to: 'void', by: ['admin'] },
  { event: 'void', from: 'judged', to: 'void', by: ['admin'] },
] as const satisfies readonly Row<SampleState, SampleActor>[];
export type SampleRow = (typeof sampleTable)[number];
export type SampleEvent = SampleRow['event'];

/** Whom each state of a sample waits for; dock and lab have the deadlines of its order. */
export const sampleWaits: Record<SampleState, Wait<SampleActor> | null> = {
  planned: null,
  inLab: null,
  judged: { on: ['admin'], within: '1wd' },
  revealed: null,
  void: null,
};
