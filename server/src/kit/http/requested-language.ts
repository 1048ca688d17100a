import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';

const isLanguage = (text: string): text is Language => languages.some((lang) => lang === text);

/** The first language of Accept-Language that the product has, else null. */
export function requestedLanguage(request: Pick<FastifyRequest, 'headers'>): Language | null {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const lang = part.split(';')[0]?.trim().slice(0, 2).toLowerCase() ?? '';
    if (isLanguage(lang)) return lang;
  }
  return null;
}
