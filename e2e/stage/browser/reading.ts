import type { Page } from '@playwright/test';
import type { Language } from '#contract/option-schemas.ts';

/** The pieces of text that a reader meets, names and references aside. */
export const readable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const lang = document.documentElement.lang;
    const isExempt = (element: Element | null): boolean => {
      const marked = element?.closest('[translate=no], [data-said], [lang]');
      if (!marked || marked === document.documentElement) return false;
      // A company's own description stays in the language in which it was typed.
      if (marked.matches('[translate=no], [data-said]')) return true;
      return marked.getAttribute('lang') !== lang;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)) continue;
      if (!isExempt(parent)) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label],[title],[alt],[placeholder]')) {
      if (isExempt(element)) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });

const latinRun = /[A-Za-zÀ-ÿ][\p{Ll}’'-]+(?:[ ,]+[a-zà-ÿ][\p{Ll}’'-]+){2,}/u;
/** Patterns that match untranslated text in a page of each language. */
export const foreign: Record<Language, RegExp> = {
  zh: latinRun,
  ru: new RegExp(`${latinRun.source}|\\p{Script=Han}`, 'u'),
  en: /\p{Script=Han}|\p{Script=Cyrillic}/u,
  es: /\p{Script=Han}|\p{Script=Cyrillic}/u,
  fr: /\p{Script=Han}|\p{Script=Cyrillic}/u,
};
/** Three words and more, not all names: other texts may well be the same in two languages. */
export const isSentence = (text: string) =>
  /\p{L}{2,}[^\p{L}@.]+\p{Ll}{2,}\P{L}+\p{Ll}{3,}/u.test(text);

/** Returns the elements that are cut off or overflow at the current width. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Waits until the program has rendered its changes for this width.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const found = wide > 1 ? [`the page scrolls sideways by ${wide}`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, position } = getComputedStyle(element);
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      if (position === 'absolute' || element.clientWidth < 2) continue;
      if (element.scrollWidth > element.clientWidth + 1 && element.textContent?.trim()) {
        found.push(`cut: ${element.textContent.trim().slice(0, 60)}`);
      }
    }
    return found;
  });
