import type { InventoryWords } from './zh.ts';

export const fr = {
  messages: {
    'inventory.applied': {
      title: 'Votre liste de stock est importée',
      body: '« {file} » : {added} lignes ajoutées, {changed} modifiées, {removed} supprimées, {refused} lignes refusées. Vous pouvez l’annuler pendant 24 heures.',
    },
    'inventory.failed': {
      title: 'Une liste de stock n’a pas pu être importée',
      body: '« {file} » n’a pas pu être importé ; rien n’a changé dans votre stock. La page de l’importation dit pourquoi.',
    },
    'inventory.undone': {
      title: 'Votre liste de stock a été annulée',
      body: 'Tout ce que « {file} » avait écrit a été annulé : le stock est comme avant.',
    },
    'inventory.kept': {
      title: 'Une liste de stock n’a pas pu être annulée',
      body: '« {file} » n’a pas pu être annulée ; ce qu’elle a écrit reste en place. La page de l’importation dit pourquoi.',
    },
    'inventory.stays': {
      title: 'Une liste de stock reste dans son répertoire',
      body: '« {file} » a été lu une fois. Le programme ne peut pas le déplacer et ne le relira donc pas. Retirez le fichier ou remplacez-le par un nouveau.',
    },
    'inventory.refusedStays': {
      title: 'Un fichier de votre répertoire a été refusé',
      body: '« {file} » n’a pas été lu : il est vide, trop volumineux ou n’est pas une feuille de calcul. Le programme ne peut pas le déplacer ; il reste donc en place et ne sera pas relu. Retirez le fichier ou remplacez-le par un nouveau.',
    },
    'inventory.waits': {
      title: 'Une liste de stock vous attend',
      body: '« {file} » demande votre attention avant de continuer. Rien n’a encore changé dans votre stock.',
    },
  },
  reasons: {
    currencyOther: 'Le prix est en {currency} ; ce fichier est lu en {taken}.',
    priceTooHigh: 'Le prix unitaire est trop élevé une fois en dollars américains.',
    exists: 'Cette ligne est déjà en stock, et cette liste ne fait qu’ajouter.',
    duplicate:
      'La ligne {first} a la même référence, le même fabricant, état et date code, mais d’autres valeurs.',
    sumTooLarge: 'Les quantités de lignes égales dépassent ce qu’une ligne peut contenir.',
    stockFull: 'Votre stock compte au plus {max} lignes ; cette liste les dépasserait.',
    fault:
      'Le programme a échoué ; rien n’a changé dans votre stock. Réessayez, ou indiquez-nous la référence {reference}.',
    changedSince:
      'Une ligne écrite par la liste a changé pendant l’annulation ; rien n’a donc été annulé.',
    interrupted:
      'La lecture a été interrompue plusieurs fois ; rien n’a changé. Renvoyez le fichier.',
  },
  columns: {
    row: 'Ligne',
    reason: 'Motif',
    column: 'Colonne',
    mpn: 'Référence',
    manufacturer: 'Fabricant',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire (USD)',
    condition: 'État',
    packaging: 'Conditionnement',
    dateCode: 'Date code',
    leadTime: 'Délai',
    moq: 'MOQ',
    breakQuantity: 'Quantité palier {n}',
    breakPrice: 'Prix palier {n} (USD)',
    confirmedAt: 'Confirmé',
  },
  conditions: {
    brandNew: 'Neuf, d’origine',
    likeNew: 'Neuf, en vrac',
    reNew: 'Reconditionné',
    unknown: 'État inconnu',
  },
  packagings: { roll: 'Bobine', pallet: 'Plateau', pipe: 'Tube' },
  leadTimes: { now: 'En stock', any: 'Sans échéance' },
  files: { stock: 'stock', refused: 'lignes refusées' },
} satisfies InventoryWords;
