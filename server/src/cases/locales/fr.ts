import type { CaseWords } from './zh.ts';

export const fr = {
  messages: {
    'cases.received': {
      title: '{no} est bien reçu',
      body: 'Le support le prend en charge avant le {until}. Chaque étape vous est signalée ici et par e-mail.',
    },
    'cases.answer': {
      title: '{no} a reçu une réponse',
      body: 'Réponse du support : {text}',
    },
    'cases.askBack': {
      title: '{no} attend votre réponse',
      body: 'Le support demande : {text} Répondez avant le {until} ; ensuite le dossier est clos.',
    },
    'cases.end': {
      title: '{no} est clos',
      body: 'Le support a clos le dossier : {text} Vous pouvez le rouvrir sous 30 jours.',
    },
    'cases.expire': {
      title: '{no} a été clos',
      body: 'Sans réponse de votre part pendant 14 jours, le dossier a été clos. Vous pouvez le rouvrir sous 30 jours.',
    },
  },
  mails: {
    received: {
      title: '{no} est bien reçu',
      body: 'Votre dossier {no} est enregistré. Le support le prend en charge avant le {until}. Chaque réponse vous est annoncée par e-mail.',
    },
    answer: {
      title: '{no} a reçu une réponse',
      body: 'Le support a répondu à {no}. Lisez la réponse par le lien ; vous pouvez y poser d’autres questions.',
    },
    askBack: {
      title: '{no} attend votre réponse',
      body: 'Le support a besoin d’un complément pour {no}. Répondez avant le {until} ; ensuite le dossier est clos.',
    },
    end: {
      title: '{no} est clos',
      body: 'Le support a clos {no} en indiquant le motif. Vous pouvez le rouvrir sous 30 jours.',
    },
    expire: {
      title: '{no} a été clos',
      body: 'Sans réponse de votre part pendant 14 jours, {no} a été clos. Vous pouvez le rouvrir sous 30 jours.',
    },
  },
  open: 'Lire le dossier',
  secret: 'Quiconque possède ce lien peut lire le dossier et y répondre. Ne le transmettez pas.',
  brand: 'Assay 验芯',
  why: 'Vous recevez ce message parce que quelqu’un a envoyé un dossier à Assay avec cette adresse. Si ce n’est pas vous, ignorez-le.',
  queue: {
    legal: 'Demande juridique',
    complaint: 'Réclamation contre un vendeur',
    feedback: 'Remarque',
  },
  anonymous: 'visiteur',
} satisfies CaseWords;
