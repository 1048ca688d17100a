import { expect, it } from 'vitest';
import { scriptOf } from './script-of.ts';

it('takes the script of most words', () => {
  expect(scriptOf('深圳市华强北电子')).toBe('zh');
  expect(scriptOf('STM32 现货，当天发货')).toBe('zh');
  expect(scriptOf('Hexin Components keeps stock in 深圳市 and ships the same day.')).toBe('en');
  expect(scriptOf('Склад микросхем STM32 в Шэньчжэне')).toBe('ru');
  expect(scriptOf('2417+')).toBe('en');
});
