import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  maker: 'Préparé par',
  checker: 'Contrôlé par',
  waitsForOther: 'Vous avez préparé cette demande. Un autre collègue décide.',
  mayDecide: 'Vous n’avez pas préparé cette demande, vous pouvez donc décider.',
  staffIsParty: 'Vous êtes partie à la commande. Une autre personne décide de cette demande.',
  until: 'À décider avant le {at}.',
  note: 'Note',
  noteAside: 'obligatoire pour renvoyer ou rejeter',
  noteNeeded: 'Dites pourquoi : la personne qui l’a préparée le lira.',
  sendBack: 'Renvoyer à {name}',
  refuse: 'Rejeter',
  withdraw: 'Retirer ma demande',
  approved: '{subject} est approuvé et exécuté.',
  refused: '{subject} est rejeté.',
  sentBack: '{subject} est renvoyé à la personne qui l’a préparé.',
  withdrawn: 'La demande sur {subject} est retirée.',
} satisfies Translated<typeof zh>;
