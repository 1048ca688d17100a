import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  visual: {
    s1: 'Avant l’ouverture, on compte et on pèse ; carton, scellés, carte d’humidité et étiquette sont photographiés, chaque code-barres est comparé à son texte.',
    s2: 'Emballage et aspect général du lot entier ; marquage, repère de broche 1, broches et flancs de chaque échantillon au microscope jusqu’à 40×.',
    s3: 'Les cotes sont comparées à la fiche technique et aux photos d’une pièce connue ; ce qui diffère est photographié et encadré.',
    cannot: 'Il ne voit pas l’intérieur du boîtier et ne prouve pas que la pièce fonctionne.',
  },
  solvent: {
    s1: 'Le marquage est frotté au white-spirit et à l’alcool isopropylique (3:1) ; l’encre qui part est notée.',
    s2: 'D’autres échantillons sont frottés à l’acétone ; une couche se dissout et noircit le coton.',
    s3: 'Les photos avant et après, sous la même lumière, sont côte à côte dans le rapport.',
    cannot:
      'Un faux marquage au laser dans la surface d’origine reste. Le MEB ou la décapsulation le trouve.',
  },
  'lead-check': {
    s1: 'Chaque rangée de broches est vue de face et de côté à 40×.',
    s2: 'Coupes, plis et racines sont contrôlés : en sortie d’usine, le cuivre de la coupe est régulier ; une pièce usagée montre un amas de soudure.',
    s3: 'La coplanarité est mesurée et comparée à la limite de la fiche technique.',
    cannot: 'Il ne dit pas de quoi est fait le revêtement. L’analyse XRF le dit.',
  },
  sem: {
    s1: 'L’échantillon est nettoyé, couvert d’un film conducteur et mis sous vide.',
    s2: 'La texture dans et hors du repère de broche 1 est comparée de 500 à 2 000×.',
    s3: 'Tension, grossissement et échelle sont notés à côté d’une image de la pièce de référence.',
    cannot: 'Il ne voit que surfaces et cassures. Un échantillon couvert n’est plus vendu.',
  },
  'x-ray': {
    s1: 'Les pièces sont vues dans leur emballage ; tension et courant suivent l’épaisseur du boîtier.',
    s2: 'Grille, puce et fils de chaque échantillon sont comparés entre eux et à une référence.',
    s3: 'La puce et les vides sont mesurés ; une pièce qui diffère reçoit son propre numéro.',
    cannot:
      'Ils ne montrent ni le marquage ni le circuit de la puce, et les fils d’aluminium y sont peu visibles.',
  },
  'acoustic-scanning': {
    s1: 'L’échantillon est plongé dans l’eau désionisée ; la sonde est choisie de {from} à {to} MHz selon le boîtier.',
    s2: 'Un C-scan dessine l’interface ; là où elle s’est décollée, l’écho s’inverse et paraît rouge.',
    s3: 'Un A-scan à chaque point suspect donne la profondeur, et la surface est mesurée en pourcentage.',
    cannot:
      'Dans les boîtiers empilés, les couches du haut cachent celles du bas. Les pièces sont séchées avant emballage.',
  },
  decapsulation: {
    s1: 'Le plastique est ouvert à l’acide nitrique fumant, la céramique et le métal par voie mécanique.',
    s2: 'Puce, marque du fabricant, révision et plots sont photographiés à 200×.',
    s3: 'Dessin, taille et nombre de plots sont comparés à une puce de référence.',
    cannot:
      'Elle ne vaut que pour les pièces ouvertes. Les classes de vitesse et de température d’une même puce se ressemblent.',
  },
  xrf: {
    s1: 'Broches et corps de chaque échantillon sont mesurés au spectromètre de fluorescence X.',
    s2: 'On lit les parts d’étain, de plomb, d’or, de nickel et de palladium, et l’épaisseur du revêtement.',
    s3: 'Les valeurs sont comparées à la déclaration de matières du fabricant.',
    cannot: 'Elle atteint quelques dizaines de micromètres et ne distingue pas les composés.',
  },
  'lead-free': {
    s1: 'Broches, billes et corps sont mesurés par XRF : plomb, cadmium, mercure, chrome, brome.',
    s2: 'Une lecture de plomb proche de 0,1 % est mesurée plus longtemps et une seconde fois.',
    s3: 'Chaque valeur est à côté de sa limite RoHS.',
    cannot:
      'L’analyse XRF donne le chrome et le brome totaux, pas le chrome VI ni un retardateur précis.',
  },
  solderability: {
    s1: 'Les échantillons sont préparés et fluxés selon J-STD-002.',
    s2: 'Ils sont plongés dans la soudure à la température et pour la durée fixées, puis nettoyés.',
    s3: 'La surface mouillée est jugée au microscope ; 95 % ou plus est conforme.',
    cannot:
      'Les échantillons testés ne vont sur aucune carte, et votre profil de refusion n’est pas reproduit.',
  },
  electrical: {
    s1: 'Le programme est écrit d’après la fiche technique et vérifié sur une bonne pièce.',
    s2: 'À 25 °C, valeurs continues et courbe de chaque broche sont mesurées sur tous les échantillons.',
    s3: 'Lectures, unités et limites sont au rapport ; une pièce hors limites montre sa courbe.',
    cannot:
      'Il n’exécute pas toute la fonction et ne dit rien du chaud, du froid ni de la durée de vie.',
  },
  functional: {
    s1: 'Un montage relie la pièce comme dans l’application type de sa fiche technique.',
    s2: 'À 25 °C, entrées, sorties, temps et valeurs alternatives sont contrôlés.',
    s3: 'Chaque fonction est notée conforme ou non ; un échec est mesuré deux fois.',
    cannot:
      'Les fonctions non testées sont nommées au rapport. Il ne remplace pas l’essai dans votre produit.',
  },
  'ddr-memory': {
    s1: 'La pièce est mise en support ; identité et capacité sont lues.',
    s2: 'Toutes les cellules sont écrites et lues avec plusieurs motifs jusqu’à {mhz} MHz, environ {gb} Go en {seconds} secondes.',
    s3: 'Adresses, motifs et vitesses des erreurs sont notés.',
    cannot: 'La tenue prolongée des données n’est pas testée.',
  },
  mlcc: {
    s1: 'Un pont LCR mesure capacité et pertes à la fréquence et à la tension fixées.',
    s2: 'L’isolement est mesuré à la tension nominale, la tenue en tension à part.',
    s3: 'Sur demande, une coupe montre couches, fissures et terminaisons.',
    cannot:
      'Une coupe ne vaut que pour les pièces coupées. Les courbes sous tension continue sont convenues à part.',
  },
  'jtag-boundary-scan': {
    s1: 'L’IDCODE est lu et comparé au fichier BSDL du fabricant.',
    s2: 'Le boundary scan active et lit chaque broche.',
    s3: 'On vérifie que la mémoire de configuration est vide et si les bits de protection sont posés.',
    cannot: 'Il faut un port JTAG ; ni valeurs analogiques ni vitesse maximale ne sont testées.',
  },
  'transistor-mosfet': {
    s1: 'Un traceur de courbes mesure claquage, seuil et courbes de sortie.',
    s2: 'Résistance ou gain sont mesurés par impulsions, pour que la pièce ne s’échauffe pas.',
    s3: 'Au besoin, la taille de la puce vue aux rayons X est prise en compte.',
    cannot: 'Résistance thermique et pertes de commutation ne sont mesurées que sur accord.',
  },
  programming: {
    s1: 'La pièce et son algorithme sont choisis parmi {types} types de circuits de {makers} fabricants.',
    s2: 'L’identité est lue, la pièce est contrôlée vierge, écrite et vérifiée.',
    s3: 'La somme de contrôle est notée ; sur demande, les pièces sont marquées ou étiquetées, puis emballées.',
    cannot: 'Une mémoire vierge ne prouve pas que la pièce n’a jamais été sur une carte.',
  },
  ageing: {
    s1: 'Les valeurs électriques sont d’abord mesurées.',
    s2: 'Les pièces sont alimentées à chaud selon MIL-STD-883, méthode 1015 ; les heures sont au rapport.',
    s3: 'Après refroidissement, elles sont mesurées à nouveau et la dérive est comparée.',
    cannot: 'Ce n’est pas un essai de durée de vie et il ne donne pas de taux de défaillance.',
  },
  'thermal-cycling': {
    s1: 'Le lot suit des cycles en enceinte selon MIL-STD-883, méthode 1010.',
    s2: 'Ensuite, aspect et valeurs électriques sont contrôlés.',
    s3: 'Courbe de température, nombre de cycles et échecs sont notés.',
    cannot: 'Les cycles usent une part de la vie de la pièce. Leur nombre est convenu avant.',
  },
  reliability: {
    s1: 'Essais, conditions, nombre d’échantillons et limites sont convenus avec vous.',
    s2: 'La contrainte suit la norme convenue ; les valeurs électriques sont mesurées en cours et à la fin.',
    s3: 'Une pièce défaillante est ouverte ou coupée, et le lieu du défaut est montré.',
    cannot: 'Les échantillons sont consommés, et le résultat ne vaut que pour ce qui est convenu.',
  },
  'tape-and-reel': {
    s1: 'Bande porteuse et bande de couverture suivent le boîtier ; les pièces sensibles à l’humidité sont étuvées avant.',
    s2: 'Une machine met en bande, une caméra contrôle sens et marquage.',
    s3: 'La force de pelage est mesurée ; l’étiquette porte le jour de mise en bande.',
    cannot: 'La marchandise remise en bande n’est plus en emballage d’usine : grade B au mieux.',
  },
  'antistatic-packing': {
    s1: 'Elle est étuvée selon son niveau d’humidité, durée et température de J-STD-033.',
    s2: 'Elle est scellée sous vide en sac barrière avec dessiccant et carte d’humidité.',
    s3: 'L’étiquette porte le niveau, le jour du scellé et la durée de vie hors sachet.',
    cannot: 'L’emballage ne répare ni dégât électrostatique ni décollement déjà survenus.',
  },
} satisfies Translated<typeof zh>;
