import { useState } from 'react';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DockLabel } from '#web/order-parts/dock-label/DockLabel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { MoveBox } from '#web/ui/layout/MoveBox.tsx';
import { DaysOff } from '#web/widgets/times/DaysOff.tsx';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';
import styles from '../claims.module.css';
import { TermsTable } from '../TermsTable.tsx';
import { isWithheld } from '../track.ts';
import { ClaimEffects } from './ClaimEffects.tsx';
import { useClaimForm } from './ClaimForm.tsx';
import { choices, choicesOf, type PartyEvent } from './choices.ts';
import { effectsOf } from './effects.ts';

/** The box of a party's move: what it may do, what each choice comes to, one button. */
export function ClaimMove({ view }: { view: ClaimView }) {
  const own = choicesOf(view);
  const [chosen, setChosen] = useState<PartyEvent | null>(null);
  const event = own.find((one) => one === chosen) ?? own[0];
  if (event === undefined) return null;
  // A form of its own for each choice: what was typed in one is kept when another is looked at.
  return <Move key={event} view={view} event={event} own={own} onChoose={setChosen} />;
}

interface MoveProps {
  readonly view: ClaimView;
  readonly event: PartyEvent;
  readonly own: readonly PartyEvent[];
  readonly onChoose: (event: PartyEvent) => void;
}

function Move({ view, event, own, onChoose }: MoveProps) {
  const t = useTranslator('claims');
  const format = useFormat();
  const { call, parts } = choices[event];
  const first = view.offer ?? view.claimed;
  const form = useClaimForm({
    view,
    call,
    parts,
    name: event,
    first: {
      remedy: first.remedy,
      returnPieces: `${first.returnPieces}`,
      amount: first.goods.amount,
      freight: first.freight.amount,
    },
    done: t(`done.${event}`),
  });
  const lines = effectsOf(view, { event, draft: form.draft }, { t, format });
  const { due } = view;
  return (
    <MoveBox
      title={titleOf(view, own, { t, format })}
      due={due?.at && view.yourMove && <DueLine view={view} />}
      effect={lines.length > 0 && <ClaimEffects label={t('move.effect')} lines={lines} />}
      hint={hintOf(view, { t, format })}
      action={
        <Button type="submit" form={form.formId} variant="primary" size="md" loading={form.busy}>
          {buttonOf(view, event, { t, format })}
        </Button>
      }
    >
      <div className={styles.form}>
        {own.length > 1 && (
          <Segmented
            block
            label={t('move.choose')}
            value={event}
            options={own.map((value) => ({ value, label: t(`choice.${value}`) }))}
            onChange={onChoose}
          />
        )}
        <ChoiceFacts view={view} event={event} />
        {form.element}
      </div>
    </MoveBox>
  );
}

/** The facts that a choice is made on: the terms compared, or where the goods go. */
function ChoiceFacts({ view, event }: { view: ClaimView; event: PartyEvent }) {
  const t = useTranslator('claims');
  // Fetched before it is needed: a page that waits for words loses what is typed by then.
  useTranslator('order-parts/dock-label');
  if (event === 'shipBack') {
    return <DockLabel dock={view.dockAddress} labelPath={`/claim-dock-label/${view.id}`} />;
  }
  if (event === 'agree') {
    return <TermsTable view={view} terms={view.claimed} head={t('terms.claimed')} />;
  }
  const { offer, settlement } = view;
  if (offer && (event === 'acceptOffer' || event === 'offer' || event === 'requestRuling')) {
    const head = t('terms.offer', { number: offer.number });
    return <TermsTable view={view} terms={offer} head={head} />;
  }
  if (settlement && event === 'acceptCount') {
    return <TermsTable view={view} terms={settlement} head={t('terms.agreed')} />;
  }
  return null;
}

function DueLine({ view }: { view: ClaimView }) {
  const { due } = view;
  if (!due?.at) return null;
  return (
    <>
      <DueDeadline due={due} mine />
      <DaysOff days={due.daysOff} />
    </>
  );
}

type Spoken = Parameters<typeof effectsOf>[2];

function titleOf(view: ClaimView, own: readonly PartyEvent[], { t, format }: Spoken): string {
  if (!view.yourMove) {
    const isOffer = own.length === 1 && own[0] === 'offer';
    return t(isOffer ? 'move.alsoOffer' : 'move.also');
  }
  const { state, offer, settlement, count, money } = view;
  if (state === 'applied') return t('move.titleAnswer');
  if (state === 'negotiating' && offer) return t('move.titleOffer', { number: offer.number });
  if (state === 'returnAuthorised') {
    return t('move.titleShip', { count: format.number(settlement?.returnPieces ?? 0, 0) });
  }
  if (state === 'returned') {
    return t('move.titleShort', { count: format.number(count?.pieces ?? 0, 0) });
  }
  if (/[1-9]/.test(money.owed.amount)) {
    return t('move.titleRest', { money: format.money(money.owed) });
  }
  return t('move.title');
}

/** Names the sentence about the party whose silence would count. */
function silenceOf({ due, me }: ClaimView) {
  const on = due?.on ?? [];
  if (on.length > 1) return 'silenceOne';
  if (on.some((one) => one === me)) return 'silence';
  return on[0] === 'buyer' ? 'silenceBuyer' : 'silenceSeller';
}

function hintOf(view: ClaimView, { t, format }: Spoken): string | undefined {
  if (view.state === 'returnAuthorised') {
    const time = view.due?.at && format.prose(view.due.at, { zone: true });
    return [
      ...(time ? [t('hint.ship', { time })] : []),
      ...(view.reason === 'counterfeit' ? [t('hint.quarantine')] : []),
    ].join(' ');
  }
  if (isWithheld(view)) return t('hint.withheld');
  const negotiates = ['applied', 'refused', 'negotiating', 'returned'].includes(view.state);
  if (!negotiates || !view.due?.at) return undefined;
  return t(`hint.${silenceOf(view)}`, { time: format.prose(view.due.at, { zone: true }) });
}

function buttonOf(view: ClaimView, event: PartyEvent, { t, format }: Spoken): string {
  const { claimed, offer, count, money } = view;
  if (event === 'agree') return t('button.agree', { money: format.money(claimed.total) });
  if (event === 'acceptOffer' && offer) {
    const total = format.money(offer.total);
    return t('button.acceptOffer', { number: offer.number, money: total });
  }
  if (event === 'acceptCount') {
    return t('button.acceptCount', { count: format.number(count?.pieces ?? 0, 0) });
  }
  if (event === 'payRest') return t('button.payRest', { money: format.money(money.owed) });
  return t(`button.${event}`, { money: '', number: '', count: '' });
}
