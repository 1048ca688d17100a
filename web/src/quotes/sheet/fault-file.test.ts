import { expect, it } from 'vitest';
import { textFile } from './fault-file.ts';

it('writes cells that stay what they are, and calculates nothing', () => {
  expect(
    textFile([
      ['Row', 'Value'],
      ['2', '=1+1'],
      ['3', 'a,"b"'],
    ]),
  ).toBe('\ufeffRow,Value\r\n2,\'=1+1\r\n3,"a,""b"""\r\n');
});
