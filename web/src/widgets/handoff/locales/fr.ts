import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Le téléphone comme appareil photo',
  open: 'Photographier avec le téléphone',
  waiting: 'En attente du téléphone',
  hidden: 'Un code est ouvert et ne s’affiche plus',
  joined: 'Le téléphone est connecté',
  scan: 'Scannez-le avec l’appareil photo du téléphone. Personne ne s’y connecte ; il ne peut qu’ajouter des photos ici.',
  sent_one: '{count} photo reçue.',
  sent_other: '{count} photos reçues.',
  until: 'Valable jusqu’au {time}',
  again: 'Afficher un autre code',
  end: 'Terminer',
  copy: 'Copier l’adresse',
  over: {
    ended_one: 'Le téléphone a terminé ; {count} photo reçue.',
    ended_other: 'Le téléphone a terminé ; {count} photos reçues.',
    expired_one: 'Les 15 minutes sont écoulées ; {count} photo reçue.',
    expired_other: 'Les 15 minutes sont écoulées ; {count} photos reçues.',
    concluded_one: 'Le dossier est clos ; {count} photo reçue.',
    concluded_other: 'Le dossier est clos ; {count} photos reçues.',
  },
} satisfies Translated<typeof zh>;
