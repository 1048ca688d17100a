/** Subjects of pictures in a report, in the order in which a list offers them. */
export const photoSubjects = [
  'topMarking',
  'bottomMarking',
  'leads',
  'surface',
  'dimensions',
  'die',
  'xray',
  'measurement',
  'papers',
  'label',
  'packaging',
  'other',
] as const;
export type PhotoSubject = (typeof photoSubjects)[number];

/** Subjects that name parties, addresses or other lots: the parties of an order alone see them. */
export const partySubjects: readonly PhotoSubject[] = ['papers', 'label', 'packaging'];
