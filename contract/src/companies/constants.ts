/** Lower ends of the interval of passed lots by which sellers are filtered. */
export const standings = ['any', 'inspected', 'low50', 'low80'] as const;
