import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  crumb: 'Inventaire',
  update: 'Mettre à jour par tableur',
  title: 'Clés d’envoi',
  text: 'Avec une clé, votre système envoie seul ses listes de stock. Une clé envoie du stock et rien d’autre : ni commandes, ni argent.',
  add: {
    title: 'Nouvelle clé',
    name: 'Nom',
    nameHint: 'Pour les distinguer : « ERP, chaque jour ».',
    send: 'Créer une clé',
    full: 'Vous avez {count} clés. Révoquez-en une d’abord.',
  },
  shown: {
    title: 'Clé « {name} »',
    text: 'La clé n’est montrée que cette fois. Copiez-la et gardez-la en lieu sûr.',
    copy: 'Copier la clé',
    done: 'Je l’ai gardée',
  },
  list: {
    title: 'Vos clés',
    count: '{count} sur {max}',
    none: 'Aucune clé.',
    name: 'Nom',
    hint: 'Commence par',
    mode: 'Effet',
    created: 'Créée (GMT+8)',
    used: 'Dernier usage (GMT+8)',
    never: 'jamais',
    acts: 'Actions',
  },
  revoke: {
    action: 'Révoquer',
    of: 'Révoquer la clé « {name} »',
    title: 'Révoquer la clé « {name} »',
    text: 'Les programmes munis de cette clé ne peuvent plus rien envoyer, dès maintenant. Une clé révoquée ne revient pas.',
    keep: 'La garder',
    done: 'La clé « {name} » est révoquée.',
  },
  how: {
    title: 'Utiliser une clé',
    upload:
      'Envoyez un fichier ; mettez votre clé à la place de {key}. La réponse porte un identifiant.',
    uploadLabel: 'Commande d’envoi',
    status: 'Demandez par {id} ce qu’il est devenu.',
    statusLabel: 'Commande de suivi',
    clear:
      'Un fichier aux colonnes claires est écrit seul. Tout autre vous attend dans « Mettre à jour par tableur », et un message vous prévient.',
  },
} satisfies Translated<typeof zh>;
