import type { Language } from '#contract/options.ts';

/** What stands around a message in its mail. */
export const mailWords: Record<Language, { readonly open: string; readonly why: string }> = {
  zh: {
    open: '在验芯中打开',
    why: '您收到这封邮件，是因为您在 Assay 验芯 的一笔业务有了新进展。本邮件由系统发出，请勿直接回复。',
  },
  en: {
    open: 'Open in Assay',
    why: 'You receive this mail because something happened in your business on Assay. It is sent automatically; please do not reply to it.',
  },
  es: {
    open: 'Abrir en Assay',
    why: 'Recibe este correo porque hay novedades en una operación suya en Assay. Se envía automáticamente; no responda a este mensaje.',
  },
  fr: {
    open: 'Ouvrir dans Assay',
    why: 'Vous recevez ce message parce qu’une de vos affaires sur Assay a évolué. Il est envoyé automatiquement ; merci de ne pas y répondre.',
  },
  ru: {
    open: 'Открыть в Assay',
    why: 'Вы получили это письмо, потому что в вашей сделке на Assay есть новости. Оно отправлено автоматически, отвечать на него не нужно.',
  },
};
