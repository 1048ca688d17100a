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
  'label',
  'packaging',
  'other',
] as const;
export type PhotoSubject = (typeof photoSubjects)[number];
