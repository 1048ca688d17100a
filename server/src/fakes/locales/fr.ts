import type { FakeSentences } from './zh.ts';

const found = '{no} : votre {mpn} ressemble à un lot refusé à l’inspection';
const next =
  'Le support l’examine. Sur la page des avertissements, vous pouvez le contester, preuves à l’appui.';

export const fr: FakeSentences = {
  'fakes.found.lot': {
    title: found,
    body: `Le code de lot et le date code sont identiques. ${next}`,
  },
  'fakes.found.label': {
    title: found,
    body: `Le code de lot d’une étiquette est identique. ${next}`,
  },
  'fakes.found.photo': {
    title: found,
    body: `Une de vos photos provient de son inspection. ${next}`,
  },
  'fakes.found.seller': {
    title: found,
    body: `Un lot de cette pièce que vous avez livré auparavant a été refusé. ${next}`,
  },
  'fakes.held': {
    title: 'Commande {order} : le paiement est suspendu',
    body: '{mpn} ressemble à un lot refusé à l’inspection. Le support l’examine jusqu’au {until} ; rien n’est débité avant.',
  },
  'fakes.upheld': {
    title: '{no} : l’avertissement sur {mpn} est confirmé',
    body: 'Motif : {reason}',
  },
  'fakes.dismissed': {
    title: '{no} : l’avertissement sur {mpn} est levé',
    body: 'Motif : {reason}',
  },
  'fakes.refused': {
    title: 'Commande {order} : elle ne peut pas être payée',
    body: 'Le support considère que {mpn} provient de marchandises refusées. Vous pouvez annuler la commande ; non payée, elle ne coûte rien.',
  },
  'fakes.freed': {
    title: 'Commande {order} : l’avertissement est levé',
    body: 'Le support a examiné {mpn} et n’a rien trouvé à redire. La commande continue.',
  },
};
