import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Demande BOM',
  template: 'Modèle',
  head: 'Chargez ou collez une nomenclature : chaque ligne est comparée au stock et aux prix, puis envoyée en une demande.',
  lead: 'Votre liste telle quelle : les colonnes référence, fabricant et quantité sont reconnues ; vous pouvez corriger.',
  steps: {
    label: 'Demande BOM en 3 étapes',
    upload: 'Charger',
    uploadNote: '{endings}, jusqu’à {mb} Mo et {rows} lignes',
    columns: 'Associer les colonnes',
    columnsNote: 'la référence est obligatoire',
    check: 'Vérifier et envoyer',
    checkNote: 'chaque ligne est comparée au stock',
    toChoose_one: '{count} ligne attend votre choix',
    toChoose_other: '{count} lignes attendent votre choix',
  },
  file: {
    title: 'Fichier',
    hint: '{endings}, jusqu’à {mb} Mo',
    visitor: 'sans connexion : jusqu’à {mb} Mo, conservé {hours} heures',
    lost: 'Le réseau a fait défaut, le fichier n’est pas arrivé. Réessayez.',
  },
  paste: {
    title: 'Ou coller',
    label: 'Cellules d’un tableur ou liste de références',
    hint: 'Coller n’importe où sur cette page fonctionne aussi',
    go: 'Associer ces lignes',
    tooLong: 'Plus de {max} caractères. Chargez un fichier.',
  },
  hereText: 'Les BOM de ce navigateur sont conservées {hours} heures :',
  hereOpen: 'Ouvrir la dernière',
  noScript: {
    text: 'L’analyse d’une BOM demande JavaScript. Sans lui, cherchez référence par référence ou envoyez la liste au bureau de Shenzhen.',
    search: 'Chercher une référence',
    contact: 'Nous contacter',
  },
  how: {
    title: 'De la liste aux devis',
    match: 'Comparaison',
    matchText:
      'Chaque ligne indique exacte, autre graphie, base, à choisir, autre fabricant ou sans stock. Rien n’est deviné.',
    count: 'Quantité',
    countText:
      'Les repères sont comptés face à la quantité ; cartes fois quantité plus pertes, arrondi au supérieur.',
    send: 'Demande',
    sendText:
      'La connexion n’est demandée qu’à l’envoi. Chaque ligne interroge au plus {sellers} vendeurs en stock.',
  },
  saved: {
    title: 'BOM enregistrées',
    search: 'Chercher par nom ou numéro',
    name: 'Nom',
    no: 'Numéro',
    lines: 'Lignes',
    boards: 'Cartes',
    sent: 'Lignes envoyées',
    changed: 'Modifiée (GMT+8)',
    acts: 'Actions',
    open: 'Ouvrir {name}',
    delete: 'Supprimer',
    deleteOf: 'Supprimer {name}',
    deleteTitle: 'Supprimer la BOM',
    deleteText: '« {name} » et ses {lines} lignes sont supprimées. Les demandes envoyées restent.',
    keep: 'Conserver',
    deleted: 'La BOM est supprimée.',
    none: 'Aucune BOM enregistrée.',
    noneFound: 'Aucune BOM trouvée.',
  },
  one: {
    loading: 'Ouverture de la BOM',
    gone: 'Cette BOM n’existe plus, ou son propriétaire doit se connecter.',
    goneText: 'Les BOM chargées sans connexion sont conservées {hours} heures.',
    another: 'En charger une autre',
    login: 'Se connecter',
  },
} satisfies Translated<typeof zh>;
