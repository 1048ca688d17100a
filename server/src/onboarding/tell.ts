import type { Language } from '#contract/options.ts';
import { accountCard } from '#server/accounts/public.ts';
import type { AtAct } from '#server/kit/at.ts';
import { type MessageWords, tell } from '#server/messages/public.ts';
import { mobileOf } from './core/mobile.ts';
import type { OnboardingDeps } from './deps.ts';
import type { Settlement } from './store.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';
import { type OnboardingWords, zh } from './words/zh.ts';

const words: Record<Language, OnboardingWords> = { zh, en, es, fr, ru };

/** The sentences of this slice's messages. */
export const onboardingMessages: MessageWords = {
  zh: zh.messages,
  en: en.messages,
  es: es.messages,
  fr: fr.messages,
  ru: ru.messages,
};

const SETTLEMENT_PAGE = '/seller-settlement';

/** Tells the seller the result of the review: by message and mail, and by text message. */
export async function tellResult(
  { tx, now }: AtAct,
  settlement: Settlement,
  deps: OnboardingDeps,
): Promise<void> {
  const { account_id: to, company, changes } = settlement;
  const card = (await accountCard(tx, [to])).get(to);
  const lang = card?.lang ?? 'zh';
  const result = settlement.state === 'pass' ? 'passed' : 'rejected';
  const name = lang === 'zh' ? company.companyNameCn : company.companyNameEn;
  const notes = changes.map((change) => change.note).join(lang === 'zh' ? '；' : '; ');
  const kind: keyof OnboardingWords['messages'] = `onboarding.${result}`;
  const params = { company: name, count: changes.length, notes };
  await tell(tx, { to, kind, params, link: SETTLEMENT_PAGE, mail: true, now });
  const phone = mobileOf(company.mobileAreaCode, company.mobile);
  if (phone === null) return;
  const text = words[lang].sms[result].replace('{company}', () => name);
  await deps.queueSms(tx, { to: phone, text });
}
