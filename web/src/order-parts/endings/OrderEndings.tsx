import { useId } from 'react';
import type { EndingsView, EndingView } from '#contract/orders/endings-schemas.ts';
import type { Span } from '#contract/state-machine.ts';
import { type Translator, useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { cx } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import styles from './endings.module.css';
import type words from './locales/zh.ts';

type T = Translator<typeof words>;

/** Joins sentences as the language does: Chinese has no space between them. */
const proseOf = (t: T, sentences: readonly string[]): string =>
  sentences.slice(1).reduce((before, next) => t('prose', { before, next }), sentences[0] ?? '');

const spanText = (t: T, span: Span | null): string => {
  const count = Number.parseInt(span ?? '', 10);
  if (span === null || Number.isNaN(count)) return '';
  return t(span.endsWith('wd') ? 'span.workingDays' : 'span.days', { count });
};

/** Every ending of an order: how it comes to it, whose money goes where, and until when. */
export function OrderEndings({ endings, placed }: { endings: EndingsView; placed: boolean }) {
  const t = useTranslator('order-parts/endings');
  const all = endings.stages.flatMap((stage) => stage.endings);
  const out = all.filter(({ status }) => status === 'ruledOut').length;
  const head = ['how', 'happens', 'pays', 'back', 'gets', 'bears', 'latest'] as const;
  return (
    <Section
      title={t('title')}
      aside={placed ? t('asideOrder', { open: all.length - out, out }) : t('asidePreview')}
    >
      <table className={styles.endings} aria-label={t('title')}>
        <thead>
          <tr>
            {head.map((key) => (
              <th key={key} scope="col" data-figures={figures.has(key) || undefined}>
                {t(`head.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        {endings.stages.map((stage) => (
          <EndingStage key={stage.state} stage={stage} columns={head.length} />
        ))}
      </table>
      <p className={styles.sum}>{t('sum', { commission: endings.commissionPercent })}</p>
    </Section>
  );
}

const figures: ReadonlySet<string> = new Set(['pays', 'back', 'gets']);

type StageView = EndingsView['stages'][number];

function EndingStage({ stage, columns }: { stage: StageView; columns: number }) {
  const t = useTranslator('order-parts/endings');
  const id = useId();
  return (
    <tbody aria-labelledby={id} className={cx(stage.passed && styles.passed)}>
      <tr className={cx(styles.stage, stage.here && styles.here)}>
        <th id={id} scope="rowgroup" colSpan={columns}>
          <span className={styles.pad} aria-hidden="true" />
          <b>{t(`stage.${stage.state}`)}</b>
          {stage.here && <Tag tone="ink">{t('here')}</Tag>}
          {stage.again.length > 0 && !stage.passed && (
            <small>
              {proseOf(
                t,
                stage.again.map((event) => t(`again.${event}`)),
              )}
            </small>
          )}
        </th>
      </tr>
      {stage.endings.map((ending) => (
        <Ending key={ending.key} ending={ending} />
      ))}
    </tbody>
  );
}

function Ending({ ending }: { ending: EndingView }) {
  const t = useTranslator('order-parts/endings');
  const isOut = ending.status === 'ruledOut';
  return (
    <tr className={cx(isOut && styles.out, ending.status === 'taken' && styles.taken)}>
      <th scope="row">
        <span className={styles.name}>{t(`ending.${ending.ways[0]?.event ?? 'cancel'}`)}</span>
        <Status status={ending.status} />
      </th>
      <td className={styles.words}>
        <EndingEvents ending={ending} />
      </td>
      {(['buyerPays', 'buyerBack', 'sellerGets'] as const).map((key, index) => (
        <td
          key={key}
          data-figures
          data-label={t(`head.${(['pays', 'back', 'gets'] as const)[index] ?? 'pays'}`)}
        >
          <MoneyText money={ending[key]} bare struck={isOut} />
          {key === insured(ending) && ending.insurance && (
            <small className={styles.insured}>
              <MoneyText money={ending.insurance.money} bare signed />
            </small>
          )}
        </td>
      ))}
      <td className={styles.words}>
        <EndingCosts ending={ending} />
      </td>
      <td className={styles.words}>
        <Latest ending={ending} />
      </td>
    </tr>
  );
}

const insured = ({ insurance }: EndingView) =>
  insurance?.to === 'seller' ? 'sellerGets' : 'buyerBack';

function Status({ status }: Pick<EndingView, 'status'>) {
  const t = useTranslator('order-parts/endings');
  if (status === 'open') return null;
  const tone = { offered: 'wait', taken: 'pass', ruledOut: 'none' } as const;
  return <Tag tone={tone[status]}>{t(`status.${status}`)}</Tag>;
}

/** The events that lead to an ending, and what becomes of the goods. */
function EndingEvents({ ending }: { ending: EndingView }) {
  const t = useTranslator('order-parts/endings');
  const format = useFormat();
  const { ways, acceptedPieces, allPieces, example } = ending;
  const said = ways.map(({ event, by, within }) =>
    t(`way.${event}`, {
      by: by.map((actor) => t(`actor.${actor}`)).join(t('or')),
      span: spanText(t, within),
    }),
  );
  const facts = { kept: format.quantity(acceptedPieces), all: format.quantity(allPieces) };
  const isPart = acceptedPieces > 0 && acceptedPieces < allPieces;
  if (example || isPart) said.push(t(example ? 'keepsExample' : 'keeps', facts));
  if (ending.insurance) said.push(t(`insured.${ending.insurance.to}`));
  return <>{proseOf(t, [...new Set(said)])}</>;
}

function EndingCosts({ ending }: { ending: EndingView }) {
  const t = useTranslator('order-parts/endings');
  const sides = (['buyer', 'seller', 'assay'] as const).filter((side) =>
    ending.fees.some(({ by }) => by === side),
  );
  if (sides.length === 0) return <>{t('noFees')}</>;
  return sides.map((side) => (
    <div key={side}>
      <b>{t(`side.${side}`)}</b>{' '}
      {ending.fees
        .filter(({ by }) => by === side)
        .map(({ what, money }, index) => (
          <span key={what}>
            {index > 0 && t('comma')}
            {t(`fee.${what}`)} <MoneyText money={money} bare />
          </span>
        ))}
    </div>
  ));
}

function Latest({ ending }: { ending: EndingView }) {
  const t = useTranslator('order-parts/endings');
  const format = useFormat();
  const { latestAt, workingDays, ends } = ending;
  if (latestAt === null) return <>–</>;
  if (ends === 'cancelled') return <>{t('noMoney')}</>;
  return (
    <>
      <b>{format.prose(latestAt, { time: false })}</b>
      {workingDays !== null && <small>{t('latestDays', { count: workingDays })}</small>}
    </>
  );
}
