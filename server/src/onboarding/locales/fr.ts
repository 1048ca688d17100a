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
  },
  sms: {
    code: '[Assay] Votre code pour vérifier ce mobile : {code}. Valable 10 minutes ; ne le donnez à personne.',
    passed: '[Assay] L’agrément de {company} est accordé. Vous êtes désormais vendeur agréé.',
    rejected:
      '[Assay] Le dossier d’agrément de {company} ne répond pas aux exigences. Connectez-vous, corrigez-le et renvoyez-le.',
  },
} satisfies OnboardingWords;
