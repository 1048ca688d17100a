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
    'cases.forward': {
      title: '{no} a été transmis au vendeur',
      body: 'Le support a transmis votre réclamation. Le vendeur répond avant le {until}.',
    },
    'cases.reopen': {
      title: '{no} est rouvert',
      body: 'Le support a rouvert le dossier : {text}',
    },
    'cases.passOn': {
      title: '{no} : réponse du vendeur',
      body: 'Le support vous transmet la réponse du vendeur : {text}',
    },
    'cases.seller.forward': {
      title: 'La réclamation {no} attend votre réponse',
      body: 'Le support vous transmet une réclamation visant votre société : {text} Répondez avant le {until}.',
    },
    'cases.seller.askSeller': {
      title: 'La réclamation {no} attend une autre réponse',
      body: 'Le support demande : {text} Répondez avant le {until}.',
    },
    'cases.seller.sellerSilent': {
      title: 'Le délai de réponse à {no} est écoulé',
      body: 'Aucune réponse n’est venue ; le support n’attend plus. Vous pouvez répondre jusqu’à la clôture.',
    },
    'cases.seller.withdrawForward': {
      title: 'La réclamation {no} a été retirée',
      body: 'Le support a retiré la réclamation transmise : {text} Aucune réponse n’est nécessaire.',
    },
    'cases.seller.closed': {
      title: 'La réclamation {no} est close',
      body: 'Cette réclamation est close et n’accepte plus de réponse.',
    },
    'cases.seller.reopened': {
      title: 'La réclamation {no} est rouverte',
      body: 'Cette réclamation a été rouverte. Si vous n’y avez pas encore répondu, vous pouvez le faire maintenant.',
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
    forward: {
      title: '{no} a été transmis au vendeur',
      body: 'Le support a transmis {no} au vendeur, qui répond avant le {until}.',
    },
    reopen: {
      title: '{no} est rouvert',
      body: 'Le support a rouvert {no} en indiquant le motif. Lisez-le par le lien ci-dessous.',
    },
    passOn: {
      title: '{no} : réponse du vendeur',
      body: 'Le vendeur a répondu à {no}. Lisez-le par le lien ci-dessous ; vous pouvez y poser d’autres questions.',
    },
  },
  open: 'Lire le dossier',
  secret: 'Quiconque possède ce lien peut lire le dossier et y répondre. Ne le transmettez pas.',
  brand: 'Assay 验芯',
  why: 'Vous recevez ce message parce que quelqu’un a envoyé un dossier à Assay avec cette adresse. Si ce n’est pas vous, ignorez-le.',
  forward: { silent: 'le vendeur n’a pas répondu à temps', answered: 'le vendeur a répondu' },
  queue: {
    legal: 'Demande juridique',
    complaint: 'Réclamation contre un vendeur',
    feedback: 'Remarque',
  },
  anonymous: 'visiteur',
} satisfies CaseWords;
