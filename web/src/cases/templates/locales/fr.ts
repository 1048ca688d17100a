import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Modèles de réponse',
  about:
    'Textes de réponse aux dossiers, un dans chacune des cinq langues ; ils sont insérés dans la langue de l’auteur.',
  add: 'Ajouter un modèle',
  none: 'Il n’y a pas encore de modèle.',
  name: 'Nom',
  used: 'Utilisations',
  usedAt: 'Dernière utilisation',
  never: 'jamais',
  changed: 'Dernière modification',
  history: 'Historique',
  version: 'Version',
  number: 'Version {number}',
  restore: 'Rétablir',
  restored: 'La version {number} est dans le formulaire ; enregistrez-la pour l’utiliser.',
  edit: 'Modifier',
  save: 'Enregistrer',
  saved: 'Le modèle est enregistré.',
  remove: 'Supprimer',
  removeSure: 'Supprimer définitivement',
  removed: 'Le modèle est supprimé.',
  placeholders: 'Les noms entre accolades sont remplis d’après le dossier :',
  insert: 'Insérer un modèle',
  choose: 'Choisir un modèle',
  inLang: 'Inséré en {lang}',
  example: {
    name: 'Client',
    seller: 'Société vendeuse',
    handler: 'Support',
  },
} satisfies Translated<typeof zh>;
