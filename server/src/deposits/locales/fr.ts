import type { DepositSentences } from './zh.ts';

export const fr = {
  'deposits.confirm': {
    title: 'Le dépôt {no} est arrivé',
    body: 'Le dépôt d’intégrité de {amount} est arrivé.',
  },
  'deposits.fail': {
    title: 'Le dépôt {no} n’a pas été trouvé',
    body: 'Le dépôt d’intégrité de {amount} n’a pas pu être confirmé : {reason}',
  },
  'deposits.refuseReturn': {
    title: 'Le dépôt {no} n’est pas restitué maintenant',
    body: 'Le dépôt d’intégrité de {amount} n’est pas restitué maintenant : {reason}',
  },
  'deposits.payBack': {
    title: 'Le dépôt {no} a été restitué',
    body: 'Le dépôt d’intégrité de {amount} est retourné au compte d’origine.',
  },
  'deposits.bankReturn': {
    title: 'La banque a renvoyé le dépôt {no}',
    body: 'Le dépôt d’intégrité de {amount} n’est pas arrivé sur votre compte : {reason}. Choisissez un autre compte en CNY ; le service financier le paie de nouveau.',
  },
  'deposits.payBackElsewhere': {
    title: 'Le dépôt {no} a été restitué',
    body: 'Le dépôt d’intégrité de {amount} a été versé sur le compte que vous avez choisi.',
  },
} satisfies DepositSentences;
