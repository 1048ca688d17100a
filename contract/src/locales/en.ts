import type { Sentences } from './dictionaries.ts';
import { en as fields } from './fields/en.ts';

export const en: Sentences = {
  fails: {
    'session.missing': 'Not logged in, or the login has expired.',
    'access.denied': 'Your account may not use this function.',
    'access.needsKeyInfo': 'Complete your information first.',
    'access.notSettled': 'Settle in as a seller first.',
    'access.needsTotp': 'Enter the authenticator code first.',
    'access.readOnly': 'You are looking as a customer: nothing can be changed.',
    'access.termsDeclined':
      'You declined the terms in force: you can finish what is open and take your money out, but begin nothing new.',
    notFound: 'Not found, or not yours.',
    'input.invalid': 'Some entries are not right. See the marked fields.',
    'idempotency.reused': 'The same request key came with other content. Nothing was done.',
    'rate.tooMany': 'Too many requests. Try again in {seconds} s.',
    'rate.dayOver':
      'This can be done {max} times a day at most. Try again in {hours} h {minutes} min.',
    'service.busy': 'The market is busy. Nothing was changed. Try again in {seconds} s.',
    'outcome.unknown':
      'The connection broke while saving: it may or may not have been saved. Send the same again; it is not done twice.',
    'input.tooLarge': 'The request is too large: at most {max}.',
    'code.wrong': 'The code is not right. {left} tries left.',
    'code.expired': 'The code has expired. Send a new one.',
    'code.spent': 'This code can no longer be used. Send a new one.',
    'code.wait': 'Send again in {seconds} s.',
    'login.wrong': 'The account or the password is not right.',
    'login.locked': 'Too many tries. Try again in {seconds} s.',
    'account.emailTaken': 'This e-mail is already in use.',
    'account.usernameTaken': 'This account name is already in use.',
    'account.passwordWeak': 'This password is too common. Choose another.',
    'account.identityFixed': 'The identity is already chosen and cannot be changed.',
    'account.unknown': 'This e-mail has no account yet. Register first.',
    'account.proofNeeded': 'Enter the current password before you set a new one.',
    'account.closed': 'This account was closed by its owner. Call us if that is wrong.',
    'account.notClosed': 'This account is not closed.',
    'account.openAffairs': 'Something in this account is still open: it cannot be closed yet.',
    'totp.wrong': 'The authenticator code is not right or was used. Wait for the next one.',
    'factor.needed': 'This needs your second factor.',
    'factor.none': 'This account has no second factor of this kind.',
    'factor.wrong': 'The passkey could not be verified. Try again.',
    'factor.recoveryWrong': 'The recovery code is not right or was used.',
    'factor.exists': 'An authenticator app is set up already. Remove it before you add another.',
    'factor.tooMany': 'An account has at most {max} passkeys.',
    'factor.lastOfStaff': 'Staff must have a second factor. Add another one first.',
    'account.mailProofNeeded': 'Confirm that it is you with a code from your e-mail first.',
    'factorReset.changed': 'This request was cancelled or decided meanwhile. Look at it again.',
    'factorReset.own': 'This account has the same mailbox as yours. A colleague must do this.',
    'work.taken': '{name} is on it.',
    'work.gone': 'This no longer waits in a queue of yours.',
    'work.colleague': 'This colleague cannot open it. Choose another one.',
    'work.note': 'Choose a colleague and write a note.',
    'work.tooManyViews': 'You have 20 saved views. Remove one first.',
    'view.open': 'You are looking at {name} already. End that first.',
    'view.staff':
      'This account belongs to a member of staff. It cannot be looked at as a customer.',
    'view.closed':
      'The owner has closed this account. It can no longer be looked at as its customer.',
    'staff.emailTaken': 'This e-mail belongs to another member of staff.',
    'staff.lastAdmin': 'At least one active admin must remain.',
    'staff.self': 'Nobody edits themselves. Another administrator must do this.',
    'staff.wrongState': 'This colleague’s present state does not allow this.',
    'staff.linkOver':
      'This link was used, withdrawn or has expired. Ask an administrator for a new one.',
    'file.empty': 'File {name} is empty.',
    'file.tooLarge': 'File {name} is too large: at most {max}.',
    'file.format': 'The file must be one of: {list}.',
    'file.sides': 'The picture {name} is too large: at most {max} pixels a side.',
    'file.unknown': 'The file is missing or not yours. Upload it again.',
    'maker.decided': 'This name has been decided meanwhile. Reload the list.',
    'maker.nameTaken': 'A manufacturer of this name is known already; map the name to it.',
    'post.closed': 'This post is closed.',
    'post.own': 'You cannot answer your own post.',
    'post.quoted':
      'This request has been quoted and can no longer be changed. Close it and post another.',
    'post.notClosed': 'This post is not closed.',
    'post.recycleOver': 'It was closed more than 30 days ago and cannot be reopened.',
    'reply.closed': 'This quote is closed.',
    'reply.taken': 'This quote was already taken in full.',
    'reply.tooMany': 'More than what is left of the offer: {left}.',
    'reply.expired': 'This quote has expired.',
    'reply.withdrawn': 'This quote was withdrawn.',
    'reply.item': 'A quoted item does not belong to this post.',
    'surplus.soldOut': 'Only {left} of {model} are left.',
    'surplus.closed': 'This surplus deal is closed.',
    'surplus.own': 'You cannot bid for your own surplus.',
    'surplus.notClosed': 'This surplus deal is not closed.',
    'surplus.bidClosed': 'This bid is closed.',
    'surplus.bidTaken': 'This bid was already taken in full.',
    'surplus.bidExpired': 'This bid has expired.',
    'surplus.bidWithdrawn': 'This bid was withdrawn.',
    'surplus.bidItem': 'An item of the bid does not belong to this surplus deal.',
    'surplus.bidFreight':
      'This bid cannot be accepted: the bidder no longer has the freight account that it names. The bidder may add the account again, or bid anew.',
    'surplus.bidderGone':
      'This bid cannot be accepted: its bidder makes no new deals here at present.',
    'inquiry.offerGone': 'An offer of {model} has left search. Search again and choose.',
    'inquiry.otherPart': 'A chosen offer is of {offered}, not of {model}. Choose again.',
    'inquiry.dayFull': 'At most {max} lines go out in 24 hours; {needed} needed, {left} left.',
    'inquiry.seekingFull': 'Sellers are sought for {max} lines; {needed} needed, {left} left.',
    'inquiry.completed': 'This enquiry is completed.',
    'quote.expired': 'This quote has expired.',
    'quote.ended': 'This request has ended.',
    'quote.accountClosed': 'The other company closed its account, and this request ended with it.',
    'quote.counterAbove': 'A counter-offer must be below the quoted price.',
    'quote.tooMany': 'More than was quoted of {model}: {left}.',
    'quote.belowMoq': 'Below the minimum order of {model}: {moq}.',
    'quote.belowCent': 'So few pieces of {model} cost less than 0.01 USD and cannot be ordered.',
    'quote.sheet': 'The sheet was not read: {why}',
    'quote.notCountered': 'No counter-offer waits for an answer.',
    'handoff.closed':
      'Photos can be added only by the inspector of a test that is open, or while the parcel is expected.',
    'handoff.unknown': 'This code is unknown. Scan the code on the screen again.',
    'handoff.expired': 'The 15 minutes of this code are over. Show a new code on the desktop.',
    'handoff.ended':
      'This code was closed on the desktop, or its person signed out. Show a new code there.',
    'handoff.concluded':
      'The inspection is concluded or the parcel received: no photos can be added.',
    'handoff.used': 'Another phone uses this code. Show a new code on the desktop.',
    'handoff.full': 'This code has taken its {max} photos. Show a new code on the desktop.',
    'watch.tooMany': 'You can watch {max} parts at most. End some first.',
    'bom.unreadable': '{problem}',
    'bom.columns':
      'Name one column as the part number; no other field but alternatives may have two.',
    'bom.noLines': 'This sheet has no lines to read.',
    'bom.tooManyLines': 'A BOM has at most {max} lines.',
    'bom.fileGone': 'The file is no longer kept. Upload it again.',
    'bom.full': '{max} BOMs are saved. Delete one first.',
    'bom.lineGone': 'One of these lines is no longer there. Reload and try again.',
    'bom.partGone': '{model} is no longer offered. Choose another part.',
    'bom.notReady': 'Line {line} ({model}) is not settled. Choose its part first.',
    'bom.noQuantity': 'Line {line} ({model}) has no quantity. Enter it first.',
    'order.hasChange': 'This was changed a moment ago. The page is reloaded; look again.',
    'order.wrongState': 'The order’s present state does not allow this.',
    'order.notYourMove': 'This step belongs to another party.',
    'order.parcelReceived':
      'This parcel has been received already, or is not of this shipment. Choose another one.',
    'order.parcelsMissing':
      'More parcels of this shipment are expected. Receive this one by itself, or say that the rest is missing.',
    'order.parcelClosed':
      'The order has gone on. This parcel’s record can no longer be corrected; say it in the messages of the order.',
    'order.reportMissing': 'Every lot needs a report in force before the order goes on.',
    'order.shipmentClosed':
      'The order is no longer on its way to the buyer. Its shipment can no longer be corrected; say it in the messages of the order.',
    'order.own': 'You are a party to this order. Another person decides on it.',
    'order.guard': 'A condition of this step is not met yet.',
    'order.warned':
      'Payment is held: these goods resemble a lot that failed inspection, and support is looking at it.',
    'order.draftsFull': '{max} drafts are saved. Delete one first.',
    'order.supplierMissing': 'The supplier is not on the platform yet.',
    'order.supplierNotSettled': 'The supplier has not settled in yet.',
    'order.lines': 'The lines do not fit the order. Check the quantities.',
    'order.offerCosts':
      'The price of the kept pieces does not cover the freight and tests that the seller bears.',
    'order.count': 'So many pieces are not plausible. Enter {most} at most.',
    'order.packs': 'The packs do not add up to the count of their line.',
    'appointment.full': 'This window has just filled up. Choose another one.',
    'appointment.window': 'The dock takes no appointments at that time. Choose a free window.',
    'appointment.open': 'This order has an appointment already. Change that one.',
    'appointment.notExpected': 'No goods of this order are expected at the dock now.',
    'appointment.otherDay': 'This appointment is not for today.',
    'dock.forged': 'This label was not issued by Assay, or is damaged. Type the order number.',
    'quarantine.changed': 'This entry of the register has changed. Reload and look again.',
    'quarantine.sample': 'A sample has at most {most} pieces.',
    'fakes.changed': 'This warning has changed. Reload and look again.',
    'sample.changed': 'This sample has changed. Reload and look again.',
    'sample.inspector': 'You also work in the lab: somebody else creates blind samples.',
    'passport.pieces': 'This passport has {left} pieces left.',
    'passport.offered': 'This passport is offered to another holder. Withdraw the offer first.',
    'passport.ownAddress': 'This is your own address. Enter the address of the new holder.',
    'passport.revoked':
      'No pieces can be split off: the report of this lot was revoked or the lot did not pass.',
    'wallet.notEnough': 'The available balance is not enough. Nothing was paid.',
    'wallet.overHold': 'More than what is held in escrow. Nothing was moved.',
    'wallet.keyReused': 'A transfer key was used with other content. Nothing was moved.',
    'wallet.changed': 'This record was changed a moment ago. Look again.',
    'wallet.samePerson': 'This is your own recharge. A colleague must decide on it.',
    'wallet.proofUsed': 'This proof confirmed recharge {no} already. It cannot confirm another.',
    'wallet.referenceUsed': 'This bank reference confirmed recharge {no} already.',
    'approval.open': 'The same is already waiting for approval.',
    'approval.wrongState': 'This request was decided or changed. Reload and look again.',
    'approval.samePerson': 'A colleague must decide requests of yours or about you.',
    'approval.expired': 'This request has expired. Make it again.',
    'approval.changed':
      'What this request is about changed after it was made, so it is void. Check and request again.',
    'wallet.recharge.over': 'A recharge is at most 5,000,000.',
    'wallet.reference.typo':
      'The check digits of this reference do not match: a sign is mistyped. Compare it once more.',
    'wallet.reference.unknown':
      'This reference was not drawn for this transfer, or was announced already.',
    'wallet.goodwill.over':
      'Goodwill refunds of one order come to at most {limit} USD; {left} USD are left.',
    'finance.ownMoney': 'This is your own money. A colleague must decide on it.',
    'setting.changed': 'This setting was changed a moment ago. Look again.',
    'setting.same': 'The setting says this already.',
    'setting.limits':
      'The least may not exceed the most of one exchange, nor that the most of a day.',
    'exchange.noRate': 'Finance has not published a rate. Nothing can be exchanged now.',
    'exchange.oldRate':
      'The rate is too old: finance must read a new one first. Nothing can be exchanged now.',
    'exchange.currency': 'An exchange is paid to an account in CNY.',
    'exchange.notPayable':
      'The account was added or changed less than 24 hours ago and may not be paid yet.',
    'exchange.payeeChanged':
      'The account was changed or removed after the application. It may not be paid.',
    'exchange.otherRole':
      'The company is under review ({no}). An administrator approves this exchange.',
    'exchange.found':
      'The rules have just found suspicious activity of this company ({no}). The exchange was not approved. Read the finding first; while it stands, an administrator approves.',
    'exchange.tooSmall': 'This is less than the smallest exchange.',
    'exchange.tooLarge': 'This is more than the largest exchange.',
    'exchange.dayOver': 'This is more than you may still exchange today.',
    'exchange.quoteOver': 'The locked rate has expired. Lock the rate again.',
    'exchange.quoteUsed': 'This locked rate was used for an exchange already.',
    'exchange.quoteOther':
      'The amount or the payee is not the one that was locked. Lock the rate again.',
    'exchange.changed': 'This exchange was changed a moment ago. Look again.',
    'exchange.referenceUsed': 'This bank reference paid exchange {no} already.',
    'exchange.paying': 'The payment of this exchange waits for a second person, who answers first.',
    'bank.unreadable':
      'The file cannot be read at {at}: {found}. Choose a CSV, MT940 or camt.053 file of the bank.',
    'bank.truncated':
      'The file breaks off at {at} and is not whole: {found}. Download it from the bank again.',
    'bank.balance':
      'Opening balance and lines do not lead to the closing balance; {found} is missing (at {at}). Nothing was imported.',
    'bank.columns':
      'Say which columns have the day and the amount; without a column of balances, type the opening and closing balance.',
    'bank.otherAccount':
      'This statement is of account {account}, which the settings have never named; they name {own}.',
    'bank.overlap':
      'Statements from {from} to {to} are imported already. This file overlaps them and its balance does not follow. Nothing was imported.',
    'bank.tooMany': 'The file has more than 20,000 lines. Export a shorter period.',
    'bank.changed': 'This line was changed a moment ago. Look again.',
    'health.changed': 'What failed has changed a moment ago. Look again.',
    'bank.sum':
      'The chosen records differ from the line by {difference}. A bank charge is at most {most}.',
    'bank.itemTaken': '{no} is matched with another line already.',
    'bank.itemChanged':
      '{no} was changed a moment ago: the line is not of it as it stands. Look again.',
    'bank.thirdParty':
      'The payer is not the owner. Write why it is accepted; a second person then approves it.',
    'suspicion.changed': 'This finding was changed a moment ago. Look again.',
    'wallet.cash.otherRole':
      'The company is under review ({no}). An administrator approves this withdrawal.',
    'wallet.cash.held':
      'Suspicious activity holds this withdrawal ({no}), so its transfer is not recorded by the ordinary step. If the bank has already paid it, ask an administrator to record it.',
    'wallet.cash.found':
      'The rules have just found suspicious activity of this company ({no}). Nothing was approved. Read the finding first; while it stands, an administrator approves.',
    'bank.noOrigin':
      'The statement does not name the account that this payment came from. Ask the bank before anything goes back.',
    'bank.returnUsed':
      'This payment was booked as {no} before, and that money is not taken back. It cannot go back to its sender.',
    'bank.matched':
      'A line of the bank says that it was paid. Record that payment, or undo the match first.',
    'bank.neverPaid':
      'Nobody recorded a payment of {no}. The line stays open: find out who ordered it.',
    'bank.returning': 'This payment is being sent back to its sender. Cancel that first.',
    'bank.returnInFile': '{no} is in a payment file that is not released. Cancel the file first.',
    'payout.changed': 'This file, or a withdrawal in it, was changed a moment ago. Look again.',
    'payout.paymentChanged':
      '{no} was changed a moment ago and cannot be paid as it stands. Nothing was paid. Look again, or leave {no} out.',
    'payout.paymentMatched':
      'A line of the bank says that {no} was paid. Nothing was paid again. Record that payment or undo the match, or leave {no} out.',
    'payout.tooEarly':
      'The account of {no} was added or changed less than 24 hours ago and may not be paid yet. Nothing was paid. Leave {no} out.',
    'payout.booksDiffer':
      'The books and the bank do not agree ({reason}). Payout files are stopped until bank matching explains it.',
    'payout.inFile': 'It is in file {file}. Release or cancel that file first.',
    'payout.refusal': 'Somebody asks to refuse withdrawal {no}. That is decided first.',
    'payout.payeeChanged':
      'The account of {no} was changed or removed after the application: it may not be paid. Nothing was paid. Leave {no} out.',
    'payout.paymentHeld':
      '{no} is held by suspicious activity ({finding}). Nothing was paid. Have the finding cleared, or leave {no} out.',
    'payout.held':
      'Suspicious activity was found after the approval ({no}) and holds one of these withdrawals. Nothing was paid. Have the finding cleared, or leave the withdrawal out.',
    'risk.changed': 'The facts of this mark have changed, or a colleague dismissed it. Look again.',
    'claim.changed': 'This claim was changed a moment ago. Look again.',
    'claim.wrongState': 'The claim has moved on; this step is no longer possible.',
    'claim.quantity': 'At most {left} pieces can be claimed.',
    'claim.overdue': 'The warranty has ended; a claim is no longer possible.',
    'claim.terms': 'Pieces or amount go beyond what is claimed.',
    'claim.count': 'The count cannot be above the {most} pieces that were delivered.',
    'claim.countSettled':
      'The claim was settled by {fewest} pieces: a correction cannot go below them.',
    'claim.numberOfOther':
      '{no} waits for a parcel with this number. Record the parcel there, or confirm that it belongs to this claim.',
    'claim.security':
      'A replacement needs its price set aside; the seller’s balance and deposit do not suffice. Recharge, or agree on a refund.',
    'deposit.open': 'You have a deposit already. You cannot announce another one.',
    'deposit.changed': 'This deposit was changed a moment ago. Look again.',
    'deposit.notPayable':
      'The account was added or changed less than 24 hours ago and may not be paid yet.',
    'deposit.currency': 'A deposit is paid back to an account in CNY.',
    'deposit.openOrders':
      'An order is still open. The deposit can be asked back once all have ended.',
    'deposit.referenceUsed': 'This bank reference belongs to deposit {no} already.',
    'deposit.earlierReturning':
      'Deposit {no} of the same seller is asked back and money is left on it. Pay it back, or refuse that request, first.',
    'deposit.paying':
      'This deposit is being paid back. The request can no longer be taken back or refused.',
    'statement.tooLong': 'A PDF has at most {max} lines. Choose a shorter period, or CSV or XLSX.',
    'wallet.bank.known': 'This account is in your list already.',
    'wallet.bank.tooMany': 'You can keep at most {most} bank accounts.',
    'wallet.bank.inUse':
      'A withdrawal or an exchange in progress is paid to this account. Remove it once that has ended.',
    'wallet.cash.least': 'This is less than the smallest withdrawal.',
    'wallet.cash.most': 'This is more than the largest withdrawal.',
    'wallet.cash.dayOver': 'This is more than you may still withdraw today.',
    'wallet.cash.currency': 'Withdrawals are paid to accounts in USD. CNY is paid by exchange.',
    'wallet.cash.wrongState': 'The withdrawal’s present state does not allow this.',
    'wallet.cash.notPayable':
      'The account was added or changed less than 24 hours ago and may not be paid yet.',
    'wallet.cash.payeeChanged':
      'The account was changed after the application or failed a check. It may not be paid.',
    'wallet.cash.noteNeeded': 'A check needs attention: write what you verified.',
    'wallet.cash.referenceUsed': 'This bank reference belongs to withdrawal {no} already.',
    'qc.sameHand': 'The inspector may not review this report.',
    'qc.wrongState': 'The inspection’s present state does not allow this.',
    'qc.notGolden': 'Only a lot that passed and has a report in force may be a golden sample.',
    'qc.stopped': 'A suspect finding stopped the plan. Resume it with a reason.',
    'qc.sample': 'Sample, passed and failed do not fit together.',
    'qc.size': 'The sample of this test is {least} to {most} pieces.',
    'qc.usedUp': '{pieces} pieces were used up by this test. It cannot be left out.',
    'qc.notInPlan': 'This test is not in the plan of the lot.',
    'qc.incomplete': 'Tests are still open: {tests}.',
    'qc.pieces': 'There are not that many pieces on the shelf.',
    'qc.lotSum': 'The lots of each line must add up to the pieces that the dock counted.',
    'qc.instrument': 'This test needs an instrument that serves it.',
    'qc.calibration':
      'The calibration of {instrument} ended on {due}. It cannot be used before it is calibrated again.',
    'qc.limits': '“{name}” is outside its limits: this cannot be recorded as a pass.',
    'qc.templateLimits':
      'The limits of “{name}” come from a template: they stay as the template says.',
    'qc.valueMissing':
      'Enter the measured value of “{name}”: without it this cannot be recorded as a pass.',
    'qc.photo': 'A fail or suspect result needs a photo of the finding.',
    'qc.repeatedPhoto':
      'Photos that another lot has too: {count}. Remove them, or say why they stay.',
    'qc.photosUncompared':
      'Tests whose photos are still compared with other lots: {count}. The lot goes to review once they are.',
    'qc.packs': 'Of this lot {packs} packs came: no more can have been opened.',
    'settlement.wrongState': 'The settlement’s present state does not allow this.',
    'settlement.creditCode': 'The check digit of the credit code is not right.',
    'settlement.changed': 'This settlement was changed a moment ago. Look again.',
    'settlement.own': 'This is your own company. A colleague must decide on it.',
    'settlement.depositMissing':
      'No deposit of this seller is held. Wait for it, or give a reason for the waiver that buyers will read.',
    'settlement.changeOpen':
      'A change of your address waits for review already. Propose another once it is decided or withdrawn.',
    'settlement.sameAddress':
      'Address, contact and mobile are the same as now. There is nothing to change.',
    'stock.limit': 'Your stock may hold at most {max} lines.',
    'stock.changed': 'Your stock changed meanwhile. Look at it and try again.',
    'stock.undoOver': 'This can no longer be taken back.',
    'import.wrongState': 'This import is past that step.',
    'import.changed': 'This import changed meanwhile. Look at it and try again.',
    'import.columns':
      'Name exactly one column with part numbers and one with quantities; no other field may be named twice.',
    'import.condition': 'Say which condition the goods of this list are in, or that it is unknown.',
    'import.rate': 'Give the rate at which prices in {currency} become US dollars.',
    'import.tooMany': '{max} imports are open. Finish or cancel one first.',
    'key.wrong': 'This key is not known, or it was revoked.',
    'key.full': 'You have {max} keys. Revoke one first.',
    'seller.blacklisted':
      'This seller is on the public blacklist and takes no orders or enquiries.',
    'follow.own': 'You cannot follow your own company.',
    'album.full': 'An album holds at most {max} pictures. Remove one first.',
    'book.full': 'At most {max} entries can be kept. Remove one first.',
    'case.wrongState': 'The case’s present state does not allow this.',
    'case.changed': 'This case was changed a moment ago. Look again.',
    'case.reopenOver': 'It was closed more than 30 days ago. Send a new one.',
    'case.own': 'This case concerns your own company. A colleague must handle it.',
    'case.sellerClosed': 'This complaint is closed and takes no more answers.',
    'case.sellerWithdrawn': 'Support withdrew this complaint. No answer is needed.',
    'case.sellerAnswered':
      'You have answered this complaint. Support asks again if something is missing.',
    'template.changed': 'A colleague changed or removed this template meanwhile. Look at it again.',
    'template.nameTaken': 'There is a template with this name already.',
    'content.changed': 'This was changed a moment ago. Look again.',
    'content.wrongState': 'The entry’s present state does not allow this.',
    'content.sameHand': 'Somebody other than the proposer must do this.',
    'content.notHeard':
      'The supplier has not answered and may do so until {due}. It is not published.',
    'content.over': 'The last day of this entry is over. Drop it.',
    'content.already': 'There is an entry for this deal already.',
    'content.hasAccount':
      'This supplier has an account here. Propose it from the line of its order.',
    'content.legal':
      'The terms and the privacy notice change by a new version, made by two people.',
    'legal.changed': 'This changed in the meantime. Load it again.',
    'legal.same': 'The draft says the same as the newest version.',
    'legal.day':
      'It applies from {earliest} at the earliest (15 days’ notice, after the version before) and within a year.',
    'notice.changed': 'This notice was changed a moment ago. Look again.',
    'notice.wrongState': 'The notice’s present state does not allow this.',
    'notice.sameHand': 'A notice to many is published by somebody other than its writer.',
    fault: 'Something failed on our side, reference {reference}. Nothing was changed.',
  },
  fields,
};
