import type { Planted } from './planted.ts';

/** Names and comments that are no plain words. */
export const words: readonly Planted[] = [
  {
    title: 'a banned word of the glossary in a name',
    path: 'server/src/delivery/planted-name.ts',
    text: 'export const tellEachDrawn = (given: number) => given;\n',
    by: { gate: 'plain-names' },
  },
  {
    title: 'a request context that a property calls `at`',
    path: 'server/src/delivery/planted-property.ts',
    text:
      "import type { RequestContext } from '#server/kit/request-context.ts';\n" +
      'export interface PlantedCall {\n  readonly at: RequestContext;\n}\n',
    by: { gate: 'plain-names' },
  },
  {
    title: 'a number that a property calls `at`',
    path: 'server/src/delivery/planted-place.ts',
    text: 'export interface PlantedPlace {\n  readonly at: number | null;\n}\n',
    by: { gate: 'plain-names' },
  },
  {
    title: 'a parameter `at`, though it is a time',
    path: 'server/src/delivery/planted-parameter.ts',
    text: 'export const plantedDay = (at: Date) => at.getUTCDay();\n',
    by: { gate: 'plain-names' },
  },
  {
    title: 'a comment that begins with What',
    path: 'server/src/faults/planted-comment.ts',
    text: '/** What a stranger would not guess. */\nexport const plantedComment = 1;\n',
    by: { gate: 'plain-comments' },
  },
  {
    title: 'a comment that begins with Whoever, a line below its opening',
    path: 'server/src/places/planted-comment.ts',
    text: '/**\n * Whoever reads this.\n */\nexport const plantedWhoever = 1;\n',
    by: { gate: 'plain-comments' },
  },
];
