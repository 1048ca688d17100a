import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'What it changes',
  counted:
    'Counted {at} from the records of that moment. The second person sees them counted anew.',
  whenProposed: 'When it was proposed',
  countedThen: 'Counted {at}, when the change was proposed.',
  counting: 'Counting what it touches',
  nothing: 'Nothing that is open is touched.',
  same: 'The setting says this already: nothing changes.',
  unfilled: 'Shown as soon as the fields are filled in.',
  more: 'More than {count}',
  fromThen: {
    usdCny: 'Exchanges applied for from then on use {rate}.',
    exchangeFee: 'Exchanges applied for from then on cost {percent}.',
    exchangeLimits:
      'From then on one exchange is {least} to {most}, and {perDay} for a member per day.',
    rechargeTwoPeople: 'From then on recharges above {above} take two people.',
    rateDays: 'From then on a rate is {days}.',
    commission:
      'Orders placed from then on, also from quotes that are open now, pay {tradePercent} (trade) or {agentPercent} (escrow).',
    cashLimits:
      'From then on one withdrawal is {least} to {most}, and {perDay} for a member per day. A second factor is asked once the withdrawals and exchanges of a day reach {secondFactorFrom}.',
    goodwill: 'From then on goodwill refunds of one order come to {perOrder} at most.',
    suspicion: 'From then on findings are made by these thresholds; those that were made stay.',
    accountUsd:
      'From then on members read account {account} at {bank} for recharges, files of payments name it as payer, and only its statements are accepted.',
    accountCny:
      'From then on sellers read account {account} at {bank} for deposits, and only its statements are accepted.',
    dock: 'From then on sellers and buyers read this address of the dock on pages, labels and documents: {address}',
    phones: 'From then on pages show {shenzhen}, {sales}, {sellers} and {lab}.',
    workingDays:
      'Deadlines that begin from then on are counted with these days. Deadlines that are set already stay.',
    carriers:
      'From then on forms offer, and pages and mails name and link, these carriers: {carriers}',
    appointments:
      'From then on sellers book windows of {windowMinutes} minutes from {opens} to {closes}, for {perWindow} parcels each, {daysAhead} working days ahead. Closed: {closures}',
    bankCharges:
      'From then on a charge of the bank is at most {chargeUsd} or {chargeCny}, and {chargePercent} of what it was kept from.',
  },
  effect: {
    ordersKeep_one: '{n} open order keeps the other commission that it was placed with.',
    ordersKeep_other: '{n} open orders keep the other commission that they were placed with.',
    exchangesKeep_one: '{n} exchange in progress keeps what it was agreed by.',
    exchangesKeep_other: '{n} exchanges in progress keep what they were agreed by.',
    quotesKeep_one:
      '{n} quote of an exchange that a member may still accept keeps its rate and fee.',
    quotesKeep_other:
      '{n} quotes of exchanges that members may still accept keep their rate and fee.',
    claimsFollow_one:
      '{n} open claim follows: what it takes from a deposit is converted at the new rate.',
    claimsFollow_other:
      '{n} open claims follow: what they take from a deposit is converted at the new rate.',
    exchangesOutside_one:
      '{n} exchange in progress is outside the new limits and goes on as agreed.',
    exchangesOutside_other:
      '{n} exchanges in progress are outside the new limits and go on as agreed.',
    sellersOverDay_one:
      '{n} member has sold more than that today and can sell no more until tomorrow.',
    sellersOverDay_other:
      '{n} members have sold more than that today and can sell no more until tomorrow.',
    suspicionsMore_one: 'In the last 90 days they find {n} more.',
    suspicionsMore_other: 'In the last 90 days they find {n} more.',
    suspicionsFewer_one: 'In the last 90 days they find {n} fewer.',
    suspicionsFewer_other: 'In the last 90 days they find {n} fewer.',
    suspicionsStay_one: '{n} finding of the last 90 days is found by both.',
    suspicionsStay_other: '{n} findings of the last 90 days are found by both.',
    rechargesTwo_one: '{n} announced recharge takes two people then, and one now.',
    rechargesTwo_other: '{n} announced recharges take two people then, and one now.',
    rechargesOne_one: '{n} announced recharge takes one person then, and two now.',
    rechargesOne_other: '{n} announced recharges take one person then, and two now.',
    rateUntil_one: 'The rate may be used until {until}.',
    rateUntil_other: 'The rate may be used until {until}.',
    rateTooOld_one:
      'The rate has been too old since {until}: nobody can exchange until a new one is set.',
    rateTooOld_other:
      'The rate has been too old since {until}: nobody can exchange until a new one is set.',
    withdrawalsOutside_one:
      '{n} pending withdrawal is outside the new limits and is paid as applied for.',
    withdrawalsOutside_other:
      '{n} pending withdrawals are outside the new limits and are paid as applied for.',
    withdrawersOverDay_one:
      '{n} member has withdrawn more than that today and can apply for no more until tomorrow.',
    withdrawersOverDay_other:
      '{n} members have withdrawn more than that today and can apply for no more until tomorrow.',
    withdrawalsNoFactor_one:
      '{n} pending withdrawal that brings its member’s day to that amount has no second factor: it is paid 24 hours after its account was added, as before.',
    withdrawalsNoFactor_other:
      '{n} pending withdrawals that bring their members’ day to that amount have no second factor: they are paid 24 hours after their account was added, as before.',
    exchangesNoFactor_one:
      '{n} exchange in progress that brings its member’s day to that amount has no second factor: it is paid 24 hours after its account was added, as before.',
    exchangesNoFactor_other:
      '{n} exchanges in progress that bring their members’ day to that amount have no second factor: they are paid 24 hours after their account was added, as before.',
    balancesBelowLeast_one: '{n} member can no longer withdraw what it has.',
    balancesBelowLeast_other: '{n} members can no longer withdraw what they have.',
    goodwillSpent_one: '{n} order has had that much goodwill: no more can be paid on it.',
    goodwillSpent_other: '{n} orders have had that much goodwill: no more can be paid on them.',
    goodwillRefused_one:
      '{n} refund that waits for its second person is above it and can no longer be approved.',
    goodwillRefused_other:
      '{n} refunds that wait for their second person are above it and can no longer be approved.',
    rechargesToOld_one: '{n} recharge is announced to the account of now: its money arrives there.',
    rechargesToOld_other:
      '{n} recharges are announced to the account of now: their money arrives there.',
    referencesToOld_one: '{n} open payment reference was given out with the account of now.',
    referencesToOld_other: '{n} open payment references were given out with the account of now.',
    payoutFilesFromOld_one:
      '{n} file of payments that is not released names the account of now as payer: cancel it and make it anew.',
    payoutFilesFromOld_other:
      '{n} files of payments that are not released name the account of now as payer: cancel them and make them anew.',
    depositsToOld_one: '{n} deposit is announced to the account of now: its money arrives there.',
    depositsToOld_other:
      '{n} deposits are announced to the account of now: their money arrives there.',
    parcelsToOld_one: '{n} parcel is on its way to the address of now.',
    parcelsToOld_other: '{n} parcels are on their way to the address of now.',
    parcelsToNew_one: '{n} order that is not shipped yet shows the new address to its seller.',
    parcelsToNew_other:
      '{n} orders that are not shipped yet show the new address to their sellers.',
    claimsToNew_one: '{n} return that is not sent yet shows the new address to its buyer.',
    claimsToNew_other: '{n} returns that are not sent yet show the new address to their buyers.',
    ordersDue_one: '{n} order has its deadline on the first changed day or later and keeps it.',
    ordersDue_other:
      '{n} orders have their deadline on the first changed day or later and keep it.',
    claimsDue_one: '{n} claim has its deadline on the first changed day or later and keeps it.',
    claimsDue_other:
      '{n} claims have their deadline on the first changed day or later and keep it.',
    inspectionsDue_one:
      '{n} inspection has its deadline on the first changed day or later and keeps it.',
    inspectionsDue_other:
      '{n} inspections have their deadline on the first changed day or later and keep it.',
    casesDue_one: '{n} case has its deadline on the first changed day or later and keeps it.',
    casesDue_other: '{n} cases have their deadline on the first changed day or later and keep it.',
    settlementsDue_one:
      '{n} settlement of a seller has its deadline on the first changed day or later and keeps it.',
    settlementsDue_other:
      '{n} settlements of sellers have their deadline on the first changed day or later and keep it.',
    withdrawalsDue_one:
      '{n} withdrawal has its deadline on the first changed day or later and keeps it.',
    withdrawalsDue_other:
      '{n} withdrawals have their deadline on the first changed day or later and keep it.',
    parcelsOfCarrier_one:
      '{n} parcel is under way with a carrier that changes: its name and tracking page follow.',
    parcelsOfCarrier_other:
      '{n} parcels are under way with a carrier that changes: their names and tracking pages follow.',
    claimParcelsOfCarrier_one:
      '{n} claim has goods on their way back with a carrier that changes: name and tracking page follow.',
    claimParcelsOfCarrier_other:
      '{n} claims have goods on their way back with a carrier that changes: names and tracking pages follow.',
    ordersAskCarrier_one:
      '{n} open order asks for a carrier that no longer goes to buyers: the dock chooses another one.',
    ordersAskCarrier_other:
      '{n} open orders ask for a carrier that no longer goes to buyers: the dock chooses another one.',
    appointmentsOutside_one:
      '{n} appointment is in no window then: it keeps its time until the warehouse moves it.',
    appointmentsOutside_other:
      '{n} appointments are in no window then: they keep their time until the warehouse moves them.',
    appointmentsOver_one:
      '{n} appointment is in a window that holds more than it takes then: it keeps its time until the warehouse moves it.',
    appointmentsOver_other:
      '{n} appointments are in windows that hold more than they take then: they keep their time until the warehouse moves them.',
    linesMore_one: '{n} open line of the bank is then matched with a charge with certainty.',
    linesMore_other: '{n} open lines of the bank are then matched with a charge with certainty.',
    linesFewer_one: '{n} open line of the bank is then no longer certain: a person decides.',
    linesFewer_other: '{n} open lines of the bank are then no longer certain: a person decides.',
    matchesRefused_one:
      '{n} match that waits for its second person has a higher charge and can no longer be approved.',
    matchesRefused_other:
      '{n} matches that wait for their second person have a higher charge and can no longer be approved.',
  },
} satisfies Translated<typeof zh>;
