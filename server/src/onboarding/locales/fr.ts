import type { OnboardingWords } from './zh.ts';

export const fr = {
  messages: {
    'onboarding.passed': {
      title: 'Votre agrément est accordé',
      body: 'L’agrément de {company} est accordé. Vous êtes désormais vendeur agréé : ajoutez du stock, chiffrez et recevez des commandes.',
    },
    'onboarding.rejected': {
      title: 'Votre dossier d’agrément est à corriger',
      body: 'Les données de {company} ne répondent pas encore aux exigences (éléments à modifier : {count}) : {notes}. Modifiez-les et envoyez-les de nouveau.',
    },
    'onboarding.changeProposed': {
      title: 'Un changement de vos données attend son examen',
      body: 'Un changement d’adresse, de contact ou de mobile de {company} est proposé ; le support l’examine. Si ce n’était pas vous, retirez-le dans votre agrément et contactez Assay sans attendre.',
    },
    'onboarding.changePassed': {
      title: 'Vos données modifiées sont en vigueur',
      body: 'Le changement d’adresse, de contact ou de mobile de {company} est accepté. Les marchandises renvoyées partent à l’adresse qui figure dans votre agrément.',
    },
    'onboarding.changeRejected': {
      title: 'Le changement de votre adresse est refusé',
      body: 'Le changement d’adresse, de contact ou de mobile de {company} est refusé : {reason}. Les données d’avant restent en vigueur ; vous pouvez le proposer de nouveau.',
    },
  },
  sms: {
    code: '[Assay] Votre code pour vérifier ce mobile : {code}. Valable 10 minutes ; ne le donnez à personne.',
    passed: '[Assay] L’agrément de {company} est accordé. Vous êtes désormais vendeur agréé.',
    rejected:
      '[Assay] Le dossier d’agrément de {company} ne répond pas aux exigences. Connectez-vous, corrigez-le et renvoyez-le.',
    changeProposed:
      '[Assay] Un changement d’adresse, de contact ou de mobile de {company} est proposé. Si ce n’était pas vous, contactez Assay sans attendre.',
    changePassed:
      '[Assay] L’adresse, le contact ou le mobile de {company} a changé. Si ce n’était pas vous, contactez Assay sans attendre.',
    changeRejected:
      '[Assay] Le changement d’adresse de {company} est refusé. Connectez-vous pour en lire le motif.',
  },
} satisfies OnboardingWords;
