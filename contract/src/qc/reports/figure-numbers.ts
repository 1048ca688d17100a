/**
 * Returns the numbers of as many figures as a reader is shown, in the order of the tests: those that
 * are withheld keep their numbers, so that a figure is called the same for every reader.
 */
export function figureNumbers(count: number, withheld: readonly number[]): number[] {
  const numbers: number[] = [];
  for (let n = 1; numbers.length < count; n += 1) if (!withheld.includes(n)) numbers.push(n);
  return numbers;
}
