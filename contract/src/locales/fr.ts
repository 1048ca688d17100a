import type { Sentences } from './dictionaries.ts';
import { fr as fields } from './fields/fr.ts';

export const fr: Sentences = {
  fails: {
    'session.missing': 'Vous n’êtes pas connecté, ou la session a expiré.',
    'access.denied': 'Votre compte ne peut pas utiliser cette fonction.',
    'access.needsKeyInfo': 'Complétez d’abord vos informations.',
    'access.notSettled': 'Devenez d’abord vendeur agréé.',
    'access.needsTotp': 'Saisissez d’abord le code d’authentification.',
    'access.readOnly': 'Vous regardez en tant que client : rien ne peut être modifié.',
    'access.termsDeclined':
      'Vous avez refusé les conditions en vigueur : vous pouvez terminer ce qui est ouvert et retirer votre argent, mais rien commencer de nouveau.',
    notFound: 'Introuvable, ou ne vous appartient pas.',
    'input.invalid': 'Certaines saisies sont incorrectes. Voyez les champs marqués.',
    'idempotency.reused':
      'La même clé de requête est arrivée avec un autre contenu. Rien n’a été fait.',
    'rate.tooMany': 'Trop de requêtes. Réessayez dans {seconds} s.',
    'rate.dayOver':
      'Cette opération est limitée à {max} par jour. Réessayez dans {hours} h {minutes} min.',
    'service.busy':
      'La place de marché est très sollicitée. Rien n’a été modifié. Réessayez dans {seconds} s.',
    'outcome.unknown':
      'La connexion a été coupée pendant l’enregistrement : il a peut-être eu lieu. Renvoyez la même demande, elle ne sera pas exécutée deux fois.',
    'input.tooLarge': 'La requête est trop volumineuse : {max} au plus.',
    'code.wrong': 'Le code est incorrect. Il reste {left} tentatives.',
    'code.expired': 'Le code a expiré. Demandez-en un nouveau.',
    'code.spent': 'Ce code n’est plus utilisable. Demandez-en un nouveau.',
    'code.wait': 'Nouvel envoi possible dans {seconds} s.',
    'login.wrong': 'Le compte ou le mot de passe est incorrect.',
    'login.locked': 'Trop de tentatives. Réessayez dans {seconds} s.',
    'account.emailTaken': 'Cet e-mail est déjà utilisé.',
    'account.usernameTaken': 'Ce nom de compte est déjà utilisé.',
    'account.passwordWeak': 'Ce mot de passe est trop courant. Choisissez-en un autre.',
    'account.identityFixed': 'L’identité est déjà choisie et ne peut plus changer.',
    'account.unknown': 'Cette adresse n’a pas encore de compte. Inscrivez-vous d’abord.',
    'account.proofNeeded': 'Saisissez le mot de passe actuel avant d’en définir un nouveau.',
    'account.closed': 'Ce compte a été fermé par son titulaire. Si c’est une erreur, appelez-nous.',
    'account.notClosed': 'Ce compte n’est pas fermé.',
    'account.openAffairs':
      'Des affaires sont encore ouvertes dans ce compte : il ne peut pas encore être fermé.',
    'totp.wrong': 'Le code est incorrect ou déjà utilisé. Attendez le suivant.',
    'factor.needed': 'Cette opération exige votre second facteur.',
    'factor.none': 'Ce compte n’a pas de second facteur de ce type.',
    'factor.wrong': 'La clé d’accès n’a pas pu être vérifiée. Réessayez.',
    'factor.recoveryWrong': 'Le code de secours est incorrect ou a déjà servi.',
    'factor.exists':
      'Une application d’authentification est déjà en place. Supprimez-la avant d’en ajouter une autre.',
    'factor.tooMany': 'Un compte a au plus {max} clés d’accès.',
    'factor.lastOfStaff': 'Le personnel doit avoir un second facteur. Ajoutez-en d’abord un autre.',
    'account.mailProofNeeded': 'Confirmez d’abord votre identité avec un code reçu par e-mail.',
    'factorReset.changed':
      'Cette demande a été annulée ou décidée entre-temps. Consultez-la à nouveau.',
    'factorReset.own':
      'Ce compte a la même boîte e-mail que vous. Un autre collègue doit s’en charger.',
    'work.taken': '{name} s’en occupe.',
    'work.gone': 'Ceci n’attend plus dans une de vos files.',
    'work.colleague': 'Ce collègue ne peut pas l’ouvrir. Choisissez-en un autre.',
    'work.note': 'Choisissez un collègue et écrivez une note.',
    'work.tooManyViews': 'Vous avez 20 vues enregistrées. Supprimez-en une d’abord.',
    'view.open': 'Vous regardez déjà le compte de {name}. Terminez d’abord.',
    'view.staff':
      'Ce compte appartient à un membre du personnel. Il ne peut pas être regardé en tant que client.',
    'view.closed':
      'Ce compte a été fermé par son titulaire. Il ne peut plus être consulté comme client.',
    'staff.emailTaken': 'Cet e-mail appartient à un autre membre du personnel.',
    'staff.lastAdmin': 'Il doit rester au moins un administrateur actif.',
    'staff.self': 'Personne ne modifie sa propre fiche. Un autre administrateur doit le faire.',
    'staff.wrongState': 'L’état actuel de ce collègue ne le permet pas.',
    'staff.linkOver':
      'Ce lien a été utilisé, retiré ou a expiré. Demandez-en un nouveau à un administrateur.',
    'file.empty': 'Le fichier {name} est vide.',
    'file.tooLarge': 'Le fichier {name} est trop grand : {max} au plus.',
    'file.format': 'Le fichier doit être : {list}.',
    'file.sides': 'L’image {name} est trop grande : {max} pixels par côté au plus.',
    'file.unknown': 'Le fichier est absent ou n’est pas à vous. Envoyez-le à nouveau.',
    'maker.decided': 'Ce nom a été traité entre-temps. Rechargez la liste.',
    'maker.nameTaken': 'Un fabricant de ce nom est déjà connu ; rattachez-le à lui.',
    'post.closed': 'Cette annonce est close.',
    'post.own': 'Vous ne pouvez pas répondre à votre annonce.',
    'post.quoted':
      'Cette demande a reçu des devis et ne peut plus être modifiée. Fermez-la et publiez-en une autre.',
    'post.notClosed': 'Cette annonce n’est pas close.',
    'post.recycleOver': 'Close depuis plus de 30 jours, elle ne peut être rouverte.',
    'reply.closed': 'Ce devis est clos.',
    'reply.taken': 'Ce devis a déjà été accepté en totalité.',
    'reply.tooMany': 'Dépasse ce qui reste de l’offre : {left}.',
    'reply.expired': 'Ce devis a expiré.',
    'reply.withdrawn': 'Ce devis a été retiré.',
    'reply.item': 'Un article proposé n’appartient pas à cette annonce.',
    'surplus.soldOut': 'Il ne reste que {left} de {model}.',
    'surplus.closed': 'Ce surplus est clos.',
    'surplus.own': 'Vous ne pouvez pas faire d’offre sur votre propre surplus.',
    'surplus.notClosed': 'Ce surplus n’est pas clos.',
    'surplus.bidClosed': 'Cette offre est close.',
    'surplus.bidTaken': 'Cette offre a déjà été acceptée en totalité.',
    'surplus.bidExpired': 'Cette offre a expiré.',
    'surplus.bidWithdrawn': 'Cette offre a été retirée.',
    'surplus.bidItem': 'Un article de l’offre n’appartient pas à ce surplus.',
    'surplus.bidFreight':
      'Cette offre ne peut pas être acceptée : l’acheteur n’a plus le compte de fret qu’elle indique. Il peut ajouter de nouveau ce compte ou refaire une offre.',
    'surplus.bidderGone':
      'Cette offre ne peut pas être acceptée : son auteur ne conclut pas de nouvelle affaire sur Assay pour l’instant.',
    'inquiry.offerGone':
      'Une offre de {model} n’est plus dans la recherche. Cherchez et choisissez de nouveau.',
    'inquiry.otherPart':
      'Une offre choisie porte sur {offered}, non sur {model}. Choisissez de nouveau.',
    'inquiry.dayFull':
      'En 24 heures partent au plus {max} requêtes (une ligne chez un vendeur chacune) ; il en faut ici {needed}, il en reste {left}. Envoyez la suite plus tard.',
    'inquiry.seekingFull':
      'Des vendeurs sont recherchés pour {max} de vos lignes à la fois au plus ; cet envoi en ajoute {needed}, {left} de plus sont possibles. Retirez les pièces que personne n’a en stock, ou attendez la fin de demandes antérieures.',
    'inquiry.completed': 'Cette demande est terminée.',
    'quote.expired': 'Ce devis a expiré.',
    'quote.ended': 'Cette demande de prix est close.',
    'quote.accountClosed':
      'L’autre société a clôturé son compte ; cette demande de prix a pris fin avec lui.',
    'quote.counterAbove': 'La contre-offre doit être inférieure au prix du devis.',
    'quote.tooMany': 'Plus que la quantité du devis pour {model} : {left}.',
    'quote.belowMoq': 'Moins que la commande minimale de {model} : {moq}.',
    'quote.belowCent':
      'Si peu de pièces de {model} coûtent moins de 0,01 USD et ne peuvent pas être commandées.',
    'quote.sheet': 'La feuille n’a pas été lue : {why}',
    'quote.notCountered': 'Aucune contre-offre n’attend de réponse.',
    'handoff.closed':
      'Seul l’inspecteur d’un essai ouvert peut ajouter des photos, ou tant que le colis est attendu.',
    'handoff.unknown': 'Code inconnu. Scannez de nouveau le code à l’écran.',
    'handoff.expired':
      'Les 15 minutes de ce code sont écoulées. Affichez-en un autre sur l’ordinateur.',
    'handoff.ended':
      'Ce code a été fermé sur l’ordinateur, ou sa personne s’est déconnectée. Affichez-en un autre.',
    'handoff.concluded':
      'L’inspection est conclue ou le colis reçu : aucune photo ne peut être ajoutée.',
    'handoff.used': 'Un autre téléphone utilise ce code. Affichez-en un autre sur l’ordinateur.',
    'handoff.full': 'Ce code a reçu ses {max} photos. Affichez-en un autre sur l’ordinateur.',
    'watch.tooMany': 'Vous pouvez suivre {max} références au plus. Arrêtez-en quelques-unes.',
    'bom.unreadable': '{problem}',
    'bom.columns':
      'Désignez une seule colonne comme référence ; hormis les alternatives, aucun champ ne peut être répété.',
    'bom.noLines': 'Cette feuille n’a aucune ligne à lire.',
    'bom.tooManyLines': 'Une BOM compte au plus {max} lignes.',
    'bom.fileGone': 'Le fichier n’est plus conservé. Envoyez-le à nouveau.',
    'bom.full': '{max} BOM sont enregistrées. Supprimez-en une d’abord.',
    'bom.lineGone': 'L’une de ces lignes n’existe plus. Rechargez et réessayez.',
    'bom.partGone': '{model} n’est plus proposé. Choisissez une autre pièce.',
    'bom.notReady': 'La ligne {line} ({model}) n’est pas réglée. Choisissez d’abord sa pièce.',
    'bom.noQuantity': 'La ligne {line} ({model}) n’a pas de quantité. Saisissez-la d’abord.',
    'order.hasChange': 'Cela vient de changer. La page est rechargée ; vérifiez.',
    'order.wrongState': 'L’état actuel de la commande ne le permet pas.',
    'order.notYourMove': 'Cette étape revient à une autre partie.',
    'order.parcelReceived':
      'Ce colis est déjà reçu ou n’appartient pas à cet envoi. Choisissez-en un autre.',
    'order.parcelsMissing':
      'D’autres colis de cet envoi sont attendus. Recevez celui-ci à part, ou indiquez que le reste manque.',
    'order.parcelClosed':
      'La commande a avancé. L’enregistrement de ce colis ne peut plus être corrigé ; dites-le dans les messages de la commande.',
    'order.reportMissing':
      'Chaque lot doit avoir un rapport en vigueur avant que la commande continue.',
    'order.shipmentClosed':
      'La commande n’est plus en route vers l’acheteur. L’expédition ne peut plus être corrigée ; dites-le dans les messages de la commande.',
    'order.own': 'Vous êtes partie à cette commande. Une autre personne doit décider.',
    'order.guard': 'Une condition de cette étape n’est pas encore remplie.',
    'order.warned':
      'Le paiement est suspendu : la marchandise ressemble à un lot refusé à l’inspection, et le support l’examine.',
    'order.draftsFull': '{max} brouillons sont enregistrés. Supprimez-en un d’abord.',
    'order.supplierMissing': 'Le fournisseur n’est pas encore sur la plateforme.',
    'order.supplierNotSettled': 'Le fournisseur n’est pas encore agréé.',
    'order.lines': 'Les lignes ne correspondent pas à la commande. Vérifiez les quantités.',
    'order.offerCosts':
      'Le prix des pièces gardées ne couvre pas le fret et les tests à la charge du vendeur.',
    'order.count': 'Cette quantité n’est pas plausible. Saisissez {most} pièces au plus.',
    'order.packs': 'La somme des conditionnements ne correspond pas au comptage de la ligne.',
    'appointment.full': 'Ce créneau vient d’être complet. Choisissez-en un autre.',
    'appointment.window':
      'Le quai ne prend pas de rendez-vous à cette heure. Choisissez un créneau libre.',
    'appointment.open': 'Cette commande a déjà un rendez-vous. Modifiez-le.',
    'appointment.notExpected':
      'Aucune marchandise de cette commande n’est attendue au quai en ce moment.',
    'appointment.otherDay': 'Ce rendez-vous n’est pas pour aujourd’hui.',
    'dock.forged':
      'Cette étiquette n’a pas été émise par Assay ou est abîmée. Saisissez le numéro de commande.',
    'quarantine.changed': 'Cette entrée a changé. Rechargez et vérifiez.',
    'quarantine.sample': 'Un échantillon compte au plus {most} pièces.',
    'fakes.changed': 'Cet avertissement a changé. Rechargez la page et regardez à nouveau.',
    'sample.changed': 'Cet échantillon a changé. Rechargez et vérifiez.',
    'sample.inspector':
      'Vous travaillez aussi au laboratoire : une autre personne crée les échantillons à l’aveugle.',
    'passport.pieces': 'Il reste {left} pièces sur ce passeport.',
    'passport.offered': 'Ce passeport est proposé à un autre détenteur. Retirez d’abord l’offre.',
    'passport.ownAddress': 'C’est votre propre adresse. Indiquez celle du nouveau détenteur.',
    'passport.revoked':
      'Impossible de séparer des pièces : le rapport du lot a été révoqué ou le lot n’est pas conforme.',
    'wallet.notEnough': 'Le solde disponible est insuffisant. Rien n’a été payé.',
    'wallet.overHold': 'Dépasse le montant séquestré. Rien n’a été déplacé.',
    'wallet.keyReused': 'Une clé de transfert a servi à un autre contenu. Rien n’a été déplacé.',
    'wallet.changed': 'Cet enregistrement vient de changer. Vérifiez.',
    'wallet.samePerson': 'C’est votre propre recharge. Un collègue doit en décider.',
    'wallet.proofUsed':
      'Ce justificatif a déjà confirmé la recharge {no}. Il ne peut pas en confirmer une autre.',
    'wallet.referenceUsed': 'Cette référence bancaire a déjà confirmé la recharge {no}.',
    'approval.open': 'La même demande attend déjà une approbation.',
    'approval.wrongState': 'Cette demande a été traitée ou modifiée. Rechargez la page.',
    'approval.samePerson':
      'Un collègue doit décider de vos demandes et de celles qui vous concernent.',
    'approval.expired': 'Cette demande a expiré. Refaites-la.',
    'approval.changed':
      'Les données ont changé depuis la demande, qui est annulée. Vérifiez et redemandez.',
    'wallet.recharge.over': 'Une recharge est de 5 000 000 au plus.',
    'wallet.reference.typo':
      'Les chiffres de contrôle ne concordent pas : un signe est erroné. Vérifiez la référence.',
    'wallet.reference.unknown':
      'Cette référence n’est pas celle de ce virement, ou a déjà été annoncée.',
    'wallet.goodwill.over':
      'Les gestes commerciaux d’une commande sont limités à {limit} USD ; il reste {left} USD.',
    'finance.ownMoney': 'Il s’agit de votre propre argent. Une autre personne doit décider.',
    'setting.changed': 'Ce réglage vient de changer. Regardez de nouveau.',
    'setting.same': 'Le réglage a déjà cette valeur.',
    'setting.limits':
      'Le minimum ne peut dépasser le maximum par opération, ni celui-ci le maximum par jour.',
    'exchange.noRate': 'Aucun taux n’est publié. Le change est impossible pour l’instant.',
    'exchange.oldRate':
      'Le taux est trop ancien : le service financier doit d’abord le mettre à jour. Aucun change n’est possible.',
    'exchange.currency': 'Un change est payé sur un compte en CNY.',
    'exchange.notPayable':
      'Le compte a été ajouté ou modifié il y a moins de 24 heures et ne peut pas encore être payé.',
    'exchange.payeeChanged':
      'Le compte a été modifié ou supprimé après la demande. Il ne peut pas être payé.',
    'exchange.otherRole':
      'La société est en cours d’examen ({no}). Un administrateur approuve ce change.',
    'exchange.found':
      'Les règles viennent de relever une activité suspecte de cette société ({no}). Le change n’a pas été approuvé. Lisez d’abord le constat ; tant qu’il subsiste, un administrateur approuve.',
    'exchange.tooSmall': 'C’est moins que le change minimal.',
    'exchange.tooLarge': 'C’est plus que le change maximal.',
    'exchange.dayOver': 'C’est plus que ce que vous pouvez encore changer aujourd’hui.',
    'exchange.quoteOver': 'Le taux bloqué a expiré. Bloquez-le de nouveau.',
    'exchange.quoteUsed': 'Ce taux bloqué a déjà servi à un change.',
    'exchange.quoteOther':
      'Le montant ou le bénéficiaire n’est pas celui qui a été bloqué. Bloquez de nouveau le taux.',
    'exchange.changed': 'Ce change vient d’être modifié. Regardez de nouveau.',
    'exchange.referenceUsed': 'Cette référence bancaire a déjà payé le change {no}.',
    'exchange.paying': 'Le paiement de ce change attend une seconde personne, qui décide d’abord.',
    'bank.unreadable':
      'Le fichier est illisible à {at} : {found}. Choisissez un fichier CSV, MT940 ou camt.053 de la banque.',
    'bank.truncated':
      'Le fichier s’interrompt à {at} et n’est pas complet : {found}. Téléchargez-le de nouveau.',
    'bank.balance':
      'Le solde initial et les lignes ne mènent pas au solde final ; il manque {found} (à {at}). Rien n’a été importé.',
    'bank.columns':
      'Indiquez les colonnes de la date et du montant ; sans colonne de solde, saisissez les soldes initial et final.',
    'bank.otherAccount':
      'Ce relevé est celui du compte {account}, que les réglages n’ont jamais nommé ; ils nomment {own}.',
    'bank.overlap':
      'Les relevés du {from} au {to} sont déjà importés. Ce fichier les recouvre et son solde ne suit pas. Rien n’a été importé.',
    'bank.tooMany': 'Le fichier a plus de 20 000 lignes. Exportez une période plus courte.',
    'bank.changed': 'Cette ligne vient d’être modifiée. Regardez de nouveau.',
    'health.changed': 'Ce qui a échoué vient de changer. Regardez de nouveau.',
    'bank.sum':
      'Les enregistrements choisis diffèrent de la ligne de {difference}. Des frais bancaires sont de {most} au plus.',
    'bank.itemTaken': '{no} est déjà rapproché d’une autre ligne.',
    'bank.itemChanged':
      '{no} vient de changer : la ligne ne lui correspond plus. Regardez de nouveau.',
    'bank.thirdParty':
      'Le payeur n’est pas le titulaire. Écrivez pourquoi c’est accepté ; une seconde personne approuve ensuite.',
    'suspicion.changed': 'Ce constat vient d’être modifié. Regardez de nouveau.',
    'wallet.cash.otherRole':
      'La société est en cours d’examen ({no}). Un administrateur approuve ce retrait.',
    'wallet.cash.held':
      'Une activité suspecte ({no}) retient ce retrait ; son virement ne s’enregistre donc pas par l’étape habituelle. Si la banque l’a déjà payé, demandez à un administrateur de l’enregistrer.',
    'wallet.cash.found':
      'Les règles viennent de relever une activité suspecte de cette société ({no}). Rien n’a été approuvé. Lisez d’abord le constat ; tant qu’il subsiste, un administrateur approuve.',
    'bank.noOrigin':
      'Le relevé n’indique pas le compte d’origine de ce paiement. Interrogez la banque avant tout renvoi.',
    'bank.returnUsed':
      'Ce paiement a déjà été comptabilisé comme {no} et cet argent n’a pas été repris. Il ne peut pas être renvoyé.',
    'bank.matched':
      'Une ligne de la banque indique un paiement. Enregistrez-le ou annulez d’abord le rapprochement.',
    'bank.neverPaid':
      'Personne n’a enregistré de paiement de {no}. La ligne reste ouverte : cherchez qui l’a ordonné.',
    'bank.returning':
      'Ce paiement est en cours de renvoi à son émetteur. Annulez d’abord ce renvoi.',
    'bank.returnInFile':
      '{no} figure dans un fichier de paiements non libéré. Annulez d’abord le fichier.',
    'payout.changed':
      'Ce fichier, ou un retrait qu’il contient, vient d’être modifié. Regardez de nouveau.',
    'payout.paymentChanged':
      '{no} vient d’être modifié et ne peut pas être payé en l’état. Rien n’a été payé. Regardez de nouveau ou laissez {no} de côté.',
    'payout.paymentMatched':
      'Une ligne de la banque indique le paiement de {no}. Rien n’a été payé à nouveau. Enregistrez ce paiement, annulez le rapprochement ou laissez {no} de côté.',
    'payout.tooEarly':
      'Le compte de {no} a été ajouté ou modifié il y a moins de 24 heures et ne peut pas encore être payé. Rien n’a été payé. Laissez {no} de côté.',
    'payout.booksDiffer':
      'Les livres et la banque ne concordent pas ({reason}). Les fichiers de paiements sont arrêtés tant que le rapprochement ne l’explique pas.',
    'payout.inFile': 'Il est dans le fichier {file}. Libérez ou annulez d’abord ce fichier.',
    'payout.refusal': 'Le refus du retrait {no} est demandé. Il faut d’abord en décider.',
    'payout.payeeChanged':
      'Le compte de {no} a été modifié ou supprimé après la demande : il ne peut pas être payé. Rien n’a été payé. Laissez {no} de côté.',
    'payout.paymentHeld':
      'Une activité suspecte ({finding}) retient {no}. Rien n’a été payé. Faites écarter le constat ou laissez {no} de côté.',
    'payout.held':
      'Une activité suspecte relevée après l’approbation ({no}) retient l’un de ces retraits. Rien n’a été payé. Faites écarter le constat ou laissez ce retrait de côté.',
    'risk.changed':
      'Les faits de cette marque ont changé, ou un collègue l’a déjà écartée. Regardez à nouveau.',
    'claim.changed': 'Cette réclamation vient de changer. Regardez à nouveau.',
    'claim.wrongState': 'La réclamation a avancé ; cette étape n’est plus possible.',
    'claim.quantity': 'On peut réclamer au plus {left} pièces.',
    'claim.overdue': 'La garantie a pris fin ; une réclamation n’est plus possible.',
    'claim.terms': 'Les pièces ou le montant dépassent ce qui est réclamé.',
    'claim.count': 'Le comptage ne peut dépasser les {most} pièces livrées.',
    'claim.countSettled':
      'La réclamation a été réglée sur {fewest} pièces : une correction ne peut descendre au-dessous.',
    'claim.numberOfOther':
      '{no} attend un colis portant ce numéro. Enregistrez-le là-bas, ou confirmez qu’il est de cette réclamation.',
    'claim.security':
      'Un remplacement exige de mettre son prix de côté ; le solde et le dépôt du vendeur ne suffisent pas. Rechargez, ou convenez d’un remboursement.',
    'deposit.open': 'Vous avez déjà un dépôt. Vous ne pouvez pas en annoncer un autre.',
    'deposit.changed': 'Ce dépôt vient de changer. Regardez de nouveau.',
    'deposit.notPayable':
      'Le compte a été ajouté ou modifié il y a moins de 24 heures et ne peut pas encore être payé.',
    'deposit.currency': 'Un dépôt est restitué sur un compte en CNY.',
    'deposit.openOrders':
      'Une commande est encore ouverte. Le dépôt peut être redemandé quand toutes sont closes.',
    'deposit.referenceUsed': 'Cette référence bancaire appartient déjà au dépôt {no}.',
    'deposit.earlierReturning':
      'La restitution du dépôt {no} du même vendeur est demandée et il reste de l’argent dessus. Restituez-le ou refusez d’abord cette demande.',
    'deposit.paying':
      'Ce dépôt est en cours de restitution. La demande ne peut plus être retirée ni refusée.',
    'statement.tooLong':
      'Un PDF compte {max} lignes au plus. Choisissez une période plus courte, CSV ou XLSX.',
    'wallet.bank.known': 'Ce compte figure déjà dans votre liste.',
    'wallet.bank.tooMany': 'Vous pouvez garder {most} comptes bancaires au plus.',
    'wallet.bank.inUse':
      'Un retrait ou un change en cours est payé sur ce compte. Supprimez ce compte une fois l’opération terminée.',
    'wallet.cash.least': 'C’est moins que le retrait minimal.',
    'wallet.cash.most': 'C’est plus que le retrait maximal.',
    'wallet.cash.dayOver': 'C’est plus que ce que vous pouvez encore retirer aujourd’hui.',
    'wallet.cash.currency':
      'Les retraits sont payés sur des comptes en USD. Le CNY se paie par change.',
    'wallet.cash.wrongState': 'L’état actuel du retrait ne le permet pas.',
    'wallet.cash.notPayable':
      'Le compte a été ajouté ou modifié il y a moins de 24 heures et ne peut pas encore être payé.',
    'wallet.cash.payeeChanged':
      'Le compte a changé après la demande ou a échoué à un contrôle. Il ne peut pas être payé.',
    'wallet.cash.noteNeeded': 'Un contrôle demande attention : écrivez ce que vous avez vérifié.',
    'wallet.cash.referenceUsed': 'Cette référence bancaire appartient déjà au retrait {no}.',
    'qc.sameHand': 'L’inspecteur ne peut pas relire ce rapport.',
    'qc.wrongState': 'L’état actuel de l’inspection ne le permet pas.',
    'qc.notGolden':
      'Seul un lot accepté dont le rapport est en vigueur peut être un échantillon de référence.',
    'qc.stopped': 'Un résultat suspect a arrêté le plan. Reprenez-le avec un motif.',
    'qc.sample': 'Échantillon, conformes et non conformes ne concordent pas.',
    'qc.size': 'L’échantillon de cet essai va de {least} à {most} pièces.',
    'qc.usedUp': 'Cet essai a déjà consommé {pieces} pièces. Il ne peut plus être omis.',
    'qc.notInPlan': 'Cet essai ne figure pas dans le plan du lot.',
    'qc.incomplete': 'Des essais restent ouverts : {tests}.',
    'qc.pieces': 'Il n’y a pas autant de pièces en rayon.',
    'qc.lotSum': 'Les lots de chaque ligne doivent totaliser les pièces comptées à la réception.',
    'qc.instrument': 'Cet essai exige un instrument adapté.',
    'qc.calibration':
      'L’étalonnage de {instrument} a expiré le {due}. Il ne peut servir avant un nouvel étalonnage.',
    'qc.limits': '« {name} » est hors limites : le résultat ne peut pas être conforme.',
    'qc.templateLimits':
      'Les limites de « {name} » viennent d’un modèle : elles restent celles du modèle.',
    'qc.valueMissing':
      'Saisissez la valeur mesurée de « {name} » : sans elle, le résultat ne peut pas être conforme.',
    'qc.photo': 'Un résultat non conforme ou suspect exige une photo du constat.',
    'qc.repeatedPhoto':
      'Photos présentes aussi dans un autre lot : {count}. Retirez-les ou dites pourquoi elles restent.',
    'qc.photosUncompared':
      'Essais dont les photos sont encore comparées à d’autres lots : {count}. Ensuite, le lot peut passer en relecture.',
    'qc.packs':
      'De ce lot, {packs} conditionnements sont arrivés : il ne peut y en avoir plus d’ouverts.',
    'settlement.wrongState': 'L’état actuel du dossier ne le permet pas.',
    'settlement.creditCode': 'Le chiffre de contrôle du code est incorrect.',
    'settlement.changed': 'Cette demande vient de changer. Consultez-la de nouveau.',
    'settlement.own': 'Il s’agit de votre propre société. Une autre personne doit décider.',
    'settlement.depositMissing':
      'Aucun dépôt de ce vendeur n’est détenu. Attendez-le ou donnez un motif de dispense que les acheteurs liront.',
    'settlement.changeOpen':
      'Un changement d’adresse est déjà à l’examen. Proposez-en un autre une fois qu’il est tranché ou retiré.',
    'settlement.sameAddress':
      'L’adresse, le contact et le mobile sont ceux d’aujourd’hui. Il n’y a rien à changer.',
    'stock.limit': 'Votre stock compte au plus {max} lignes.',
    'stock.changed': 'Votre stock a changé entre-temps. Consultez-le et réessayez.',
    'stock.undoOver': 'Ceci ne peut plus être annulé.',
    'import.wrongState': 'Cette importation a dépassé cette étape.',
    'import.changed': 'Cette importation a changé entre-temps. Consultez-la et réessayez.',
    'import.columns':
      'Indiquez exactement une colonne de références et une de quantités ; aucun autre champ ne peut être indiqué deux fois.',
    'import.condition': 'Indiquez l’état des marchandises de cette liste, ou qu’il est inconnu.',
    'import.rate':
      'Indiquez le taux auquel les prix en {currency} deviennent des dollars américains.',
    'import.tooMany': '{max} importations sont ouvertes. Terminez ou annulez-en une d’abord.',
    'key.wrong': 'Cette clé est inconnue ou a été révoquée.',
    'key.full': 'Vous avez {max} clés. Révoquez-en une d’abord.',
    'seller.blacklisted':
      'Ce vendeur figure sur la liste noire publique : ni commande, ni demande de prix.',
    'follow.own': 'Vous ne pouvez pas suivre votre propre société.',
    'album.full': 'Un album contient au plus {max} images. Supprimez-en une d’abord.',
    'book.full': '{max} entrées au plus. Supprimez-en une d’abord.',
    'case.wrongState': 'L’état actuel du dossier ne permet pas cette action.',
    'case.changed': 'Ce dossier vient d’être modifié. Revoyez-le.',
    'case.reopenOver': 'Clos depuis plus de 30 jours. Envoyez un nouveau dossier.',
    'case.own': 'Ce dossier concerne votre propre société. Une autre personne doit le traiter.',
    'case.sellerClosed': 'Cette réclamation est close et n’accepte plus de réponse.',
    'case.sellerWithdrawn':
      'Le support a retiré cette réclamation. Aucune réponse n’est nécessaire.',
    'case.sellerAnswered':
      'Vous avez répondu à cette réclamation. Le support reviendra vers vous s’il manque quelque chose.',
    'template.changed': 'Un collègue a modifié ou supprimé ce modèle. Regardez-le de nouveau.',
    'template.nameTaken': 'Un modèle porte déjà ce nom.',
    'content.changed': 'Ce contenu vient de changer. Regardez à nouveau.',
    'content.wrongState': 'L’état actuel de l’entrée ne le permet pas.',
    'content.sameHand': 'Une autre personne que l’auteur de la proposition doit le faire.',
    'content.notHeard':
      'Le fournisseur n’a pas répondu et peut le faire jusqu’au {due}. Rien n’est publié.',
    'content.over': 'Le dernier jour de cette inscription est passé. Abandonnez-la.',
    'content.already': 'Il existe déjà une entrée pour cette opération.',
    'content.hasAccount':
      'Ce fournisseur a un compte ici. Proposez-le depuis la ligne de sa commande.',
    'content.legal':
      'Les conditions et l’avis de confidentialité changent par une nouvelle version faite par deux personnes.',
    'legal.changed': 'Ceci a changé entre-temps. Rechargez.',
    'legal.same': 'Le brouillon dit la même chose que la dernière version.',
    'legal.day':
      'Elle s’applique au plus tôt à partir du {earliest} (préavis de 15 jours, après la version précédente) et dans l’année.',
    'notice.changed': 'Cet avis vient d’être modifié. Relisez-le.',
    'notice.wrongState': 'L’état actuel de l’avis ne le permet pas.',
    'notice.sameHand':
      'Un avis adressé à plusieurs est publié par une autre personne que son auteur.',
    fault: 'Une erreur est survenue chez nous, référence {reference}. Rien n’a été modifié.',
  },
  fields,
};
