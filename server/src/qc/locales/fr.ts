import { reportWords } from '#contract/qc/locales/fr.ts';
import type { QcTexts } from './zh.ts';

export const fr = {
  tests: {
    documents: {
      name: 'Documents et emballage',
      finds: 'Étiquettes, papiers et emballage anti-humidité qui ne concordent pas',
    },
    generalVisual: {
      name: 'Visuel général',
      finds: 'Pièces mélangées, mal orientées ou humides dans tout le lot',
    },
    detailedVisual: {
      name: 'Visuel détaillé',
      finds: 'Traces de ponçage, de remarquage et de réétamage, cotes fausses',
    },
    solventRemarking: {
      name: 'Solvant : remarquage',
      finds: 'Une encre qu’un solvant enlève',
    },
    solventResurfacing: {
      name: 'Solvant : surface',
      finds: 'Un revêtement qui cache un ponçage',
    },
    sem: { name: 'MEB', finds: 'Texture laissée par le sablage ou le ponçage' },
    surfaceAnalysis: {
      name: 'Analyse quantitative de surface',
      finds: 'Composition et épaisseur du revêtement',
    },
    xray: { name: 'Rayons X', finds: 'Puce, fils ou grille absents ou différents' },
    leadCheck: { name: 'Contrôle des broches', finds: 'Broches tordues, oxydées ou réétamées' },
    leadFree: { name: 'Sans plomb', finds: 'Plomb au-dessus de la limite RoHS' },
    decapsulation: {
      name: 'Décapsulation',
      finds: 'Une puce qui n’est pas du fabricant : dessin, logo et année',
    },
    thermalCycling: {
      name: 'Cycles thermiques',
      finds: 'Fissures et mauvais contacts quand la température change',
    },
    electrical: {
      name: 'Électrique',
      finds: 'Paramètres continus hors de la fiche technique',
    },
    functional: {
      name: 'Fonctionnel',
      finds: 'Une pièce qui ne fonctionne pas selon sa fiche technique',
    },
    solderability: { name: 'Brasabilité', finds: 'Broches que la brasure ne mouille pas' },
    ageing: { name: 'Vieillissement (déverminage)', finds: 'Défaillances précoces' },
    acousticScanning: {
      name: 'Microscopie acoustique',
      finds: 'Délaminage, pores et fissures « popcorn »',
    },
    ddrMemory: { name: 'Mémoire DDR', finds: 'Cellules défectueuses, mémoire lente ou réduite' },
    mlcc: { name: 'MLCC', finds: 'Capacité et isolement hors limites' },
    boundaryScan: {
      name: 'Essai boundary scan (JTAG)',
      finds: 'Code d’identité faux, broches ouvertes ou bloquées',
    },
    transistor: { name: 'Transistor et MOSFET', finds: 'Valeurs hors limites, puces trop petites' },
    programming: { name: 'Programmation', finds: 'Pièces verrouillées, déjà écrites ou fausses' },
    reliability: { name: 'Fiabilité', finds: 'Défaillances sous chaleur, humidité, contrainte' },
    tapeAndReel: { name: 'Mise en bande et bobine', finds: 'Nombre, sens et force de pelage' },
    antistaticPacking: { name: 'Emballage antistatique', finds: 'Humidité et blindage perdu' },
  },
  outcomes: {
    pass: 'Conforme',
    fail: 'Non conforme',
    suspect: 'Suspect',
    inconclusive: 'Non concluant',
  },
  verdicts: {
    pass: 'CONFORME',
    conditional: 'SOUS RÉSERVE',
    suspect: 'SUSPECT',
    fail: 'NON CONFORME',
  },
  grades: {
    A: 'd’origine, scellé',
    B: 'd’origine, réemballé',
    C: 'neuf, en vrac, marques visibles',
    D: 'reconditionné, fonctionne',
    E: 'hors tolérance',
    F: 'marquage refait',
    G: 'contrefait',
  },
  conditions: { brandNew: 'Neuf, d’origine', likeNew: 'Neuf, en vrac', reNew: 'Reconditionné' },
  goodsTypes: {
    originalUnder3: 'D’origine, moins de 3 ans',
    originalOver3: 'D’origine, plus de 3 ans',
    bulkNew: 'Neuf en vrac',
    refurbished: 'Reconditionné',
  },
  statuses: {
    valid: 'Valide',
    superseded: 'Remplacé par un rapport plus récent',
    revoked: 'Révoqué',
  },
  title: 'Rapport d’essai',
  issued: 'émis le {at}',
  verify: 'vérifier',
  revision: 'révision {n}',
  stamp: { grade: 'grade', sampling: 'prélèvement', mark: 'laboratoire', week: 'semaine' },
  facts: { ...reportWords.facts, none: 'aucun' },
  table: reportWords.table,
  photos: { ...reportWords.photos, note: '{shown} sur {all}, toutes aux pages suivantes' },
  conclusion: reportWords.conclusion,
  detail: reportWords.detail,
  foot: {
    scope:
      'Les résultats valent pour les pièces testées. Vérifiez ce rapport sur {address} avec le code ci-dessus ; une copie qui ne se vérifie pas ne vient pas de nous.',
    edition: 'Échantillonnage selon {edition} ; aucune accréditation n’est revendiquée',
  },
  messages: {
    'qc.revised': {
      title: 'Le rapport {earlier} a été révisé',
      body: 'Deux personnes du laboratoire ont révisé le texte de ce rapport de la commande {order} sans nouvel essai ; chiffres, verdict et grade sont les mêmes. Motif : {reason}. Le rapport en vigueur est {no} ; l’ancien reste lisible et porte une mention.',
    },
    'qc.revoked': {
      title: 'Le rapport {no} a été révoqué',
      body: 'Deux personnes du laboratoire ont révoqué ce rapport de la commande {order}. Motif : {reason}. N’acceptez aucune marchandise et ne payez rien sur sa base.',
    },
  },
  queue: {
    inspect: 'Contrôler {mpn}',
    review: 'Relire le rapport de {mpn}',
    detail: '{lot}, {pieces} pcs, {manufacturer}',
  },
  refused: {
    code: 'Ce rapport n’existe pas. Vérifiez son numéro et son code.',
    broken:
      'La copie conservée de ce rapport n’est pas celle qui a été signée ; elle n’est pas remise. Écrivez au support.',
  },
} satisfies QcTexts;
