import MarkdownIt, { type Token } from 'markdown-it';
import type { Output } from '#contract/call.ts';
import type { blogOne } from '#contract/content/calls.ts';
import { headingIds } from './core/heading-id.ts';

/** A text as readers see it. */
export interface RenderedMarkdown {
  readonly html: string;
  /** The headings of level 2, in their order. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Each question of a page of questions, with its answer as plain text. */
  readonly questions: Output<typeof blogOne>['questions'];
}

/** Addresses that a text may lead to: pages of this product, the web, mail and telephone. */
const SAFE = /^(https:\/\/|http:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
// Pictures come from the product's own pages only.
markdown.disable('image');
markdown.validateLink = (address) => SAFE.test(address.trim());
markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const link = tokens[index];
  if (link && /^https?:/i.test(String(link.attrGet('href')))) {
    link.attrSet('target', '_blank');
    link.attrSet('rel', 'noopener noreferrer nofollow');
  }
  return self.renderToken(tokens, index, options);
};
markdown.renderer.rules.th_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('scope', 'col');
  return self.renderToken(tokens, index, options);
};
// A wide table scrolls by itself, also by the keyboard.
markdown.renderer.rules.table_open = () => '<div class="frame" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

/** The words of an inline token without its marks. */
const plainText = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map((child) => {
      if (child.type === 'softbreak' || child.type === 'hardbreak') return ' ';
      return child.type === 'text' || child.type === 'code_inline' ? child.content : '';
    })
    .join('');

interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
  /** Where its own text begins among the tokens. */
  readonly from: number;
}

/** Gives every heading its id; the page's title is the only heading of level 1. */
function nameHeadings(tokens: readonly Token[]): Heading[] {
  const idOf = headingIds();
  const found: Heading[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type === 'heading_close') continue;
    const text = plainText(tokens[at + 1]);
    const id = idOf(text);
    token.attrSet('id', id);
    found.push({ level: Number(token.tag.slice(1)), id, text, from: at + 3 });
  }
  return found;
}

/** Questions are the headings of the deepest level that the page uses, 3 or 2. */
function questionsOf(tokens: readonly Token[], headings: readonly Heading[]) {
  const level = headings.some((heading) => heading.level === 3) ? 3 : 2;
  return headings
    .filter((heading) => heading.level === level)
    .map(({ text, from }) => {
      const next = tokens.findIndex(
        (token, index) => index >= from && token.type === 'heading_open',
      );
      const own = tokens.slice(from, next === -1 ? undefined : next);
      const paragraphs = own
        .filter((token) => token.type === 'inline')
        .map((token) => plainText(token));
      return { question: text, answer: paragraphs.join(' ').trim() };
    })
    .filter(({ answer }) => answer !== '');
}

/**
 * Draws Markdown. Raw HTML stays text, links lead nowhere but to `SAFE` addresses; links that leave
 * the product open beside it and give nothing away.
 */
export function renderMarkdown(text: string): RenderedMarkdown {
  const env = {};
  const tokens = markdown.parse(text, env);
  const headings = nameHeadings(tokens);
  return {
    html: markdown.renderer.render(tokens, markdown.options, env),
    headings: headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })),
    questions: questionsOf(tokens, headings),
  };
}
