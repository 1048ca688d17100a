import { expect, test } from 'vitest';
import { deviceOf, networkOf } from './device.ts';

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

test.each([
  [chrome(140), 'Chrome', 'Windows'],
  [`${chrome(140)} Edg/140.0.0.0`, 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; ALN-AL00) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    'WeChat',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});

test('an update of the browser is the same device', () => {
  expect(deviceOf(chrome(140))).toEqual(deviceOf(chrome(155)));
});

test('a network is what neighbouring addresses share', () => {
  expect(networkOf('120.24.7.9')).toBe('120.24');
  expect(networkOf('::ffff:120.24.7.9')).toBe('120.24');
  expect(networkOf('2408:8256:9:1::5')).toBe('2408:8256');
  expect(networkOf('')).toBe('');
});
