import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrowTarget } from './arrow-keys.ts';
import { readFigure, resolveFigureText, type TypedFigure } from './form/FigureInput.tsx';
import { acceptsFile, sizeText } from './form/FileField.tsx';
import { markHydrated } from './form/use-typed-early.ts';
import { zoomed } from './overlay/PhotoViewer.tsx';
import { listVisiblePages } from './table/Pager.tsx';

describe('spec 5: amount: figures as typed or pasted', () => {
  test.each([
    ['1,234.50', 2, '1234.50'],
    ['1 234,50', 2, '1234.50'],
    ['0,25', 2, '0.25'],
    ['USD 12.345', 2, '12.345'],
    ['0,085', 5, '0.085'],
    ['0,00213', 5, '0.00213'],
    ['1234,567', 5, '1234.567'],
    ['12,3456', 5, '12.3456'],
    ['1,234.567', 2, '1234.567'],
    ['1,234,567', 5, '1234567'],
    ['1.234.567', 2, '1.234.567'],
    ['0,', 5, '0.'],
    ['1.234,5', 5, '1234.5'],
    ['1.23,4', 5, '1.23,4'],
    ['1,23.4', 5, '1,23.4'],
    ['5,000', 0, '5000'],
    ['5000 pcs', 0, '5000'],
    ['12.7', 0, '12.7'],
    ['1,5', 0, '1,5'],
    ['1e3', 0, '1e3'],
    ['-1', 0, '-1'],
    ['007', 0, '007'],
    ['1e3', 5, '1e3'],
    ['-0.5', 5, '-0.5'],
    ['1,234', 5, '1234'],
    ['.5', 2, '.5'],
    ['12.', 2, '12.'],
    ['abc', 2, 'abc'],
  ] as const)('%s with %i decimals: %s', (typed, decimals, read) => {
    expect(readFigure(typed, decimals)).toBe(read);
  });

  test.each([
    ['1,234', 5, '1.234'],
    ['0,25', 5, '0.25'],
    ['1 234,5', 2, '1234.5'],
    ['1.234', 5, '1.234'],
    ['1,234,567', 2, '1234567'],
    ['1.234.567', 2, '1234567'],
    ['5,000', 0, '5000'],
    ['5 000', 0, '5000'],
  ] as const)('where a comma parts decimals, %s with %i of them: %s', (typed, decimals, read) => {
    expect(readFigure(typed, decimals, ',')).toBe(read);
  });

  test('reading what was read changes nothing', () => {
    const figure = fc.stringMatching(/^[\d.,]{0,8}$/);
    const typed = fc.oneof(fc.string(), figure);
    const sign = fc.constantFrom('.', ',');
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 5 }), sign, (text, decimals, point) => {
        const once = readFigure(text, decimals, point);
        expect(readFigure(once, decimals, point)).toBe(once);
      }),
    );
  });

  test('a figure that came from elsewhere is shown as it came', () => {
    expect(resolveFigureText({ text: '0,2', read: '0.2' }, '0.2')).toBe('0,2');
    expect(resolveFigureText({ text: '0,2', read: '0.2' }, '0.648')).toBe('0.648');
    expect(resolveFigureText(null, '0.648')).toBe('0.648');
  });

  test('a price typed sign by sign is the price as pasted', () => {
    const places = fc.stringMatching(/^\d{1,5}$/);
    fc.assert(
      fc.property(fc.nat(9999), places, fc.constantFrom('.', ','), (whole, fraction, point) => {
        const text = `${whole}${point}${fraction}`;
        let typing: TypedFigure = { text: '', read: '' };
        for (const sign of text) {
          // A form may hold the figure only: the next sign is typed on what the field shows.
          const next = resolveFigureText(typing, typing.read) + sign;
          typing = { text: next, read: readFigure(next, 5, point) };
        }
        expect(typing).toEqual({ text, read: `${whole}.${fraction}` });
      }),
    );
  });
});

test('pages offered: the ends, the neighbours, gaps only where pages are left out', () => {
  expect(listVisiblePages(1, 1)).toEqual([1]);
  expect(listVisiblePages(3, 19)).toEqual([1, 2, 3, 4, null, 19]);
  expect(listVisiblePages(4, 19)).toEqual([1, 2, 3, 4, 5, null, 19]);
  expect(listVisiblePages(10, 19)).toEqual([1, null, 9, 10, 11, null, 19]);
  expect(listVisiblePages(19, 19)).toEqual([1, null, 18, 19]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 200 }),
      (page, last) => {
        const shown = listVisiblePages(Math.min(page, last), last);
        const numbers = shown.filter((one) => one !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        expect(numbers).toContain(Math.min(page, last));
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(last);
      },
    ),
  );
});

test('spec 9: image viewer: a photo zooms by 20 % between 0.2 and 5', () => {
  expect(zoomed(1, 1)).toBe(1.2);
  expect(zoomed(0.2, -1)).toBe(0.2);
  expect(zoomed(4.9, 1)).toBe(5);
});

test('arrows go round, other keys stay', () => {
  expect(arrowTarget('ArrowRight', 2, 3)).toBe(0);
  expect(arrowTarget('ArrowLeft', 0, 3)).toBe(2);
  expect(arrowTarget('End', 0, 3)).toBe(2);
  expect(arrowTarget('a', 0, 3)).toBeNull();
  expect(arrowTarget('ArrowRight', 0, 0)).toBeNull();
});

test('files are taken by ending or kind', () => {
  expect(acceptsFile({ name: 'Proof.PDF', type: '' }, '.pdf,image/*')).toBe(true);
  expect(acceptsFile({ name: 'a', type: 'image/png' }, '.pdf,image/*')).toBe(true);
  expect(acceptsFile({ name: 'a.exe', type: 'application/x-msdownload' }, '.pdf,image/*')).toBe(
    false,
  );
  expect(sizeText(812_000)).toBe('793 KB');
  expect(sizeText(3_400_000)).toBe('3.2 MB');
});

test('a field is taken over once, however often its part of the page is hidden and shown', () => {
  const field = {};
  expect([1, 2, 3].map(() => markHydrated(field))).toEqual([true, false, false]);
  expect(markHydrated({})).toBe(true);
});
