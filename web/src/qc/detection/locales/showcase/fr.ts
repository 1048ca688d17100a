import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  n1: {
    name: 'Marquage laser',
    text: 'Profondeur égale, texture continue, la même dans et hors du repère de broche 1.',
  },
  n2: {
    name: 'Couche noire',
    text: 'L’acétone enlève la couche ; rayures et ancien marquage d’un autre type apparaissent.',
  },
  n3: {
    name: 'Fils complets',
    text: 'Grille, puce et chaque fil concordent avec la référence aux rayons X.',
  },
  n4: {
    name: 'Marquage de la puce',
    text: 'Marque, type et révision de la puce concordent avec le boîtier ; le nombre de plots aussi.',
  },
  n5: {
    name: 'Broches réétamées',
    text: 'La soudure forme des gouttes, relie deux broches et laisse cuivre et flux aux racines.',
  },
  n6: {
    name: 'Ponçage au MEB',
    text: 'Texture d’origine dans le repère de broche 1, rayures d’un seul sens partout ailleurs.',
  },
  n7: {
    name: 'Puce d’une autre taille',
    text: 'La puce du lot, à droite, a environ la moitié du côté de la référence ; la grille est la même.',
  },
  n8: { name: 'Puce absente', text: 'Une pièce sur six est une grille sans puce et sans fils.' },
  n9: {
    name: 'Fissure d’humidité',
    text: 'La microscopie acoustique montre la résine décollée et une fissure qui sort sur le côté.',
  },
  n10: {
    name: 'Date codes mélangés',
    text: 'Dans une bobine, trois pièces portent 2418 et une 1947, contrairement à l’étiquette.',
  },
  n11: {
    name: 'Étiquette contre code-barres',
    text: 'L’étiquette porte -32, son code-barres -16.',
  },
  n12: {
    name: 'Courbe hors famille',
    text: 'La courbe de la broche 17 s’écarte de celles de cinq bonnes pièces et montre une fuite.',
  },
} satisfies Translated<typeof zh>;
