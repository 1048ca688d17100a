import { startOfDay } from '#server/kit/days.ts';
import type { PageFile } from './core/front-matter.ts';
import type { Revision } from './store/pages.ts';

/** The day of the texts that come with the product, where a file names none of its own. */
export const firstDay = startOfDay('2026-11-21');

/** A page in one language as it is shown. */
export interface EffectivePage {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
  readonly updatedAt: Date;
  /** 0 where the product's own text was never revised. */
  readonly revision: number;
  readonly author: string;
}

/** The text of a revision, or the product's own below it; null where there is neither. */
export function resolvePage(
  file: PageFile | undefined,
  revision: Revision | null,
): EffectivePage | null {
  const number = revision?.number ?? 0;
  const author = revision?.authorName ?? '';
  if (revision !== null && revision.markdown !== null) {
    const { title, description, markdown, effectiveAt: updatedAt } = revision;
    return {
      title: title ?? '',
      description: description ?? '',
      markdown,
      updatedAt,
      revision: number,
      author,
    };
  }
  if (file === undefined) return null;
  const updatedAt = file.updated === null ? firstDay : startOfDay(file.updated);
  const { title, description, markdown } = file;
  return { title, description, markdown, updatedAt, revision: number, author };
}
