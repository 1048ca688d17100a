import type { HandlerOutput } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { type Catalogue, withIncluded } from '#contract/qc/catalogue.ts';
import type { opsServiceList, serviceList } from '#contract/qc/service-calls.ts';
import type { ServiceContent, ServiceEdited } from '#contract/qc/service-schemas.ts';
import { labServices, type ServiceSlug } from '#contract/qc/services.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { revisionStates } from '#server/kit/revisions.ts';
import { catalogueOf, centsOf, ownContent } from '../core/service-content.ts';
import type { QcDeps } from '../deps.ts';
import {
  findServiceDraft,
  listScheduledServices,
  listServiceDrafts,
  listServiceRevisions,
  listServicesInForce,
} from '../store/services.ts';

/** Returns the catalogue that orders and plans are priced by at a time. */
export async function catalogueInForce(db: Db, now: Date): Promise<Catalogue> {
  return catalogueOf((await listServicesInForce(db, now)).map(({ content }) => content));
}

/** Returns the price of tests at a time, each once, those that every lot gets for nothing among them. */
export async function pricesOf(
  db: Db,
  tests: readonly TestCode[],
  now: Date,
): Promise<Partial<Record<TestCode, bigint>>> {
  const from = await catalogueInForce(db, now);
  return Object.fromEntries(withIncluded(tests).map((test) => [test, from[test].priceMinor]));
}

const offered = ({ tests }: ServiceContent) =>
  tests.map(({ price, ...one }) => ({ ...one, price: wire(centsOf(price)) }));

/** Returns the services as they are sold today, in the reader's language. */
export async function listServices(
  ctx: RequestContext,
  deps: Pick<QcDeps, 'files'>,
): Promise<HandlerOutput<typeof serviceList>> {
  const published = new Map(
    (await listServicesInForce(ctx.tx, ctx.now)).map((one) => [one.slug, one]),
  );
  return labServices.map(({ slug }) => {
    const one = published.get(slug);
    const content = one?.content ?? ownContent(slug);
    return {
      slug,
      revision: one?.number ?? 0,
      tests: offered(content),
      texts: content.texts[ctx.lang],
      pictures: content.pictures.map((url) => deps.files.link(url, ctx.now)),
    };
  });
}

/** Returns all services for the content desk, and whether each has a draft. */
export async function listOpsServices(
  ctx: RequestContext,
): Promise<HandlerOutput<typeof opsServiceList>> {
  const published = new Map(
    (await listServicesInForce(ctx.tx, ctx.now)).map((one) => [one.slug, one]),
  );
  const drafts = new Map((await listServiceDrafts(ctx.tx)).map((one) => [one.slug, one]));
  const scheduled = new Map(
    (await listScheduledServices(ctx.tx, ctx.now)).map(({ slug, number, effectiveAt }) => [
      slug,
      { revision: number, at: effectiveAt.toISOString() },
    ]),
  );
  return labServices.map(({ slug }) => {
    const one = published.get(slug);
    const draft = drafts.get(slug);
    return {
      slug,
      revision: one?.number ?? 0,
      publishedAt: one?.effectiveAt.toISOString() ?? null,
      author: one?.authorName ?? '',
      tests: offered(one?.content ?? ownContent(slug)),
      draft: draft ? { author: draft.authorName, savedAt: draft.savedAt.toISOString() } : null,
      scheduled: scheduled.get(slug) ?? null,
    };
  });
}

/** Returns a service for its editor. */
export async function findEditedService(
  ctx: Pick<RequestContext, 'tx' | 'now'>,
  deps: Pick<QcDeps, 'files'>,
  slug: ServiceSlug,
): Promise<ServiceEdited> {
  const history = await listServiceRevisions(ctx.tx, slug);
  const draft = await findServiceDraft(ctx.tx, slug);
  const states = revisionStates(history, ctx.now);
  const content = history[0]?.content ?? ownContent(slug);
  const contents = [
    content,
    ...history.map((one) => one.content),
    ...(draft ? [draft.content] : []),
  ];
  const urls = new Set(contents.flatMap((one) => one.pictures));
  return {
    slug,
    revision: history[0]?.number ?? 0,
    content,
    draft: draft && {
      version: draft.version,
      content: draft.content,
      author: draft.authorName,
      savedAt: draft.savedAt.toISOString(),
    },
    history: history.map((one) => ({
      number: one.number,
      author: one.authorName,
      at: one.publishedAt.toISOString(),
      effectiveAt: one.effectiveAt.toISOString(),
      state: states.get(one.number) ?? 'past',
      content: one.content,
    })),
    links: Object.fromEntries([...urls].map((url) => [url, deps.files.link(url, ctx.now)])),
  };
}
