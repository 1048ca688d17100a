import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { useReleases } from '#web/widgets/orders/use-release.ts';
import { PartySteps } from '../PartySteps.tsx';
import { waitOf } from '../safety/pipeline.ts';
import { useSpan } from '../use-span.ts';

/** The escrow flow of the specification (wallet document, section 4), step by step. */
const flow = [
  { key: 'fill', by: ['buyer'] },
  { key: 'contact', by: ['buyer', 'assay'] },
  { key: 'pay', by: ['buyer'] },
  { key: 'ship', by: ['seller'] },
  { key: 'inspect', by: ['assay'] },
  { key: 'confirm', by: ['buyer', 'seller'] },
  { key: 'dispatch', by: ['assay'] },
  { key: 'release', by: ['assay'] },
] as const;

/** Who does what in an escrow order, and within which time. */
export function EscrowSteps() {
  const g = useTranslator('content/escrow');
  const span = useSpan();
  const { agent } = useReleases();
  const within: Partial<Record<(typeof flow)[number]['key'], string>> = {
    contact: g('steps.price', { span: span(waitOf('placed', 'agent')) }),
    pay: span(waitOf('confirmed')),
    ship: span(waitOf('paid')),
    inspect: span(waitOf('inspecting')),
    confirm: span(waitOf('reported')),
    dispatch: span(waitOf('cleared')),
  };
  return (
    <Section title={g('steps.title')} aside={g('steps.aside')}>
      <PartySteps
        steps={flow.map(({ key, by }) => ({
          key,
          by,
          text: g(`steps.${key}`, { when: agent }),
          within: within[key],
        }))}
      />
    </Section>
  );
}
