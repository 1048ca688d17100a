import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#contract/options.ts';
import { partPath, robots, sitemap, sitemapIndex, startOf } from './sitemap.ts';

const origin = 'https://market.example';

describe('sitemaps', () => {
  it('lists each address with its five languages', () => {
    const xml = sitemap(origin, ['/home', partPath('LM358 <X>&')]);
    expect(xml.match(/<url>/g)).toHaveLength(2);
    expect(xml.match(/hreflang="/g)).toHaveLength(2 * languages.length);
    expect(xml).toContain('<loc>https://market.example/home</loc>');
    expect(xml).toContain('href="https://market.example/home?lang=ru"');
  });

  it('leads every part number back to itself, whatever signs it holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 80 }), (mpn) => {
        const url = new URL(partPath(mpn), origin);
        expect(url.searchParams.get('keyword')).toBe(mpn);
        expect(url.searchParams.get('isAccurate')).toBe('1');
        const inside = sitemap(origin, [partPath(mpn)]).replace(/<[^>]*>/g, '');
        expect(inside).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/);
      }),
    );
  });

  it('makes no other run of parts for a text of a stranger', () => {
    const starts = ['1N4148', 'LM358', 'STM32'];
    fc.assert(fc.property(fc.string(), (text) => starts.includes(startOf(starts, text))));
    expect(startOf(starts, 'LM358')).toBe('LM358');
    expect(startOf(starts, 'NE555')).toBe('LM358');
    expect(startOf(starts, undefined)).toBe('1N4148');
    expect(startOf([], 'LM358')).toBe('');
  });

  it('names its files, and keeps consoles out', () => {
    expect(sitemapIndex([`${origin}/a.xml?from=A&B`])).toContain('from=A&amp;B</loc>');
    expect(robots(origin)).toContain('Disallow: /ops');
    expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});
