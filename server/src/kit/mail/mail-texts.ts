import type { Language } from '#contract/option-schemas.ts';

/** The words of the mailbox page. */
export interface MailboxTexts {
  readonly title: string;
  readonly note: string;
  readonly empty: string;
  readonly to: string;
  readonly subject: string;
  readonly code: string;
  readonly time: string;
  readonly sms: string;
  readonly all: string;
  readonly missing: string;
}

export const mailboxTexts: Record<Language, MailboxTexts> = {
  zh: {
    title: '开发邮箱',
    note: '未配置邮件服务器，系统发出的邮件和短信都在这里。仅用于开发环境。',
    empty: '还没有邮件。',
    to: '收件人',
    subject: '主题',
    code: '验证码',
    time: '时间',
    sms: '短信',
    all: '全部邮件',
    missing: '没有这封邮件。',
  },
  en: {
    title: 'Development mailbox',
    note: 'No mail server is configured: every mail and text message arrives here. Development only.',
    empty: 'No mail yet.',
    to: 'To',
    subject: 'Subject',
    code: 'Code',
    time: 'Time',
    sms: 'Text message',
    all: 'All mail',
    missing: 'There is no such mail.',
  },
  es: {
    title: 'Buzón de desarrollo',
    note: 'No hay servidor de correo configurado: todos los correos y SMS llegan aquí. Solo para desarrollo.',
    empty: 'Todavía no hay correos.',
    to: 'Para',
    subject: 'Asunto',
    code: 'Código',
    time: 'Hora',
    sms: 'SMS',
    all: 'Todos los correos',
    missing: 'Ese correo no existe.',
  },
  fr: {
    title: 'Boîte de développement',
    note: 'Aucun serveur de messagerie n’est configuré : les e-mails et SMS arrivent ici. Développement uniquement.',
    empty: 'Pas encore de message.',
    to: 'À',
    subject: 'Objet',
    code: 'Code',
    time: 'Heure',
    sms: 'SMS',
    all: 'Tous les messages',
    missing: 'Ce message n’existe pas.',
  },
  ru: {
    title: 'Почтовый ящик разработки',
    note: 'Почтовый сервер не настроен: все письма и SMS приходят сюда. Только для разработки.',
    empty: 'Писем пока нет.',
    to: 'Кому',
    subject: 'Тема',
    code: 'Код',
    time: 'Время',
    sms: 'SMS',
    all: 'Все письма',
    missing: 'Такого письма нет.',
  },
};
