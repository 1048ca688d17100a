import type { OnboardingWords } from './zh.ts';

export const fr = {
  messages: {
    'onboarding.passed': {
      title: 'Votre inscription de vendeur est acceptée',
      body: 'L’inscription de {company} a passé l’examen. Vous êtes désormais vendeur officiel : ajoutez du stock, cotez et recevez des commandes.',
    },
    'onboarding.rejected': {
      title: 'Votre inscription de vendeur est à modifier',
      body: 'Les données de {company} ne répondent pas encore aux exigences (éléments à modifier : {count}) : {notes}. Modifiez-les et envoyez-les de nouveau.',
    },
  },
  sms: {
    code: '[Assay] Votre code pour vérifier ce mobile : {code}. Valable 10 minutes ; ne le donnez à personne.',
    passed:
      '[Assay] L’inscription de {company} est acceptée. Vous êtes désormais vendeur officiel.',
    rejected:
      '[Assay] Les données d’inscription de {company} ne répondent pas aux exigences. Connectez-vous, modifiez-les et renvoyez-les.',
  },
} satisfies OnboardingWords;
