import type { EnquiryLine, Mix } from '#contract/enquiries/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import styles from './enquiries.module.css';
import type { Ordering } from './use-ordering.ts';

interface Props {
  readonly lines: readonly EnquiryLine[];
  readonly mixes: readonly Mix[];
  readonly ordering: Ordering;
}

const picksText = (mix: { picks: readonly { requestId: string; quantity: unknown }[] }) =>
  mix.picks
    .map((pick) => `${pick.requestId} ${pick.quantity}`)
    .sort()
    .join();

/** Three ways to buy what is quoted: each with its total, what it lacks and what it assumes. */
export function Mixes({ lines, mixes, ordering }: Props) {
  const t = useTranslator('enquiries');
  return (
    <Section title={t('mix.title')} aside={t('mix.aside')}>
      <ul className={styles.mixes}>
        {mixes.map((mix, index) => (
          <li key={mix.kind}>
            <OneMix
              mix={mix}
              lines={lines}
              same={mixes.slice(0, index).find((one) => picksText(one) === picksText(mix))}
              ordering={ordering}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OneMix(props: {
  mix: Mix;
  lines: readonly EnquiryLine[];
  /** An earlier mix with the same picks. */
  same: Mix | undefined;
  ordering: Ordering;
}) {
  const t = useTranslator('enquiries');
  const format = useFormat();
  const { mix, lines, same, ordering } = props;
  const isSelected = picksText({ picks: ordering.draft.picks }) === picksText(mix);
  const missing = mix.missing.map(({ lineId, pieces }) =>
    t('mix.missingLine', {
      model: lines.find((line) => line.id === lineId)?.mpn ?? '',
      pieces: format.quantity(pieces),
    }),
  );
  const select = () => {
    const hadOther = ordering.draft.picks.length > 0 && !isSelected;
    ordering.takeMix(mix);
    if (hadOther) toast(t('mix.replaced'));
  };
  return (
    <>
      <h3>{t(`mix.${mix.kind}`)}</h3>
      <p className={styles.mixTotal}>
        <MoneyText money={mix.total} />
      </p>
      <p>
        {t('mix.sellers', { count: mix.sellers })}
        {t('comma')}
        {missing.length === 0 ? t('mix.full') : t('mix.missing', { count: missing.length })}
      </p>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <p className={styles.assumes}>
        {same ? t('mix.same', { other: t(`mix.${same.kind}`) }) : t(`mix.assumes.${mix.kind}`)}
      </p>
      <Button
        aria-label={`${t('mix.take')}${t('colon')}${t(`mix.${mix.kind}`)}`}
        aria-pressed={isSelected}
        icon={isSelected ? 'check' : undefined}
        onClick={select}
      >
        {t(isSelected ? 'mix.taken' : 'mix.take')}
      </Button>
    </>
  );
}
