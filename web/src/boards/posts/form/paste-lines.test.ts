import { describe, expect, test } from 'vitest';
import { isTable, readPasted } from './paste-lines.ts';

const STM = 'STM32F103C8T6';

describe('pasted lines', () => {
  test.each([
    [`${STM} 2500`, STM, '2500'],
    [`${STM}\t2,500`, STM, '2500'],
    [`${STM},2500`, STM, '2500'],
    [`${STM}; 2500 pcs`, STM, '2500'],
    [`${STM}, 2,500 pcs`, STM, '2500'],
    [`${STM} 2 500 шт.`, STM, '2500'],
    [`${STM}\tSTMicroelectronics\t10000\t2.86`, STM, '10000'],
    ['lm358 dr 40', 'LM358 DR', '40'],
    ['AD620ANZ', 'AD620ANZ', ''],
    ['2N2222 0100', '2N2222', '100'],
    ['BC547 0', 'BC547 0', ''],
  ])('%s', (line, model, count) => {
    expect(readPasted(line)).toEqual([{ model, count }]);
  });

  test('heads and empty lines are left out', () => {
    const text = `MPN\tQty\r\n${STM}\t5\r\n\r\nAD620ANZ\t7\r\n`;
    expect(readPasted(text)).toEqual([
      { model: STM, count: '5' },
      { model: 'AD620ANZ', count: '7' },
    ]);
  });

  test('one part number alone is typed text, not a table', () => {
    expect(isTable(readPasted(STM))).toBe(false);
    expect(isTable(readPasted(`${STM} 5`))).toBe(true);
    expect(isTable(readPasted(`${STM}\nAD620ANZ`))).toBe(true);
  });
});
