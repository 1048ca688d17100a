import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('leaves no character that could open a tag or end an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
    }),
  );
});
