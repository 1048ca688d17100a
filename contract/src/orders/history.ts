export const verdicts = ['pass', 'conditional', 'suspect', 'fail'] as const;
