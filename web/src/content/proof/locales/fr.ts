import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Preuve des soldes',
  description: 'Racines sur tous les soldes, montants dus et banque, jour par jour.',
  lead: 'Après minuit, GMT+8, tous les soldes et séquestres sont sommés dans un arbre de Merkle dont la racine est publiée ici. Chaque membre télécharge sa feuille et son chemin et vérifie hors ligne qu’il est compté.',
  limits:
    'Elle prouve que votre solde fait partie de la somme publiée. Elle ne prouve pas la banque : ce chiffre est celui du relevé importé par Assay.',
  day: 'Jour',
  owed: 'Dû aux membres',
  bank: 'Banque',
  noStatement: 'sans relevé',
  difference: 'Écart',
  root: 'Racine',
  chain: 'Tête de chaîne',
  none: 'Rien n’est publié',
  noneHint: 'La première racine paraît après le prochain minuit.',
  wallet: 'Télécharger dans le portefeuille',
  check: 'Vérifier hors ligne : {command}',
  audit: 'Journal d’audit',
  auditCheck:
    'À côté figure où s’arrêtait ce jour-là le journal d’audit de l’exploitant : ses lignes et l’empreinte de la dernière. Une ligne réécrite ensuite ne concorde plus. L’exploitant et ses auditeurs comparent : {command}',
} satisfies Translated<typeof zh>;
