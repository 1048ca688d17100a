import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { piecesWord } from '#web/i18n/format.ts';
import { useLanguage, useTranslator } from '#web/i18n/translator.ts';
import {
  forgetOffers,
  type SelectedOffer,
  setRequestedQuantity,
  useSelectedOffers,
} from '#web/page/asked-offers.ts';
import { Button } from '#web/ui/Button.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { SelectionBar } from '#web/ui/table/SelectionBar.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { readPieces } from './part-query.ts';
import styles from './SelectedOffersBar.module.css';

const FORM = '/post-inquiry?offers=1';
const PARTS_VISIBLE = 2;

/** The offers that are ticked, how many of each, and the way to an enquiry about them. */
export default function SelectedOffersBar() {
  const t = useTranslator('catalog');
  const navigate = useNavigate();
  const offers = useSelectedOffers();
  const count = offers.length;
  return (
    <SelectionBar
      label={t('asked.label')}
      wide
      action={
        <>
          <Button className={styles.clear} onClick={forgetOffers}>
            {t('asked.clear')}
          </Button>
          <QuantityForm
            key={commonQuantity(offers) ?? ''}
            offers={offers}
            onSubmit={() => void navigate(FORM)}
          />
        </>
      }
    >
      <b className={styles.count}>{t('asked.chosen', { count })}</b>
      <SelectedParts offers={offers} />
    </SelectionBar>
  );
}

/** The number of pieces that offers are asked for where it is said; null where it differs. */
function commonQuantity(offers: readonly SelectedOffer[]): number | null {
  const [one, ...others] = new Set(offers.flatMap(({ quantity }) => quantity ?? []));
  return others.length === 0 ? (one ?? null) : null;
}

/** Which parts, and whose: the first ones, where there is room. */
function SelectedParts({ offers }: { offers: readonly SelectedOffer[] }) {
  const t = useTranslator('catalog');
  const parts = [...Map.groupBy(offers, ({ mpn }) => mpn)];
  const more = parts.length - PARTS_VISIBLE;
  return (
    <ul className={styles.parts}>
      {parts.slice(0, PARTS_VISIBLE).map(([mpn, ofPart]) => (
        <li key={mpn}>
          <Mpn mpn={mpn} />
          <span translate="no">
            {[...new Set(ofPart.map(({ sellerName }) => sellerName))].join(t('comma'))}
          </span>
        </li>
      ))}
      {more > 0 && <li>+{more}</li>}
    </ul>
  );
}

/** Pieces of each, and the button that takes them to the enquiry. */
function QuantityForm({
  offers,
  onSubmit,
}: {
  offers: readonly SelectedOffer[];
  onSubmit: () => void;
}) {
  const t = useTranslator('catalog');
  const lang = useLanguage();
  const id = useId();
  const common = commonQuantity(offers);
  const [typed, setTyped] = useState(common === null ? '' : String(common));
  const [tried, setTried] = useState(false);
  const pieces = readPieces(typed);
  const isWrong = tried && typed.trim() !== '' && pieces === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (pieces === null && typed.trim() !== '') return;
    if (pieces !== null) setRequestedQuantity(pieces);
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>
        {t('asked.quantity')}
        {isWrong && <small role="alert">{t('filter.piecesHint')}</small>}
      </label>
      <FigureInput
        id={id}
        className={styles.pieces}
        size="sm"
        unit={piecesWord(lang)}
        aria-invalid={isWrong || undefined}
        value={typed}
        onChange={setTyped}
        onBlur={() => setTried(true)}
      />
      <Button type="submit">{t('asked.go', { count: offers.length })}</Button>
    </form>
  );
}
