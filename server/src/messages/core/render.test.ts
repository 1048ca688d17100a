import { describe, expect, it } from 'vitest';
import { languages, NO_END } from '#contract/options.ts';
import { fill } from './render.ts';

describe('fill', () => {
  it('puts parameters into their places, numbers as the language groups them', () => {
    const params = { no: 'WB-261121-4093', count: 12500 };
    expect(fill('{no}: {count} pcs', params, 'en')).toBe('WB-261121-4093: 12,500 pcs');
    expect(fill('{no}：{count} 颗', params, 'zh')).toBe('WB-261121-4093：12,500 颗');
    expect(fill('{count}', params, 'es')).toBe('12,500');
    expect(fill('{count}', params, 'ru')).toMatch(/^12\s500$/);
  });

  it('writes instants in GMT+8, with their zone', () => {
    const params = { at: '2026-11-21T10:00:00.000Z' };
    for (const lang of languages) {
      expect(fill('{at}', params, lang)).toContain('18:00');
      expect(fill('{at}', params, lang)).toMatch(/GMT\+8$/);
    }
  });

  it('writes amounts and days as the reader does, wherever the sender puts the currency', () => {
    const plain = (text: string) => text.replace(/\s/g, ' ');
    for (const sum of ['12840.00 USD', 'USD 12840.00']) {
      expect(plain(fill('{sum}.', { sum }, 'en'))).toBe('USD 12,840.00.');
      expect(plain(fill('{sum}', { sum }, 'es'))).toBe('USD 12,840.00');
      expect(plain(fill('{sum}', { sum }, 'ru'))).toBe('12 840,00 USD');
    }
    expect(fill('{price}', { price: '0.00213' }, 'fr')).toBe('0,00213');
    expect(fill('{day}', { day: '2026-11-30' }, 'en')).toBe('30 Nov 2026');
    expect(fill('{no}', { no: '12.5' }, 'en')).toBe('12.5');
  });

  it('leaves texts that somebody typed as they are, whatever they look like', () => {
    for (const typed of ['5045-20-10', '2510-10-02', '2026-13-01', '1000.00', '12.50 USD']) {
      for (const name of ['mpn', 'model', 'text', 'reason', 'trackingNo', 'company']) {
        expect(fill(`{${name}}`, { [name]: typed }, 'en')).toBe(typed);
      }
    }
  });

  it('writes the instant from which an appointment is moved', () => {
    expect(fill('{from}', { from: '2026-11-30T02:00:00.000Z' }, 'en')).toContain('10:00');
  });

  it('never fails on a text that only looks like a day or an instant', () => {
    for (const odd of ['2026-02-30', '5045-20-10', '2026-99-99T00:00:00Z', '0000-00-00']) {
      for (const lang of languages) expect(fill('{dueAt}', { dueAt: odd }, lang)).toBe(odd);
    }
  });

  it('says of an end that never comes that it is open', () => {
    expect(fill('valid until {until}.', { until: NO_END }, 'en')).toBe('valid until withdrawn.');
    for (const lang of languages)
      expect(fill('{until}', { until: NO_END }, lang)).not.toMatch(/9999/);
  });

  it('leaves a hole without a parameter as it was written, inherited names included', () => {
    expect(fill('{no} {constructor}', {}, 'en')).toBe('{no} {constructor}');
  });

  it('ends a sentence once where a typed text ends it', () => {
    const said = (reason: string) => fill('Reason: {reason}. It goes on.', { reason }, 'en');
    expect(said('It is late')).toBe('Reason: It is late. It goes on.');
    expect(said('It is late.')).toBe('Reason: It is late. It goes on.');
    expect(said('Is it late?')).toBe('Reason: Is it late? It goes on.');
    expect(fill('理由：{reason}。请付款。', { reason: '晚了。' }, 'zh')).toBe(
      '理由：晚了。请付款。',
    );
    expect(fill('理由：{reason}。请付款。', { reason: 'Late.' }, 'zh')).toBe(
      '理由：Late。请付款。',
    );
    expect(fill('{reason}', { reason: 'Late.' }, 'en')).toBe('Late.');
  });

  it('never fills what a parameter brings with it', () => {
    expect(fill('{a}', { a: '{b}', b: 'secret' }, 'en')).toBe('{b}');
  });
});
