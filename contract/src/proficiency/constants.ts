/** The longest reason and note of a sample. */
export const SAMPLE_TEXT_MAX = 500;
