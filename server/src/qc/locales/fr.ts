import type { QcTexts } from './zh.ts';

export const fr = {
  tests: {
    documents: {
      name: 'Documents et emballage',
      finds: 'Étiquettes, papiers et emballage étanche qui ne concordent pas',
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
      name: 'Solvant : remarquage',
      finds: 'Une encre qu’un solvant enlève',
    },
    solventResurfacing: {
      name: 'Solvant : surface',
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
      finds: 'Une puce qui n’est pas du fabricant : dessin, logo et année',
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
      finds: 'Une pièce qui ne marche pas comme le dit sa fiche technique',
    },
    solderability: { name: 'Brasabilité', finds: 'Broches que la brasure ne mouille pas' },
    ageing: { name: 'Vieillissement (déverminage)', finds: 'Défaillances précoces' },
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
    B: 'd’origine, reconditionné',
    C: 'neuf, en vrac, marques visibles',
    D: 'remis à neuf, fonctionne',
    E: 'hors tolérance',
    F: 'remarqué',
    G: 'contrefait',
  },
  conditions: { brandNew: 'Neuf, d’origine', likeNew: 'Neuf, en vrac', reNew: 'Remis à neuf' },
  goodsTypes: {
    originalUnder3: 'D’origine, moins de 3 ans',
    originalOver3: 'D’origine, plus de 3 ans',
    bulkNew: 'Neuf en vrac',
    refurbished: 'Remis à neuf',
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
  stamp: { grade: 'grade', sampling: 'échantillon', mark: 'laboratoire', week: 'semaine' },
  facts: {
    lot: 'Lot',
    quantity: 'Quantité',
    quantities: '{received} sur {ordered}',
    dateCode: 'Code date',
    lotCode: 'Code lot',
    received: 'Reçu',
    tested: 'Essayé',
    order: 'Commande',
    grade: 'Grade',
    client: 'Client',
    declared: 'Déclaré',
    none: 'aucun',
  },
  table: {
    title: 'Essais',
    note: 'échantillons selon {standard}, lot de {pieces} pièces',
    test: 'Essai',
    method: 'Méthode',
    sample: 'Échant.',
    failed: 'Défauts',
    result: 'Résultat',
    instrument: 'Instrument',
    leftOut: 'non fait',
    notTested: 'non essayé',
  },
  photos: {
    title: 'Micrographies',
    note: '{shown} sur {all}, toutes aux pages suivantes',
    figure: 'Fig. {n}',
    reference: 'référence',
  },
  conclusion: {
    title: 'Conclusion',
    inspector: 'Contrôleur',
    reviewer: 'Vérificateur',
    signed: 'signé le {at}',
    notCovered: 'Non couvert',
    deviations: 'Écarts',
    notOrdered: 'Essais non commandés',
    grades:
      'Grades : {grades}. A à C : conforme ; D seulement si les deux parties l’acceptent ; E à G : non conforme.',
  },
  detail: {
    title: 'Chaque essai',
    figures: '{sampled} essayées, {passed} conformes, {failed} en défaut',
    calibrated: '{id}, étalonné le {day}',
    by: '{name}, {at}',
    resized: 'Échantillon fixé à {n} : {reason}',
    measured: 'Mesuré',
    value: 'Valeur',
    limits: 'Limites',
  },
  foot: {
    scope:
      'Les résultats valent pour les pièces essayées. Vérifiez ce rapport sur {address} avec le code ci-dessus ; une copie qui ne se vérifie pas n’est pas de nous.',
    edition: 'Échantillonnage selon {edition} ; aucune accréditation n’est revendiquée',
  },
  messages: {
    'qc.revoked': {
      title: 'Le rapport {no} a été révoqué',
      body: 'Deux personnes du laboratoire ont révoqué ce rapport de la commande {order}. Motif : {reason}. N’acceptez ni marchandise ni paiement sur sa base.',
    },
  },
  queue: {
    inspect: 'Contrôler {mpn}',
    review: 'Vérifier {mpn}',
    detail: '{lot}, {pieces} pcs, {manufacturer}',
  },
  refused: {
    code: 'Ce rapport n’existe pas. Vérifiez son numéro et son code.',
    broken:
      'La copie conservée de ce rapport n’est pas celle qui fut signée ; elle n’est pas remise. Écrivez au support.',
  },
} satisfies QcTexts;
