import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
  isForcedExact,
  type SearchMode,
  searchAt,
  searchPages,
  searchPath,
} from './search-path.ts';

const mode = fc.constantFrom<SearchMode>('parts', 'sellers');
const text = fc.string({ minLength: 1, maxLength: 12 });

const opened = (address: string) => {
  const [path = '', query] = address.split('?');
  return { path, query: new URLSearchParams(query) };
};

describe('the address of a search', () => {
  it('spec 2: search bar: leads to the page of its mode and keeps what was typed', () => {
    fc.assert(
      fc.property(mode, text, fc.boolean(), (kind, typed, exact) => {
        const { path, query } = opened(searchPath({ mode: kind, text: typed, exact }));
        expect(path).toBe(searchPages[kind]);
        expect(query.get('keyword')).toBe(typed);
        expect(searchAt(path, query)).toMatchObject({ mode: kind, text: typed });
      }),
    );
  });

  it('spec 5: search under four characters: is exact, and where it was asked so', () => {
    fc.assert(
      fc.property(mode, text, fc.boolean(), (kind, typed, exact) => {
        const { query } = opened(searchPath({ mode: kind, text: typed, exact }));
        const short = kind === 'parts' && typed.length < limits.exactUnderChars;
        expect(query.get('isAccurate')).toBe(exact || short ? '1' : '0');
      }),
    );
  });

  it('forces nothing on an empty box', () => {
    expect(isForcedExact('parts', '')).toBe(false);
    expect(isForcedExact('parts', 'LM3')).toBe(true);
    expect(isForcedExact('parts', 'LM35')).toBe(false);
    expect(isForcedExact('sellers', '云晶')).toBe(false);
  });

  it('says what the page shows: without a word on it a search is not exact', () => {
    const query = new URLSearchParams('keyword=LM358');
    expect(searchAt('/part-search', query)).toMatchObject({ text: 'LM358', exact: false });
    expect(searchAt('/part-search', new URLSearchParams())).toEqual({ mode: 'parts', text: '' });
  });

  it('leaves the filter of another list alone', () => {
    const query = new URLSearchParams('keyword=LM358&isAccurate=1');
    expect(searchAt('/rfq', query)).toEqual({ mode: 'parts', text: '' });
  });
});
