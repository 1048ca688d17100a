export function chooseNode(
  root: string,
  machine?: { platform: string; arch: string; execPath: string; version: string },
): string | null;
