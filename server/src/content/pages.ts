import type { Input } from '#contract/call.ts';
import type { blogOne as BlogOneCall } from '#contract/content/calls.ts';
import type { PageEdited, PageStatus } from '#contract/content/page-schemas.ts';
import type { Slug } from '#contract/content/slug-schemas.ts';
import { slugs } from '#contract/content/slugs.ts';
import type {
  opsPageOne as OneCall,
  opsPagePublish as PublishCall,
  opsPageRevert as RevertCall,
} from '#contract/content/staff-calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import type { Db } from '#server/kit/database/database.ts';
import { startOfDay } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { currentDock, currentFees, currentPhones } from '#server/settings/public.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts';
import { type OperatorFacts, withFacts } from './operator-facts.ts';
import { type PageFiles, pageKey } from './page-files.ts';
import {
  addRevision,
  lastRevision,
  lastRevisions,
  lockPage,
  type Revision,
  revisionsOf,
} from './page-store.ts';

/** The day of the texts that come with the product, where a file names none of its own. */
const FIRST_TEXTS = '2026-11-21';
/** Where a page has no text in the reader's language. */
const FALLBACKS: readonly Language[] = ['en', 'zh'];
const RENDERED_MAX = 200;

interface EffectivePage {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
  readonly updatedAt: Date;
  /** 0 where the product's own text was never revised. */
  readonly revision: number;
  readonly author: string;
}

/** The text of a revision, or the product's own below it; null where there is neither. */
function resolvePage(
  files: PageFiles,
  key: string,
  revision: Revision | null,
): EffectivePage | null {
  const number = revision?.number ?? 0;
  const author = revision?.authorName ?? '';
  if (revision !== null && revision.markdown !== null) {
    const { title, description, markdown, publishedAt: updatedAt } = revision;
    return {
      title: title ?? '',
      description: description ?? '',
      markdown,
      updatedAt,
      revision: number,
      author,
    };
  }
  const file = files.get(key);
  if (file === undefined) return null;
  const updatedAt = startOfDay(file.updated ?? FIRST_TEXTS);
  const { title, description, markdown } = file;
  return { title, description, markdown, updatedAt, revision: number, author };
}

/** The information pages: the product's texts, the desk's revisions over them, kept rendered. */
export class Pages {
  readonly #files: PageFiles;
  readonly #operator: OperatorFacts;
  readonly #rendered = new Map<string, RenderedMarkdown>();

  constructor(files: PageFiles, operator: OperatorFacts) {
    this.#files = files;
    this.#operator = operator;
  }

  /** A page in the reader's language, else in the first fallback that has it. */
  async read(ctx: QueryContext, { slug }: Input<typeof BlogOneCall>) {
    const facts = {
      operator: this.#operator,
      fees: await currentFees(ctx.tx),
      dock: await currentDock(ctx.tx),
      phones: await currentPhones(ctx.tx),
    };
    const said = JSON.stringify([facts.fees, facts.dock, facts.phones]);
    for (const lang of new Set([ctx.lang, ...FALLBACKS])) {
      const page = await this.#inForce(ctx.tx, slug, lang);
      if (page === null) continue;
      const rendered = this.#render(
        `${pageKey(slug, lang)}/${page.revision}/${said}`,
        withFacts(page.markdown, facts, lang),
      );
      return {
        slug,
        title: page.title,
        description: page.description,
        html: rendered.html,
        headings: [...rendered.headings],
        questions: slug === 'FAQ' ? [...rendered.questions] : [],
        updatedAt: page.updatedAt.toISOString(),
      };
    }
    throw new Failure('notFound');
  }

  /** Every page in every language that has a text. */
  async list(ctx: QueryContext): Promise<PageStatus[]> {
    const revisions = await lastRevisions(ctx.tx);
    const last = new Map(revisions.map((one) => [pageKey(one.slug, one.lang), one]));
    return slugs.flatMap((slug) =>
      languages.flatMap((lang) => {
        const key = pageKey(slug, lang);
        const page = resolvePage(this.#files, key, last.get(key) ?? null);
        if (page === null) return [];
        const { title, revision, updatedAt, author } = page;
        const own = (last.get(key)?.markdown ?? null) === null;
        return [{ slug, lang, title, revision, own, updatedAt: updatedAt.toISOString(), author }];
      }),
    );
  }

  /** A page for its editor: the text in force, or that of an earlier revision. */
  async one(
    ctx: QueryContext,
    { slug, lang, revision }: Input<typeof OneCall>,
  ): Promise<PageEdited> {
    const history = await revisionsOf(ctx.tx, slug, lang);
    const [last = null] = history;
    const requestedRevision = this.#numbered(history, revision ?? last?.number ?? 0);
    const page = resolvePage(this.#files, pageKey(slug, lang), requestedRevision);
    return {
      slug,
      lang,
      title: page?.title ?? '',
      description: page?.description ?? '',
      markdown: page?.markdown ?? '',
      revision: last?.number ?? 0,
      history: history.map((one) => ({
        number: one.number,
        title: one.title ?? this.#files.get(pageKey(slug, lang))?.title ?? '',
        author: one.authorName,
        at: one.publishedAt.toISOString(),
        restores: one.restores,
      })),
    };
  }

  async publish(ctx: CommandContext, { slug, lang, basedOn, ...text }: Input<typeof PublishCall>) {
    return this.#add(ctx, { slug, lang, basedOn }, { ...text, restores: null });
  }

  async revert(ctx: CommandContext, { slug, lang, basedOn, to }: Input<typeof RevertCall>) {
    const history = await revisionsOf(ctx.tx, slug, lang);
    const earlier = this.#numbered(history, to);
    const { title = null, description = null, markdown = null } = earlier ?? {};
    const restores = markdown === null ? 0 : to;
    return this.#add(ctx, { slug, lang, basedOn }, { title, description, markdown, restores });
  }

  async #add(
    ctx: CommandContext,
    { slug, lang, basedOn }: { slug: Slug; lang: Language; basedOn: number },
    text: Pick<Revision, 'title' | 'description' | 'markdown' | 'restores'>,
  ): Promise<PageEdited> {
    await lockPage(ctx.tx, slug, lang);
    const last = await lastRevision(ctx.tx, slug, lang);
    if ((last?.number ?? 0) !== basedOn) throw new Failure('content.changed');
    const { accountId: author, name: authorName } = requireStaff(ctx);
    const number = basedOn + 1;
    const revision = { slug, lang, number, ...text, author, authorName, publishedAt: ctx.now };
    await addRevision(ctx.tx, revision);
    await audit(ctx.tx, ctx, {
      what: text.restores === null ? 'page.publish' : 'page.revert',
      on: { kind: 'page', id: pageKey(slug, lang), no: pageKey(slug, lang) },
      before: { revision: basedOn, title: last?.title ?? null },
      after: { revision: number, title: text.title, restores: text.restores },
    });
    return this.one(ctx, { slug, lang });
  }

  /** The revision of a number, null for 0; refused where there is none. */
  #numbered(history: readonly Revision[], number: number): Revision | null {
    if (number === 0) return null;
    const found = history.find((one) => one.number === number);
    if (found === undefined) throw new Failure('notFound');
    return found;
  }

  async #inForce(db: Db, slug: Slug, lang: Language): Promise<EffectivePage | null> {
    const revision = await lastRevision(db, slug, lang);
    return resolvePage(this.#files, pageKey(slug, lang), revision);
  }

  #render(key: string, markdown: string): RenderedMarkdown {
    const known = this.#rendered.get(key);
    if (known !== undefined) return known;
    if (this.#rendered.size >= RENDERED_MAX) this.#rendered.clear();
    const rendered = renderMarkdown(markdown);
    this.#rendered.set(key, rendered);
    return rendered;
  }
}
