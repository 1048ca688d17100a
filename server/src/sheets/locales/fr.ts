import type { SheetReason } from '../core/reason.ts';

export const fr = {
  fileEmpty: 'Le fichier est vide.',
  fileTooLarge: 'Le fichier dépasse {max} Mo.',
  fileUnknown: 'Ce n’est ni un tableur ni un fichier texte.',
  filePassword: 'Le fichier est protégé par un mot de passe. Retirez-le et envoyez-le à nouveau.',
  fileCorrupt: 'Le fichier est endommagé et ne peut pas être ouvert.',
  fileBomb: 'Le fichier devient démesuré une fois décompressé. Il a été refusé.',
  fileRows: 'Plus de {max} lignes. Divisez le fichier.',
  fileColumns: 'Plus de {max} colonnes.',
  cellTooLong: 'Ligne {row} : une cellule contient plus de {max} caractères.',
  sheetMerges:
    'La feuille compte plus de {max} cellules fusionnées. Défusionnez-les et renvoyez le fichier.',
  fileTooHard:
    'La lecture de ce fichier demande trop de temps ou de mémoire. Enregistrez-le en csv ou xlsx.',
  sheetMissing: 'Le fichier n’a pas cette feuille.',
  partMissing: 'Référence manquante.',
  partTooLong: 'La référence dépasse 80 caractères : {text}',
  partNotPart: 'Ce n’est pas une référence : {text}',
  partIsDate:
    'Le tableur a changé la référence en date : {text}. Mettez la colonne au format texte et saisissez-la à nouveau.',
  partScientific:
    'Le tableur a changé la référence en notation scientifique : {text}. Mettez la colonne au format texte et saisissez-la à nouveau.',
  partDigitsLost:
    'La référence est un nombre de plus de 15 chiffres dont le tableur a perdu les derniers : {text}',
  quantityMissing: 'Quantité manquante.',
  quantityNotNumber: 'La quantité n’est pas un nombre : {text}',
  quantityNegative: 'La quantité est négative : {text}',
  quantityZero: 'La quantité est nulle.',
  quantityFraction: 'La quantité n’est pas un nombre entier : {text}',
  quantityTooLarge: 'La quantité est trop grande : {text}',
  quantityMerged: 'Une quantité couvre plusieurs lignes : {text}. Indiquez-en une par ligne.',
  priceNotNumber: 'Le prix est illisible : {text}',
  priceNegative: 'Le prix est négatif : {text}',
  priceTooLarge: 'Le prix est trop élevé : {text}',
  priceBreaksUnclear:
    'Les prix par quantité sont illisibles, ou une quantité plus grande coûte plus cher : {text}',
  currencyUnknown: 'Devise inconnue : {text}',
  formulaNoValue: 'La cellule est une formule sans résultat : {text}',
  cellError: 'La cellule contient une erreur : {text}',
  columnsShifted:
    'La ligne a plus de cellules que les en-têtes ; ses colonnes sont peut-être décalées : {text}',
  quoteOpen: 'Un guillemet n’est pas fermé, la ligne est donc incertaine.',
  otherTable: 'La ligne appartient à un autre tableau de la feuille.',
  wrongExtension:
    'Le nom finit par « {ending} », mais le contenu est {format}. Il a été lu comme tel.',
  hiddenSheet: 'La feuille masquée « {sheet} » n’a pas été lue.',
  encodingMixed:
    'Le fichier mélange des encodages ; les lignes qui ne sont pas en UTF-8 ont été lues en {encoding}. Vérifiez accents et caractères spéciaux.',
  otherTables: 'Un autre tableau commence à la ligne {row} ; il n’est pas lu.',
  tableBeside:
    'Un autre tableau se trouve à côté, à partir de la colonne {from} ; il n’est pas lu.',
  otherSheet:
    'La feuille « {sheet} » ressemble aussi à une liste. Une feuille est lue à la fois : renvoyez le fichier pour la suivante.',
  partWasNumber:
    'La référence est une cellule numérique ; des zéros initiaux ont pu disparaître : {text}',
  dateCodeUnread: 'Le date code est illisible et reste vide : {text}',
  conditionUnread: 'État inconnu, laissé vide : {text}',
  packagingUnread: 'Conditionnement inconnu, laissé vide : {text}',
  leadTimeUnread: 'Le délai est illisible et reste vide : {text}',
  moqUnread: 'La commande minimale est illisible et reste vide : {text}',
  priceRounded: 'Le prix a plus de cinq décimales et a été arrondi : {text}',
} as const satisfies Record<SheetReason, string>;
