import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  visual: {
    name: 'Contrôle visuel',
    finds:
      'Remarquage, ponçage, pièces récupérées sur carte, broches tordues, lots mélangés, étiquettes ou documents en désaccord avec la marchandise.',
  },
  solvent: {
    name: 'Essais au solvant',
    finds:
      'Faux marquages à l’encre, couches noires et surfaces recouvertes après ponçage : l’ancien marquage ou les rayures apparaissent.',
  },
  'lead-check': {
    name: 'Contrôle des broches',
    finds:
      'Broches réétamées, restes de soudure, ponts, cuivre à nu, oxyde, broches tordues, défaut de coplanarité.',
  },
  sem: {
    name: 'Microscope électronique (MEB)',
    finds:
      'Traces de ponçage, bords de couches et cassures que l’optique ne distingue pas, fissures fines.',
  },
  'x-ray': {
    name: 'Rayons X',
    finds:
      'Puces absentes ou d’une autre taille, fils rompus ou en court-circuit, autre grille, vides dans la soudure.',
  },
  'acoustic-scanning': {
    name: 'Microscopie acoustique',
    finds:
      'Résine décollée de la grille ou de la puce, pores, fissures dues à l’humidité en refusion.',
  },
  decapsulation: {
    name: 'Décapsulation',
    finds:
      'Fabricant, type ou révision de la puce en désaccord avec le marquage, autre puce, circuits brûlés ou corrodés.',
  },
  xrf: {
    name: 'Analyse quantitative de surface (XRF)',
    finds:
      'Revêtement d’une autre composition ou épaisseur, étamage au plomb vendu sans plomb, matière de boîtier inhabituelle.',
  },
  'lead-free': {
    name: 'Contrôle sans plomb',
    finds:
      'Plomb au-delà de la limite RoHS dans broches et billes, et lots vendus comme sans plomb qui en contiennent.',
  },
  solderability: {
    name: 'Brasabilité',
    finds: 'Broches que la soudure ne mouille pas : oxyde, revêtement vieilli, saleté.',
  },
  electrical: {
    name: 'Essai électrique',
    finds:
      'Valeurs continues hors limites, broches ouvertes ou en court-circuit, fuites, courbes différentes d’une bonne pièce.',
  },
  functional: {
    name: 'Essai fonctionnel',
    finds:
      'Pièces alimentées qui ne fonctionnent pas ou n’atteignent pas leurs valeurs alternatives, leur vitesse ou leurs fonctions.',
  },
  'ddr-memory': {
    name: 'Essai de mémoire DDR',
    finds:
      'Cellules mauvaises, lignes d’adresse en défaut, pièces plus lentes, capacité inférieure au marquage.',
  },
  mlcc: {
    name: 'Essai MLCC',
    finds:
      'Capacité, pertes, isolement ou tenue en tension hors limites, autre diélectrique, extrémités fissurées.',
  },
  'jtag-boundary-scan': {
    name: 'JTAG et boundary scan',
    finds:
      'Code d’identité faux, broches ouvertes ou bloquées, chaînes rompues, pièces verrouillées ou déjà écrites.',
  },
  'transistor-mosfet': {
    name: 'Essai de transistors et MOSFET',
    finds:
      'Claquage, seuil, résistance, gain ou fuite hors limites, petites puces vendues comme grandes.',
  },
  programming: {
    name: 'Programmation',
    finds:
      'Pièces impossibles à effacer ou à écrire, vérification en échec, autre identité, déjà écrites. Votre fichier peut aussi être écrit.',
  },
  ageing: {
    name: 'Vieillissement (déverminage)',
    finds: 'Défaillances précoces : les pièces qui lâchent d’abord sous chaleur et tension.',
  },
  'thermal-cycling': {
    name: 'Cycles thermiques',
    finds: 'Liaisons faibles, décollements et fissures visibles seulement à la dilatation.',
  },
  reliability: {
    name: 'Essais de fiabilité',
    finds:
      'Défaillances en stockage chaud, chaleur humide, choc thermique et contrainte mécanique.',
  },
  'tape-and-reel': {
    name: 'Mise en bande et bobine',
    finds:
      'Pièces en vrac, tube ou plateau remises en bande ; sens, nombre et force de pelage sont contrôlés.',
  },
  'antistatic-packing': {
    name: 'Emballage antistatique avec dessiccant',
    finds: 'Une marchandise humide ou sans protection est étuvée, ensachée et scellée.',
  },
} satisfies Translated<typeof zh>;
