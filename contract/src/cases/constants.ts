/** Names that stand in braces in a template and are filled from the case. */
export const templateFields = ['name', 'no', 'order', 'seller', 'handler'] as const;

export type TemplateField = (typeof templateFields)[number];

/** Events that an answer of a template takes on a case. */
export const templateActs = ['answer', 'askBack', 'end'] as const;

export const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Returns the names in braces of a text that no case can fill. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .filter((name) => !(templateFields as readonly string[]).includes(name));
