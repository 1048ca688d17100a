import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#contract/options.ts';
import { headTags, scriptJson } from './head-tags.ts';

const place = {
  lang: 'en',
  origin: 'https://market.example',
  path: '/blacklist?pageNum=2&lang=en',
  slogan: 'Money moves only after the parts pass',
} as const;

describe('the head of a drawn page', () => {
  it('names its address once per language, the default one without a query', () => {
    const tags = headTags({ title: 'Blacklist' }, place);
    expect(tags).toContain('<title>Blacklist · Assay 验芯</title>');
    expect(tags).toContain(
      '<link rel="canonical" href="https://market.example/blacklist?pageNum=2&amp;lang=en" />',
    );
    expect(tags).toContain('href="https://market.example/blacklist?pageNum=2" hreflang="zh"');
    expect(tags).toContain(
      'href="https://market.example/blacklist?pageNum=2" hreflang="x-default"',
    );
    expect(tags.match(/hreflang/g)).toHaveLength(languages.length + 1);
  });

  it('keeps what is not there, and what says so, out of search engines', () => {
    for (const head of [{ status: 404 as const }, { noIndex: true }]) {
      const tags = headTags(head, place);
      expect(tags).toContain('<meta name="robots" content="noindex" />');
      expect(tags).not.toContain('canonical');
    }
  });

  it('lets no text end its place, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, description) => {
        const tags = headTags({ title, description, jsonLd: [{ name: title }] }, place);
        const inside = tags.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '');
        expect(inside.match(/</g)).toHaveLength(inside.match(/>/g)?.length ?? 0);
        expect(tags.match(/<\/script>/g)).toHaveLength(1);
      }),
    );
    expect(scriptJson('</script>')).not.toContain('</script>');
  });
});
