import { expect, test } from 'vitest';
import { numbersIn } from './several-numbers.ts';

test.each([
  ['STM32F103C8T6 TPS54331DR', ['STM32F103C8T6', 'TPS54331DR']],
  ['stm32f103c8t6, tps54331dr;lm358dr', ['STM32F103C8T6', 'TPS54331DR', 'LM358DR']],
  ['LM358DR\tTPS54331DR\nLM358DR', ['LM358DR', 'TPS54331DR']],
  ['LM358DR，TPS54331DR、NE555DR', ['LM358DR', 'TPS54331DR', 'NE555DR']],
])('%s holds several part numbers', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test.each([
  'STM32F103C8T6',
  'STM32F103C8T6,',
  'STM32 F103 C8T6',
  'YAGEO RC0402FR-071KL 0402',
  'SOT-23 XC6206P332MR',
  'STM32F103C8T6 LQFP48 2500PCS',
  '德州仪器 LM358DR',
  '',
])('%s holds one at most', (text) => {
  expect(numbersIn(text)).toEqual([]);
});
