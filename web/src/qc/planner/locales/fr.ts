import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  planner: {
    title: 'Ce qu’un échantillon détecte',
    lead: 'Donnez la taille du lot et la part de pièces mauvaises : voici la chance que chaque essai en ait au moins une dans son échantillon (tirage sans remise ; toute mauvaise pièce est vue).',
    lot: 'Taille du lot',
    bad: 'Pièces mauvaises',
    go: 'Calculer',
    lotWrong: 'Un nombre entier de 1 à {max}.',
    badWrong: 'Un nombre de {min} à 100, une décimale au plus.',
    table: 'Chance de détecter le lot',
    test: 'Essai',
    sample: 'Échantillon',
    chance: 'Chance',
    summary: 'Sur {lot}, {bad} sont mauvaises.',
    note: 'La chance ne dépend que de l’échantillon. Un défaut que l’essai ne voit pas n’est pas détecté par plus de pièces.',
  },
} satisfies Translated<typeof zh>;
