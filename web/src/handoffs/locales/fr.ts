import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Photos par téléphone',
  mark: 'Équipe',
  forInspection: 'Inspection {no}',
  forParcel: 'Colis de la commande {no}',
  joining: 'Connexion…',
  minutes_one: '{count} minute restante',
  minutes_other: '{count} minutes restantes',
  sent: '{sent} sur {most} envoyées',
  take: 'Prendre une photo',
  choose: 'Choisir dans l’album',
  caption: 'Légende',
  captionHint: 'Facultative ; elle figure au rapport.',
  scale: 'Échelle',
  scaleHint: 'Par exemple 1 mm ou ×40.',
  send: 'Envoyer la photo',
  remove: 'Retirer',
  discard: 'Supprimer',
  save: 'Enregistrer sur ce téléphone',
  alt: 'Photo à envoyer',
  sending: 'Envoi {percent} %',
  sentOne: 'La photo est envoyée.',
  waiting:
    'En attente du réseau : la photo reste sur ce téléphone et partira au retour de la connexion. Si vous fermez cette page, rouvrez-la.',
  unstored:
    'Ce téléphone n’a plus de place pour garder la photo : elle n’est que sur cette page. Ne la fermez pas avant l’envoi.',
  undeleted: 'La photo n’a pas pu être supprimée de ce téléphone. Réessayez.',
  unreadable: '« {name} » n’est pas une image lisible.',
  large: '« {name} » dépasse {size} Mo.',
  shrinking: 'Réduction de la photo…',
  full: 'Ce code n’accepte plus de photos.',
  overTitle: 'Aucune photo ne peut plus être ajoutée',
  unknownTitle: 'Code inconnu',
  unknown: 'L’adresse est incomplète. Scannez de nouveau le code à l’écran.',
  unsent_one:
    '{count} photo n’a pas été envoyée et ne peut plus l’être. Enregistrez-la ou supprimez-la.',
  unsent_other:
    '{count} photos n’ont pas été envoyées et ne peuvent plus l’être. Enregistrez-les ou supprimez-les.',
  lost: 'Le serveur est injoignable.',
  retry: 'Réessayer',
  none: 'Les photos sont réduites avant l’envoi et ne restent sur ce téléphone que jusque-là.',
} satisfies Translated<typeof zh>;
