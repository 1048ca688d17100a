import type { Language } from '#contract/option-schemas.ts';

export interface MailWords {
  readonly open: string;
  /** Leads to the carrier's page of a parcel. */
  readonly track: string;
  readonly why: string;
  /** The same of a notice that many get. */
  readonly whyNotice: string;
  /** The same of news of watched parts. */
  readonly whyWatches: string;
  /** Leads to the refusal of mails like this one. */
  readonly refuse: string;
}

/** The texts around a message in its mail. */
export const mailWords: Record<Language, MailWords> = {
  zh: {
    open: '在验芯中打开',
    track: '在承运商网站查询包裹',
    why: '您收到这封邮件，是因为您在 Assay 验芯 的一笔业务有了新进展。本邮件由系统发出，请勿直接回复。',
    whyNotice:
      '您收到这封邮件，是因为您在 Assay 验芯 有账户，而这条通知涉及所有收件人。本邮件由系统发出，请勿直接回复。',
    whyWatches:
      '您收到这封邮件，是因为您在 Assay 验芯 关注了这些型号。本邮件由系统发出，请勿直接回复。',
    refuse: '不再接收此类邮件',
  },
  en: {
    open: 'Open in Assay',
    track: 'Track the parcel at the carrier',
    why: 'You receive this mail because something happened in your business on Assay. It is sent automatically; please do not reply to it.',
    whyNotice:
      'You receive this mail because you have an account on Assay and the notice matters to it. It is sent automatically; please do not reply to it.',
    whyWatches:
      'You receive this mail because you watch these parts on Assay. It is sent automatically; please do not reply to it.',
    refuse: 'No longer receive mails like this one',
  },
  es: {
    open: 'Abrir en Assay',
    track: 'Seguir el paquete en el sitio del transportista',
    why: 'Recibe este correo porque hay novedades en una operación suya en Assay. Se envía automáticamente; no responda a este mensaje.',
    whyNotice:
      'Recibe este correo porque tiene una cuenta en Assay y el aviso le concierne. Se envía automáticamente; no responda a este mensaje.',
    whyWatches:
      'Recibe este correo porque sigue estas referencias en Assay. Se envía automáticamente; no responda a este mensaje.',
    refuse: 'Dejar de recibir correos como este',
  },
  fr: {
    open: 'Ouvrir dans Assay',
    track: 'Suivre le colis chez le transporteur',
    why: 'Vous recevez ce message parce qu’une de vos affaires sur Assay a évolué. Il est envoyé automatiquement ; merci de ne pas y répondre.',
    whyNotice:
      'Vous recevez ce message parce que vous avez un compte sur Assay et que cet avis le concerne. Il est envoyé automatiquement ; merci de ne pas y répondre.',
    whyWatches:
      'Vous recevez ce message parce que vous suivez ces références sur Assay. Il est envoyé automatiquement ; merci de ne pas y répondre.',
    refuse: 'Ne plus recevoir ce type d’e-mails',
  },
  ru: {
    open: 'Открыть в Assay',
    track: 'Отследить посылку на сайте перевозчика',
    why: 'Вы получили это письмо, потому что в вашей сделке на Assay есть новости. Оно отправлено автоматически, отвечать на него не нужно.',
    whyNotice:
      'Вы получили это письмо, потому что у вас есть аккаунт на Assay и уведомление его касается. Оно отправлено автоматически, отвечать на него не нужно.',
    whyWatches:
      'Вы получили это письмо, потому что следите за этими позициями на Assay. Оно отправлено автоматически, отвечать на него не нужно.',
    refuse: 'Больше не получать таких писем',
  },
};
