import type { ReactNode } from 'react';
import { EscrowTrack } from '../../parts/EscrowTrack.tsx';
import { trackView } from '../../parts/track-view.ts';
import { Section } from '../../ui/Section.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { LanguageSwitch } from '../shells/LanguageSwitch.tsx';
import { AtomSamples } from './AtomSamples.tsx';
import { FormSamples } from './FormSamples.tsx';
import styles from './SpecimenPage.module.css';
import { samples } from './sample-orders.ts';

/** Every track state, part and primitive on one page, for the eye. */
export function SpecimenPage() {
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <LanguageSwitch label="Language" form="row" />
        <ThemeSwitch />
      </div>
      <Section title="Escrow track, order header">
        {samples.map((facts) => (
          <Line key={facts.title} title={facts.title}>
            <EscrowTrack view={trackView(facts)} />
          </Line>
        ))}
      </Section>
      <Section title="Escrow track, 24 px strip">
        {samples.map((facts) => (
          <Line key={facts.title} title={facts.title} thin>
            <EscrowTrack view={trackView(facts)} form="strip" />
          </Line>
        ))}
      </Section>
      <Section title="Vertical">
        <div className={styles.upright}>
          {samples
            .filter((_, at) => [4, 7, 12, 14, 19].includes(at))
            .map((facts) => (
              <EscrowTrack key={facts.title} view={trackView(facts)} form="vertical" />
            ))}
        </div>
      </Section>
      <Section title="Atoms">
        <AtomSamples />
      </Section>
      <Section title="Forms and tables">
        <FormSamples />
      </Section>
    </main>
  );
}

function Line({ title, thin, children }: { title: string; thin?: boolean; children: ReactNode }) {
  return (
    <div className={styles.line} data-thin={thin}>
      <b>{title}</b>
      {children}
    </div>
  );
}
