import { expect, it } from 'vitest';
import { isReportKey, verifyPath } from './report-code.ts';

it('leads from a number and a code to one address, however they were typed', () => {
  for (const code of ['7k4mq2xd', '7K4M-Q2XD', ' 7k4m-q2xd ']) {
    expect(verifyPath({ no: ' tr-261117-0932', code })).toBe('/v/TR-261117-0932/7K4M-Q2XD');
    expect(isReportKey({ no: 'tr-261117-0932 ', code })).toBe(true);
  }
});

it('takes neither a code alone nor a number alone', () => {
  expect(isReportKey({ no: '', code: '7K4M-Q2XD' })).toBe(false);
  expect(isReportKey({ no: 'TR-261117-0932', code: '' })).toBe(false);
  expect(isReportKey({ no: '7K4M-Q2XD', code: 'TR-261117-0932' })).toBe(false);
});
