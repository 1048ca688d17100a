import type { Translated } from '#web/i18n/words.ts';
import services from './services/fr.ts';
import showcase from './showcase/fr.ts';
import type zh from './zh.ts';

export default {
  services,
  showcase,
  title: 'Contrôle qualité',
  description:
    'Le centre d’essais Assay contrôle les pièces avant tout mouvement d’argent : {count} services, échantillons AS6081, rapports à deux signatures, résultats dès 24 heures.',
  lead: 'La marchandise passe d’abord au banc pendant qu’Assay retient le paiement. Chaque lot suit un plan d’échantillonnage, deux personnes signent le rapport ; l’envoi et le paiement attendent l’accord de l’acheteur et du vendeur.',
  go: {
    order: 'Commander avec contrôle',
    verify: 'Vérifier un rapport',
    standards: 'Norme d’échantillonnage',
    services: 'Tous les services',
  },
  menu: { label: 'Services d’essai', overview: 'Centre d’essais', guides: 'Normes et méthodes' },
  group: {
    outside: 'Extérieur',
    inside: 'Intérieur',
    material: 'Matière',
    measured: 'Valeurs et fonction',
    stress: 'Contrainte et durée de vie',
    packing: 'Emballage',
  },
  guide: {
    standards: 'Norme et table d’échantillons',
    'function-temperature': 'Essais de fonction et de température',
  },
  facts: {
    title: 'Ce que fait le centre d’essais',
    hours: {
      name: 'Délai du résultat',
      text: 'Dès {hours} heures. Les jours ouvrés d’un plan sont donnés avant paiement ; ses essais vont en parallèle.',
    },
    standard: {
      name: 'Norme d’échantillonnage',
      text: 'Les échantillons suivent la table de {edition}. Le centre est bâti selon une norme nationale d’accréditation ; il ne revendique aucune accréditation et ses rapports n’en portent pas la marque.',
    },
    plan: {
      name: 'Le plan avant paiement',
      text: 'La commande montre chaque essai avec son échantillon, son prix et ses jours, les pièces consommées et la chance de détecter un mauvais lot.',
    },
    hands: {
      name: 'Deux signatures',
      text: 'Qui teste un lot ne relit jamais son rapport. Un second inspecteur l’émet.',
    },
    genuine: {
      name: 'Vérifiable',
      text: 'Chaque rapport a un numéro, un code et une signature numérique. Chacun peut vérifier en ligne qu’il est authentique et valide.',
    },
    cost: {
      name: 'Qui paie les essais',
      text: 'L’acheteur si la marchandise est conforme, Assay sinon, sauf autre accord dans les conditions de la commande.',
    },
  },
  steps: {
    title: 'Déroulement d’un contrôle',
    receive: {
      name: 'Réception',
      text: 'Le quai compte, pèse, photographie et contrôle les scellés. Les deux parties voient tout écart de nombre.',
    },
    plan: {
      name: 'Plan',
      text: 'Type de marchandise et taille du lot fixent essais et échantillons. Un code date fait un lot.',
    },
    test: {
      name: 'Essais',
      text: 'Chaque essai note échantillon, échecs, lectures, instrument avec date d’étalonnage et photos.',
    },
    stop: {
      name: 'Arrêt au soupçon',
      text: 'Une trouvaille suspecte arrête le plan jusqu’à ce que l’inspecteur le reprenne avec un motif.',
    },
    review: {
      name: 'Relecture',
      text: 'Un second inspecteur relit photos et lectures, puis émet le rapport avec verdict et grade.',
    },
    confirm: {
      name: 'Double accord',
      text: 'Acheteur et vendeur ont {days} jours ouvrés. Le silence sur un résultat conforme vaut accord.',
    },
  },
  gallery: {
    title: 'Douze constats',
    aside: 'dessinés par Assay à titre d’exemple ; aucune photo de marchandise de clients',
    more: 'Méthode : {name}',
  },
  grades: {
    title: 'Grades A à G',
    pass: 'peut être conforme',
    agreed: 'seulement si les deux acceptent',
    fail: 'non conforme',
  },
  verdicts: {
    title: 'Quatre verdicts',
    pass: { name: 'Conforme', text: 'Tout ce qui a été testé est dans les limites ; grade A à C.' },
    conditional: {
      name: 'Sous condition',
      text: 'Différent de l’accord, mais pas contrefait. Le rapport dit en quoi ; l’acheteur décide.',
    },
    suspect: {
      name: 'Suspect',
      text: 'Signes de remarquage ou de contrefaçon. La marchandise est en quarantaine et ne retourne pas au marché.',
    },
    fail: {
      name: 'Non conforme',
      text: 'Hors tolérance ou en panne. L’acheteur peut refuser, et le paiement lui revient.',
    },
  },
  advice: {
    title: 'Essais conseillés par type de marchandise',
    type: 'Type de marchandise',
    tests: 'Essais conseillés',
    note: 'Chaque lot reçoit sans frais le contrôle des documents et de l’emballage et le visuel général. Au lieu de l’essai électrique, on peut choisir le fonctionnel ou les rayons X.',
  },
  list: {
    title: 'Services d’essai',
    service: 'Service',
    sample: 'Lot de {lot} ou plus',
    price: 'Prix par lot',
    time: 'Jours ouvrés',
    tests: '{name} : {value}',
  },
  value: {
    all: 'toutes',
    orAll: '{pieces}, ou toutes',
    orAllFrom: '{pieces}, ou toutes (dès {least})',
    agreed: 'selon la commande',
    quoted: 'sur devis',
    free: 'inclus',
    days_one: '{count} jour ouvré',
    days_many: '{count} jours ouvrés',
    days_other: '{count} jours ouvrés',
    yes: 'Oui, les échantillons sont consommés',
    no: 'Non, les échantillons partent avec le lot',
    over: 'plus de {share}',
  },
  topic: {
    finds: 'Ce qu’il trouve',
    how: 'Déroulement',
    sampleTitle: 'Échantillon, prix et délai',
    test: 'Essai',
    large: '{lot} ou plus',
    small: 'De 1 à {lot}',
    price: 'Prix par lot',
    time: 'Délai',
    destructive: 'Destructif',
    under: 'Dans un lot de moins de {lot} pièces, un échantillon destructif peut être de 1.',
    request:
      'Ce service est hors de la table d’échantillonnage. Le support chiffre échantillon, prix et jours avec la commande, et vous confirmez avant de payer.',
    byEds: 'Mesuré par EDS, l’échantillon est consommé.',
    cannot: 'Ce qu’il ne montre pas',
    example: 'Exemple de constat',
    order: 'Commander cet essai',
    orderAny: 'Commander des essais',
    orderText:
      'Choisissez les essais en passant une commande sous séquestre, aussi avec votre propre fournisseur.',
    before: 'Précédent : {name}',
    after: 'Suivant : {name}',
    around: 'Sujets précédent et suivant',
    description: '{name} : {finds}',
  },
  standards: {
    lead: 'Les échantillons viennent de la table publique de {edition} ; la grande colonne vaut dès {lot} pièces. Ils sont tirés au hasard de la marchandise reçue.',
    table: 'Table d’échantillons',
    level: 'Niveau',
    note: 'Les rayons X voient au moins {least} pièces. L’inspecteur peut changer une taille, avec un motif imprimé au rapport.',
    extra: 'Le niveau E est un essai supplémentaire hors table.',
  },
  planner: {
    title: 'Ce qu’un échantillon détecte',
    lead: 'Donnez la taille du lot et la part de pièces mauvaises : voici la chance que chaque essai en ait au moins une dans son échantillon (tirage sans remise ; toute mauvaise pièce est vue).',
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
  ft: {
    lead: 'Une pièce conforme à 25 °C peut échouer au chaud ou au froid. On décide d’abord quoi mesurer, puis à quelle température.',
    description:
      'Essais électriques, fonctionnels, cycles thermiques et vieillissement : échantillons, conditions et mesures de chaque niveau, et essais par plage de température.',
    levels: 'Niveaux',
    condition: 'Condition',
    measures: 'Ce qui est mesuré',
    sample: '{lot} ou plus',
    electrical: {
      condition: '25 °C, courant continu',
      measures: 'valeurs continues, fuites, courbe de chaque broche',
    },
    functional: {
      condition: '25 °C, application type',
      measures: 'fonctions, temps, valeurs alternatives',
    },
    thermalCycling: {
      condition: 'cycles entre limites convenues',
      measures: 'aspect et valeurs électriques ensuite',
    },
    ageing: {
      condition: 'alimenté à chaud, heures au rapport',
      measures: 'dérive des valeurs avant et après',
    },
    ranges: 'Plages de température usuelles des fabricants',
    range: 'Plage',
    from: 'De',
    to: 'À',
    commercial: 'Commerciale',
    industrial: 'Industrielle',
    automotive: 'Automobile',
    military: 'Militaire',
    rangesNote:
      'La fiche technique de la pièce décide. Les prix listés valent à 25 °C ; le support chiffre d’autres températures avec la commande.',
    rules: 'Comment on juge',
    rule1:
      'Les limites viennent de la fiche technique ; les lectures sont au rapport avec unité et limites.',
    rule2: 'Une bonne pièce vérifie programme et montage avant chaque série.',
    rule3: 'À une température, on mesure quand la lecture s’est stabilisée.',
    rule4:
      'Une pièce hors limites est mesurée à nouveau ; elle échoue si les deux lectures sont hors.',
    rule5: 'Températures et fonctions non testées sont nommées au rapport comme non couvertes.',
  },
  missing: {
    title: 'Essai inconnu',
    text: 'Aucun service n’a cette adresse. Les voici tous.',
  },
} satisfies Translated<typeof zh>;
