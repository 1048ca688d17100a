import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('a drawn text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'text <b onclick="x()">bold</b>',
    '<a href="javascript:alert(1)">x</a>',
  ])('keeps raw HTML as text: %s', (text) => {
    const { html } = renderMarkdown(text);
    expect(html).not.toMatch(/<(script|img|b|a)\b/);
    expect(html).toContain('&lt;');
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>1</script>)',
    '[x](vbscript:x)',
    '[x](//evil.test/path)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '![x](https://evil.test/pixel.png)',
  ])('leads nowhere unsafe: %s', (text) => {
    const { html } = renderMarkdown(text);
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/);
    }
    expect(html).not.toContain('<img');
  });

  test('no text whatever makes a tag that Markdown does not make', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '[',
      ']',
      '(',
      ')',
      'script',
      ' on=',
      'javascript:',
      '# ',
      '|',
      '-',
      '`',
      '\n',
      '!',
      'href=',
      'a',
      '//',
      ':',
    );
    const tags =
      /^(p|h2|h3|h4|h5|h6|ul|ol|li|a|em|strong|code|pre|blockquote|hr|br|table|thead|tbody|tr|th|td|div|s)$/;
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (some) => {
        const { html } = renderMarkdown(some.join(''));
        for (const [, tag = ''] of html.matchAll(/<\/?([^\s>/]+)/g)) expect(tag).toMatch(tags);
        expect(html).not.toMatch(/<[^>]+\son\w*=/);
        expect(html).not.toMatch(/href="\s*javascript:/i);
      }),
      { numRuns: 500 },
    );
  });

  test('opens other sites beside the product and gives nothing away', () => {
    const { html } = renderMarkdown('[out](https://example.org) and [in](/blogs/FAQ)');
    expect(html).toContain('rel="noopener noreferrer nofollow"');
    expect(html).toContain('<a href="/blogs/FAQ">in</a>');
  });

  test('names each heading once, in any script', () => {
    const { html, headings } = renderMarkdown('# 托管\n\n## 托管\n\n## Paid & held\n\n## 托管\n');
    expect(headings).toEqual([
      { id: '托管', text: '托管' },
      { id: '托管-2', text: '托管' },
      { id: 'paid-held', text: 'Paid & held' },
      { id: '托管-3', text: '托管' },
    ]);
    expect(html).not.toContain('<h1');
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
  });

  test('the ids of all headings differ whatever they say', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'a 2', 'a-2', 'b', '?', '!'), { maxLength: 12 }),
        (texts) => {
          const { headings } = renderMarkdown(texts.map((text) => `## ${text}\n`).join('\n'));
          const ids = headings.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });

  test('questions are the headings with what stands below them', () => {
    const { questions } = renderMarkdown(
      'Intro.\n\n## When is money released?\n\nAfter **both** confirm.\n\n- Or silence.\n\n## Empty?\n',
    );
    expect(questions).toEqual([
      { question: 'When is money released?', answer: 'After both confirm. Or silence.' },
    ]);
    const grouped = renderMarkdown(
      '## Money\n\n### Who pays?\n\nThe buyer.\n\n## Goods\n\n### Where?\n\nHere.\n',
    );
    expect(grouped.questions.map(({ question }) => question)).toEqual(['Who pays?', 'Where?']);
  });

  test('a table scrolls by itself and its head has a scope', () => {
    const { html } = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |\n');
    expect(html).toContain('<div class="frame" tabindex="0"><table>');
    expect(html).toContain('<th scope="col">');
  });
});
