import { EscrowFailLane } from '../../parts/EscrowFailLane.tsx';
import { EscrowTrack } from '../../parts/EscrowTrack.tsx';
import { trackView } from '../../parts/track-view.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import type { NavLink } from '../shells/nav.ts';
import { PublicShell } from '../shells/PublicShell.tsx';
import { SearchBox } from '../shells/SearchBox.tsx';
import { SideDock } from '../shells/SideDock.tsx';
import { samples } from './sample-orders.ts';

const link = (label: string, current = false): NavLink => ({ label, to: `/${label}`, current });

/** The public room with a page in it. */
export function PublicSample() {
  const [, , , , , , inspecting] = samples;
  return (
    <PublicShell
      labels={{
        skip: 'Skip to content',
        language: 'Language',
        menu: 'Menu',
        main: 'Main',
        phone: 'Phone',
      }}
      phones={[{ number: '+86 755 5550 0188', place: 'Shenzhen desk' }]}
      barLinks={['Become a buyer', 'Become a seller', 'Register', 'Log in'].map((one) => link(one))}
      barEnd={<ThemeSwitch />}
      search={
        <SearchBox
          slash
          labels={{ hint: 'Part number, e.g. STM32F103C8T6', go: 'Search', exact: 'Exact' }}
          modes={[
            { value: 'parts', label: 'Parts' },
            { value: 'sellers', label: 'Sellers' },
          ]}
          onSearch={() => undefined}
        />
      }
      hot={{
        label: 'Searched today',
        links: ['STM32F103C8T6', 'TPS54331DR'].map((one) => link(one)),
      }}
      actions={
        <>
          <ButtonLink to="/bom" icon="list">
            BOM Inquiry
          </ButtonLink>
          <ButtonLink to="/escrow" variant="escrow">
            Escrow
          </ButtonLink>
        </>
      }
      nav={[
        link('Home', true),
        link('Why buyers choose'),
        link('QC Testing'),
        link('Legal Support'),
      ]}
      icons={<IconButton icon="mail" label="Messages" count={5} />}
      footer={{
        about: 'Assay holds the payment, inspects the parts, then ships and releases.',
        note: 'Test centre and receiving dock: Shenzhen, GMT+8.',
        columns: ['About', 'Members Center', 'Buyer', 'Seller', 'Help Center'].map((title) => ({
          title,
          links: [link('Log in'), link('Register'), link('Reset password')],
        })),
        legal: ['© 2026 Assay', 'Prices in USD unless stated', 'All times GMT+8'],
      }}
      floating={
        <SideDock
          label="Side tools"
          items={[
            { key: 'quick', icon: 'plus', label: 'Quick request' },
            { key: 'mail', icon: 'mail', label: 'Messages', count: 3 },
            { key: 'top', icon: 'top', label: 'To top' },
          ]}
        />
      }
    >
      <div style={{ padding: '48px 0' }}>
        <Button variant="primary" size="lg">
          Start an escrow order
        </Button>
      </div>
      {inspecting && (
        <EscrowTrack
          form="hero"
          view={trackView(inspecting)}
          notes={{ dock: '480 of 480 counted', seller: 'to Assay, not to you' }}
        />
      )}
      <EscrowFailLane
        label="If it fails"
        text="Goods go back to the seller, the payment to the buyer, each within 3 working days."
      />
      <Section title="Popular parts" aside="Every row was paid through Assay.">
        Rows
      </Section>
    </PublicShell>
  );
}
