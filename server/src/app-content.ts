import { blacklistRef, noticeRef, pageRef } from '#contract/content/refs.ts';
import type { Language } from '#contract/option-schemas.ts';
import type * as accounts from './accounts/public.ts';
import type { operatorOf } from './app-operator.ts';
import * as content from './content/public.ts';
import * as legal from './legal/public.ts';
import * as notices from './notices/public.ts';
import type { QueueSource } from './operator/public.ts';
import * as qc from './qc/public.ts';

type Step = 'draft' | 'decide' | 'publish' | 'notify' | 'appeal' | 'drop' | 'translate';

const words: Readonly<Record<Language, Readonly<Record<Step, string>>>> = {
  zh: {
    draft: '草稿，待提交复核',
    decide: '待第二人复核',
    publish: '待发布',
    notify: '待通知供应商',
    appeal: '待裁定申诉',
    drop: '公示期已过，待撤销',
    translate: '中文已更新，译文待修订',
  },
  en: {
    draft: 'Draft, not proposed yet',
    decide: 'Waits for a second person',
    publish: 'To publish',
    notify: 'Supplier to notify',
    appeal: 'Appeal to decide',
    drop: 'Last day over: to drop',
    translate: 'The Chinese text changed since',
  },
  es: {
    draft: 'Borrador, aún sin proponer',
    decide: 'Espera a una segunda persona',
    publish: 'Por publicar',
    notify: 'Proveedor por avisar',
    appeal: 'Recurso por decidir',
    drop: 'Plazo vencido: por descartar',
    translate: 'El texto chino ha cambiado después',
  },
  fr: {
    draft: 'Brouillon, pas encore proposé',
    decide: 'Attend une deuxième personne',
    publish: 'À publier',
    notify: 'Fournisseur à prévenir',
    appeal: 'Recours à trancher',
    drop: 'Dernier jour passé : à abandonner',
    translate: 'Le texte chinois a changé depuis',
  },
  ru: {
    draft: 'Черновик, ещё не предложен',
    decide: 'Ждёт второго сотрудника',
    publish: 'Опубликовать',
    notify: 'Уведомить поставщика',
    appeal: 'Решить по жалобе',
    drop: 'Срок истёк: отменить',
    translate: 'Китайский текст с тех пор изменился',
  },
};

const none = { amount: null, orderState: null, dueAt: null } as const;

/** Open work of the content desk: drafts, steps of the blacklist, translations behind their source. */
export const contentQueue: QueueSource = {
  key: 'content',
  desk: 'content',
  record: 'content',
  async list(db, { now, lang, readerId }) {
    const said = words[lang];
    const drafts = (await legal.listOpenDrafts(db, lang)).map((one) => ({
      ...none,
      ref: one.document,
      link: `/ops/content/terms?document=${one.document}`,
      subject: one.title,
      detail: said[one.decideBy === null ? 'draft' : 'decide'],
      dueAt: one.decideBy,
      since: one.since,
    }));
    const unsent = (await notices.noticeDrafts(db, lang)).map(({ id, title, since }) => ({
      ...none,
      ref: noticeRef(id),
      link: `/ops/notices?id=${id}`,
      subject: title,
      detail: said.publish,
      since,
    }));
    const entries = (await content.openBlacklist(db, { now, readerId })).map((one) => ({
      ...none,
      ref: blacklistRef(one.id),
      link: `/ops/content/blacklist?id=${one.id}`,
      subject: `${one.supplier} · ${one.mpn}`,
      detail: said[one.step],
      since: one.since,
    }));
    const stale = (await content.stalePages(db)).map((one) => ({
      ...none,
      ref: pageRef(one.slug, one.lang),
      link: `/ops/content/pages/${one.slug}/${one.lang}`,
      subject: one.title,
      detail: said.translate,
      since: one.since,
    }));
    return [...drafts, ...unsent, ...entries, ...stale];
  },
  async hiddenFrom(db, staffId) {
    const hidden = await content.findOwnUnnotified(db, staffId);
    return hidden.map((id) => ({ kind: 'blacklist', id, ref: blacklistRef(id) }));
  },
};

/** Versions of the terms begin with the information pages. */
const legalDeps: legal.LegalDeps = {
  firstText: async (db, slug, lang) => {
    const edition = await legal.firstEdition(db, slug);
    return content.firstPageText(db, { slug, lang, edition });
  },
  newerText: async (db, slug, lang) => {
    const edition = await legal.firstEdition(db, slug);
    return content.newerPageText({ slug, lang, edition });
  },
};

/** The versions that a member accepts before it goes on. */
export const termsOfMembers: NonNullable<accounts.AccountsDeps['terms']> = {
  isPending: legal.hasPendingTerms,
  listPending: (db, reader) => legal.pendingTerms(db, legalDeps, reader),
  acceptInForce: legal.acceptInForce,
  accept: legal.acceptTerms,
  decline: legal.declineTerms,
};

/** Information pages, and the terms and privacy notice by versions. */
export const composeContent = (operator: ReturnType<typeof operatorOf>) =>
  [
    content.contentSlice({
      reportsOf: qc.reportsOf,
      operator,
      legal: { list: legal.legalVersions, text: legal.legalText, edition: legal.firstEdition },
    }),
    legal.legalSlice(legalDeps),
  ] as const;
