export function phase(
  title: string,
  out?: NodeJS.WriteStream,
): { reached(how: string): void; done(note?: string): void; failed(note?: string): void };
