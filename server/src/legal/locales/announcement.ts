import type { Language } from '#contract/option-schemas.ts';

interface Announced {
  readonly title: string;
  readonly changes: string;
  /** A day of GMT+8, `2026-12-12`. */
  readonly effectiveOn: string;
}

type Written = (announced: Announced) => { readonly title: string; readonly body: string };

const written: Readonly<Record<Language, Written>> = {
  zh: ({ title, changes, effectiveOn }) => ({
    title: `${title}将于 ${effectiveOn} 更新`,
    body: `${title}的新版本自 ${effectiveOn} 起适用。届时您下次登录时须确认新版本。变更内容：\n\n${changes}`,
  }),
  en: ({ title, changes, effectiveOn }) => ({
    title: `${title}: a new version from ${effectiveOn}`,
    body: `A new version of “${title}” applies from ${effectiveOn}. You accept it at your first login after that. What changes:\n\n${changes}`,
  }),
  es: ({ title, changes, effectiveOn }) => ({
    title: `${title}: nueva versión a partir del ${effectiveOn}`,
    body: `Una nueva versión de «${title}» se aplica a partir del ${effectiveOn}. La acepta en su primer inicio de sesión posterior. Qué cambia:\n\n${changes}`,
  }),
  fr: ({ title, changes, effectiveOn }) => ({
    title: `${title} : nouvelle version à partir du ${effectiveOn}`,
    body: `Une nouvelle version de « ${title} » s’applique à partir du ${effectiveOn}. Vous l’acceptez à votre première connexion suivante. Ce qui change :\n\n${changes}`,
  }),
  ru: ({ title, changes, effectiveOn }) => ({
    title: `${title}: новая редакция с ${effectiveOn}`,
    body: `Новая редакция документа «${title}» действует с ${effectiveOn}. Вы принимаете её при первом входе после этой даты. Что изменится:\n\n${changes}`,
  }),
};

/** Returns the message that announces a version in one language. */
export const announcementOf = (lang: Language, announced: Announced) => written[lang](announced);
