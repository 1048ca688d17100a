import type { Language } from '#contract/option-schemas.ts';
import { accountCard } from '#server/accounts/public.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { type MessageTemplates, notify } from '#server/messages/public.ts';
import { mobileOf } from './core/mobile.ts';
import type { OnboardingDeps } from './deps.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type OnboardingWords, zh } from './locales/zh.ts';
import type { AddressChange } from './store/address-changes.ts';
import { readSettlement, type Settlement } from './store/settlements.ts';

const words: Record<Language, OnboardingWords> = { zh, en, es, fr, ru };

/** The sentences of this slice's messages. */
export const onboardingMessages: MessageTemplates = {
  zh: zh.messages,
  en: en.messages,
  es: es.messages,
  fr: fr.messages,
  ru: ru.messages,
};

/** Returns the text message that carries a code. */
export const codeText = (lang: Language, code: string): string =>
  words[lang].sms.code.replace('{code}', code);

const SETTLEMENT_PAGE = '/seller-settlement';

/** Tells the seller the result of the review: by message and mail, and by text message. */
export async function notifyResult(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  settlement: Settlement,
  deps: OnboardingDeps,
): Promise<void> {
  const { accountId: to, company, changes } = settlement;
  const card = (await accountCard(tx, [to])).get(to);
  const lang = card?.lang ?? 'zh';
  const result = settlement.state === 'pass' ? 'passed' : 'rejected';
  const name = lang === 'zh' ? company.companyNameCn : company.companyNameEn;
  const notes = changes.map((change) => change.note).join(lang === 'zh' ? '；' : '; ');
  const kind: keyof OnboardingWords['messages'] = `onboarding.${result}`;
  const params = { company: name, count: changes.length, notes };
  await notify(tx, { to, kind, params, link: SETTLEMENT_PAGE, mail: true, now });
  const phone = mobileOf(company.mobileAreaCode, company.mobile);
  if (phone === null) return;
  const text = words[lang].sms[result].replace('{company}', () => name);
  await deps.queueSms(tx, { to: phone, text });
}

const changeWords = {
  proposed: 'changeProposed',
  pass: 'changePassed',
  rejected: 'changeRejected',
} as const;

/**
 * Tells the seller of a proposed address, and what became of it: by message and mail, and by text
 * message. A mobile that was replaced gets it as well: its reader may know nothing of the change.
 */
export async function notifyOfChange(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  change: AddressChange,
  deps: OnboardingDeps,
): Promise<void> {
  const { accountId: to, state, reason, before, after } = change;
  if (state === 'withdrawn') return;
  const card = (await accountCard(tx, [to])).get(to);
  const company = (await readSettlement(tx, to))?.company;
  const lang = card?.lang ?? 'zh';
  const name = (lang === 'zh' ? company?.companyNameCn : company?.companyNameEn) ?? '';
  const kind: keyof OnboardingWords['messages'] = `onboarding.${changeWords[state]}`;
  const params = { company: name, reason };
  await notify(tx, { to, kind, params, link: SETTLEMENT_PAGE, mail: true, now });
  const text = words[lang].sms[changeWords[state]];
  const numbers = (state === 'pass' ? [before, after] : [before]).map((contact) =>
    mobileOf(contact.mobileAreaCode, contact.mobile),
  );
  for (const phone of new Set(numbers)) {
    if (phone === null) continue;
    await deps.queueSms(tx, { to: phone, text: text.replace('{company}', () => name) });
  }
}
