import type { ReactNode } from 'react';
import { useTranslator } from '../i18n/translator.ts';
import { cx } from '../ui/class-names.ts';
import styles from './PartySquare.module.css';

/** Who acts: a lettered square and a name; green and `YOU` for the reader. */
export function PartySquare(props: {
  party: 'buyer' | 'seller' | 'assay';
  you?: boolean;
  /** In place of the party's name: "act next", a company. */
  children?: ReactNode;
}) {
  const t = useTranslator('widgets');
  const key = props.you ? 'you' : props.party;
  return (
    <span className={cx(styles.who, props.you && styles.you)}>
      <i aria-hidden={props.children ? undefined : true}>{t(`partyLetter.${key}`)}</i>
      {props.children ?? (props.you ? t('party.you') : t(`party.${props.party}`))}
    </span>
  );
}
