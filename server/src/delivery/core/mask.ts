const VISIBLE_CHARS = 4;

/** A carrier's account number with its last four signs alone; of a short one fewer than half. */
export function maskedNumber(number: string): string {
  const visibleCount = Math.min(VISIBLE_CHARS, Math.floor((number.length - 1) / 2));
  return `•••• ${number.slice(number.length - visibleCount)}`;
}
