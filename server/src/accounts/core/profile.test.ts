import { expect, test } from 'vitest';
import { completenessPct, nickName } from './profile.ts';

const empty = { firstname: '', lastname: '', avatar: '', company: '', country: '' };

test('spec 9: profile percent: completeness counts what is filled', () => {
  expect(completenessPct({ ...empty, hasPassword: false })).toBe(0);
  expect(completenessPct({ ...empty, company: 'Rheintal', hasPassword: true })).toBe(33);
  const full = { firstname: 'a', lastname: 'b', avatar: 'c', company: 'd', country: 'DE' };
  expect(completenessPct({ ...full, hasPassword: true })).toBe(100);
});

test('a missing part of a name is shown as two dashes', () => {
  expect(nickName({ firstname: 'Jonas', lastname: '' })).toBe('Jonas --');
  expect(nickName({ firstname: '', lastname: '' })).toBe('-- --');
});
