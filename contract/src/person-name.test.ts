import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it.each([
  ['敏', '周', '周敏'],
  ['Min', 'Zhou', 'Min Zhou'],
  ['敏', 'Zhou', '敏 Zhou'],
  ['', '周', '周'],
  ['Min', '', 'Min'],
  ['', '', ''],
])('the name of %s and %s is written %s', (firstname, lastname, name) => {
  expect(personName({ firstname, lastname })).toBe(name);
});
