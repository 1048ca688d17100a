export function phase(
  title: string,
  out?: NodeJS.WriteStream,
): { done(note?: string): void; failed(note?: string): void };
