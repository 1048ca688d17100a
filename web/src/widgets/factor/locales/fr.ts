import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Second facteur',
  how: 'Moyen de confirmer',
  methods: { totp: 'Application', passkey: 'Clé d’accès', recovery: 'Code de secours' },
  code: 'Code de l’application',
  codeHint: 'Les six chiffres affichés par votre application d’authentification.',
  recoveryCode: 'Code de secours',
  recoveryHint: 'Deux groupes de cinq ; chaque code sert une fois.',
  passkeyText:
    'Le navigateur vous demande votre empreinte, votre visage, votre code PIN ou votre clé de sécurité.',
  noPasskeys: 'Ce navigateur ne gère pas les clés d’accès. Utilisez un autre moyen.',
  usePasskey: 'Utiliser la clé d’accès',
  confirm: 'Confirmer',
  dismissed: 'La clé d’accès n’a pas été utilisée. Réessayez ou utilisez un autre moyen.',
} satisfies Translated<typeof zh>;
