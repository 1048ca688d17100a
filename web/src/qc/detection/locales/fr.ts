import type { Translated } from '#web/i18n/translator.ts';
import services from './services/fr.ts';
import showcase from './showcase/fr.ts';
import type zh from './zh.ts';

export default {
  services,
  showcase,
  title: 'Contrôle qualité',
  description:
    'Le centre d’essais Assay contrôle les pièces avant tout mouvement d’argent : {count} services, échantillons AS6081, rapports à deux signatures, résultats dès 24 heures.',
  lead: 'La marchandise passe d’abord au banc pendant qu’Assay retient le paiement. Chaque lot suit un plan d’échantillonnage, deux personnes signent le rapport ; l’envoi et le paiement attendent l’accord de l’acheteur et du vendeur.',
  go: {
    order: 'Commander avec contrôle',
    verify: 'Vérifier un rapport',
    standards: 'Norme d’échantillonnage',
  },
  menu: { label: 'Services d’essai', overview: 'Centre d’essais', guides: 'Normes et méthodes' },
  gradeName: {
    A: 'Original, scellé',
    B: 'Original, réemballé',
    C: 'Neuf en vrac, marques',
    D: 'Reconditionné, fonctionne',
    E: 'Hors tolérance',
    F: 'Marquage refait',
    G: 'Contrefaçon',
  },
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
    planner: 'Planificateur d’essais',
  },
  facts: {
    title: 'Ce que fait le centre d’essais',
    hours: {
      name: 'Délai du résultat',
      text: 'Dès {hours} heures. Les jours ouvrés d’un plan sont donnés avant paiement ; ses essais vont en parallèle.',
    },
    standard: {
      name: 'Norme d’échantillonnage',
      text: 'Les échantillons suivent la table de {edition}. Le centre est bâti selon une norme nationale d’accréditation ; il ne revendique aucune accréditation et ses rapports n’en portent pas la marque.',
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
  gallery: {
    title: 'Douze constats',
    aside: 'dessinés par Assay à titre d’exemple ; aucune photo de marchandise de clients',
    more: 'Méthode : {name}',
  },
  grades: {
    title: 'Grades A à G',
    pass: 'peut être conforme',
    agreed: 'seulement si les deux acceptent',
    fail: 'non conforme',
  },
  verdicts: {
    title: 'Quatre verdicts',
    pass: { name: 'Conforme', text: 'Tout ce qui a été testé est dans les limites ; grade A à C.' },
    conditional: {
      name: 'Sous réserve',
      text: 'Différent de l’accord, mais pas contrefait. Le rapport dit en quoi ; l’acheteur décide.',
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
  list: {
    title: 'Services d’essai',
    service: 'Service',
    sample: 'Lot de {lot} ou plus',
    price: 'Prix par lot',
    time: 'Jours ouvrés',
    tests: '{name} : {value}',
  },
  value: {
    all: 'toutes',
    orAll: '{pieces}, ou toutes',
    orAllFrom: '{pieces}, ou toutes (dès {least})',
    free: 'inclus',
    days_one: '{count} jour ouvré',
    days_many: '{count} jours ouvrés',
    days_other: '{count} jours ouvrés',
    yes: 'Oui, les échantillons sont consommés',
    no: 'Non, les échantillons partent avec le lot',
    over: 'plus de {share}',
  },
  topic: {
    how: 'Déroulement',
    sampleTitle: 'Échantillon, prix et délai',
    test: 'Essai',
    large: '{lot} ou plus',
    small: 'De 1 à {lot}',
    price: 'Prix par lot',
    time: 'Délai',
    destructive: 'Destructif',
    under: 'Dans un lot de moins de {lot} pièces, un échantillon destructif peut être de 1.',
    pictures: 'Images',
    byEds: 'Mesuré par EDS, l’échantillon est consommé.',
    cannot: 'Ce qu’il ne montre pas',
    example: 'Exemple de constat',
    order: 'Commander cet essai',
    orderAny: 'Commander des essais',
    orderText:
      'Choisissez les essais en passant une commande sous séquestre, aussi avec votre propre fournisseur.',
    before: 'Précédent : {name}',
    after: 'Suivant : {name}',
    around: 'Sujets précédent et suivant',
    description: '{name} : {finds}',
  },
  standards: {
    lead: 'Les échantillons viennent de la table publique de {edition} ; la grande colonne vaut dès {lot} pièces. Ils sont tirés au hasard de la marchandise reçue.',
    table: 'Table d’échantillons',
    level: 'Niveau',
    note: 'Les rayons X couvrent au moins {least} pièces. L’inspecteur peut changer une taille, avec un motif imprimé au rapport.',
    extra: 'Le niveau E est un essai supplémentaire hors table.',
  },
  missing: {
    title: 'Essai inconnu',
    text: 'Aucun service n’a cette adresse. Les voici tous.',
  },
} satisfies Translated<typeof zh>;
