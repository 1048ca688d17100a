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
import { isLegalDocument, legalDocuments } from '#contract/legal/documents.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { readPublishTime, revisionStates } from '#server/kit/revisions.ts';
import { audit } from '#server/operator/public.ts';
import { currentFees, readCurrentDock, readCurrentPhones } from '#server/settings/public.ts';
import type { ContentDeps, LegalPages } from './deps.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts';
import { type OperatorFacts, withFacts } from './operator-facts.ts';
import { fileOfEdition, type PageFiles, pageKey } from './page-files.ts';
import { type EffectivePage, firstDay, resolvePage } from './resolve-page.ts';
import {
  addRevision,
  lastRevision,
  lastRevisions,
  lockPage,
  type Revision,
  revisionInForce,
  revisionsInForce,
  revisionsOf,
} from './store/pages.ts';

/** Where a page has no text in the reader's language. */
const FALLBACKS: readonly Language[] = ['en', 'zh'];
const RENDERED_MAX = 200;

/** Returns the versions of a page that members accept, number 0 last; null for every other page. */
async function legalVersionsOf({ tx, now }: QueryContext, legal: LegalPages, slug: Slug) {
  if (!isLegalDocument(slug)) return null;
  const list = await legal.list(tx, slug);
  const current = list.find(({ effectiveAt }) => effectiveAt <= now)?.number ?? 0;
  const numbered: { number: number; effectiveAt: Date | null }[] = [
    ...list,
    { number: 0, effectiveAt: null },
  ];
  return numbered.map(({ number, effectiveAt }) => ({
    number,
    effectiveAt,
    state:
      number === current
        ? ('current' as const)
        : number < current
          ? ('past' as const)
          : ('scheduled' as const),
  }));
}

/** The information pages: the product's texts, the desk's revisions over them, kept rendered. */
export class Pages {
  readonly #files: PageFiles;
  readonly #operator: OperatorFacts;
  readonly #legal: LegalPages;
  readonly #rendered = new Map<string, RenderedMarkdown>();

  constructor(files: PageFiles, { operator, legal }: Pick<ContentDeps, 'operator' | 'legal'>) {
    this.#files = files;
    this.#operator = operator;
    this.#legal = legal;
  }

  /** A page in the reader's language, else in the first fallback that has it. */
  async read(ctx: QueryContext, { slug, version }: Input<typeof BlogOneCall>) {
    const versions = await legalVersionsOf(ctx, this.#legal, slug);
    const current = versions?.find(({ state }) => state === 'current')?.number ?? null;
    const number = versions === null ? null : (version ?? current);
    const facts = {
      operator: this.#operator,
      fees: await currentFees(ctx.tx),
      dock: await readCurrentDock(ctx.tx),
      phones: await readCurrentPhones(ctx.tx),
    };
    const said = JSON.stringify([facts.fees, facts.dock, facts.phones]);
    for (const lang of new Set([ctx.lang, ...FALLBACKS])) {
      const page = await this.#version(ctx, { slug, lang, number: number ?? 0 });
      if (page === null) continue;
      const rendered = this.#render(
        // Editions of one text differ by their day.
        `${pageKey(slug, lang)}/${number}/${page.revision}/${page.updatedAt.getTime()}/${said}`,
        withFacts(page.markdown, facts, lang),
      );
      return {
        slug,
        title: page.title,
        description: page.description,
        html: rendered.html,
        headings: [...rendered.headings],
        questions: slug === 'FAQ' ? [...rendered.questions] : [],
        updatedAt: (
          versions?.find((one) => one.number === number && number > 0)?.effectiveAt ??
          page.updatedAt
        ).toISOString(),
        version: number,
        versions: (versions ?? []).map(({ effectiveAt, ...one }) => ({
          ...one,
          effectiveAt: (effectiveAt ?? page.updatedAt).toISOString(),
        })),
      };
    }
    throw new Failure('notFound');
  }

  /** Every page in every language that has a text. */
  async list(ctx: QueryContext): Promise<PageStatus[]> {
    const byPage = (list: readonly Revision[]) =>
      new Map(list.map((one) => [pageKey(one.slug, one.lang), one]));
    const last = byPage(await lastRevisions(ctx.tx));
    const inForce = byPage(await revisionsInForce(ctx.tx, ctx.now));
    const fileOf = await this.#fileReader(ctx);
    return slugs.flatMap((slug) =>
      languages.flatMap((lang) => {
        const key = pageKey(slug, lang);
        const page = resolvePage(fileOf(slug, lang), inForce.get(key) ?? null);
        const next = last.get(key);
        const scheduled =
          next && next.effectiveAt > ctx.now
            ? { revision: next.number, at: next.effectiveAt.toISOString() }
            : null;
        if (page === null) return [];
        const { title, revision, author } = page;
        const own = (inForce.get(key)?.markdown ?? null) === null;
        const updatedAt = page.updatedAt.toISOString();
        return [{ slug, lang, title, revision, own, updatedAt, author, scheduled }];
      }),
    );
  }

  /** A page for its editor: its newest text, or that of an earlier revision. */
  async one(
    ctx: QueryContext,
    { slug, lang, revision }: Input<typeof OneCall>,
  ): Promise<PageEdited> {
    const history = await revisionsOf(ctx.tx, slug, lang);
    const [last = null] = history;
    const requestedRevision = this.#numbered(history, revision ?? last?.number ?? 0);
    const file = (await this.#fileReader(ctx, [slug]))(slug, lang);
    const page = resolvePage(file, requestedRevision);
    const states = revisionStates(history, ctx.now);
    return {
      slug,
      lang,
      title: page?.title ?? '',
      description: page?.description ?? '',
      markdown: page?.markdown ?? '',
      revision: last?.number ?? 0,
      history: history.map((one) => ({
        number: one.number,
        title: one.title ?? file?.title ?? '',
        author: one.authorName,
        at: one.publishedAt.toISOString(),
        effectiveAt: one.effectiveAt.toISOString(),
        state: states.get(one.number) ?? 'past',
        restores: one.restores,
      })),
    };
  }

  async publish(
    ctx: CommandContext,
    { slug, lang, basedOn, effectiveAt, ...text }: Input<typeof PublishCall>,
  ) {
    const later = readPublishTime(effectiveAt, ctx.now);
    const made = { ...text, restores: null, effectiveAt: later ?? ctx.now };
    return this.#add(ctx, { slug, lang, basedOn }, made);
  }

  async revert(ctx: CommandContext, { slug, lang, basedOn, to }: Input<typeof RevertCall>) {
    const history = await revisionsOf(ctx.tx, slug, lang);
    const earlier = this.#numbered(history, to);
    const { title = null, description = null, markdown = null } = earlier ?? {};
    const restores = markdown === null ? 0 : to;
    const made = { title, description, markdown, restores, effectiveAt: ctx.now };
    return this.#add(ctx, { slug, lang, basedOn }, made);
  }

  async #add(
    ctx: CommandContext,
    { slug, lang, basedOn }: { slug: Slug; lang: Language; basedOn: number },
    text: Pick<Revision, 'title' | 'description' | 'markdown' | 'restores' | 'effectiveAt'>,
  ): Promise<PageEdited> {
    if (isLegalDocument(slug)) throw new Failure('content.legal');
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
      after: {
        revision: number,
        title: text.title,
        restores: text.restores,
        ...(text.effectiveAt > ctx.now ? { effectiveAt: text.effectiveAt.toISOString() } : {}),
      },
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

  /** Returns the text of a page, or of one of its versions from number 1 on. */
  async #version(
    ctx: QueryContext,
    { slug, lang, number }: { slug: Slug; lang: Language; number: number },
  ): Promise<EffectivePage | null> {
    const { tx, now } = ctx;
    const revision = await revisionInForce(tx, slug, lang, now);
    const page = resolvePage((await this.#fileReader(ctx, [slug]))(slug, lang), revision);
    if (number === 0 || !isLegalDocument(slug)) return page;
    const text = await this.#legal.text(tx, { document: slug, number, lang });
    return text && { ...text, updatedAt: page?.updatedAt ?? firstDay, revision: 0, author: '' };
  }

  /** Returns who finds the product's own texts; of those that members accept in the market's edition. */
  async #fileReader({ tx }: QueryContext, pages: readonly Slug[] = slugs) {
    const editions = new Map<Slug, number>();
    // Most pages are no such text: reading one asks for nothing.
    for (const slug of legalDocuments) {
      if (pages.includes(slug)) editions.set(slug, await this.#legal.edition(tx, slug));
    }
    return (slug: Slug, lang: Language) => {
      const edition = editions.get(slug);
      return edition === undefined
        ? this.#files.get(pageKey(slug, lang))
        : fileOfEdition(this.#files, { slug, lang, edition });
    };
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
