import { useState } from 'react';
import { Deadline, WorkingDays } from '../../parts/Deadline.tsx';
import { GradeCells, GradeMark } from '../../parts/GradeCells.tsx';
import { HeldTag } from '../../parts/HeldTag.tsx';
import { MakerChecker } from '../../parts/MakerChecker.tsx';
import { MoneyText } from '../../parts/MoneyText.tsx';
import { Mpn } from '../../parts/Mpn.tsx';
import { PartySquare } from '../../parts/PartySquare.tsx';
import { Quantity } from '../../parts/Quantity.tsx';
import { SlaTimer } from '../../parts/SlaTimer.tsx';
import { StateTag } from '../../parts/StateTag.tsx';
import { UnitPriceText } from '../../parts/UnitPriceText.tsx';
import { VerdictStamp } from '../../parts/VerdictStamp.tsx';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './SpecimenPage.module.css';

const money = { amount: '8476.40', currency: 'USD' };

/** Small parts, in the order of the design guide. */
export function AtomSamples() {
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <Buttons />
        <div className={styles.row}>
          <Tag tone="pass">Pass</Tag>
          <Tag tone="wait">Waiting for you</Tag>
          <Tag tone="fail">Failed</Tag>
          <HeldTag held={money} />
          <Tag>Draft</Tag>
          <Tag tone="ink">Default</Tag>
          <StateTag state="inspecting" />
          <StateTag state="completed" />
        </div>
        <div className={styles.row}>
          <PartySquare party="buyer" you />
          <PartySquare party="seller" />
          <PartySquare party="buyer" />
          <PartySquare party="assay" />
          <WorkingDays left={3} allowed={3} late={false} mine={false} />
          <WorkingDays left={1} allowed={3} late={false} mine />
          <WorkingDays left={-1} allowed={3} late mine />
        </div>
        <div className={styles.row}>
          <MoneyText money={{ amount: '7150.00', currency: 'USD' }} />
          <MoneyText money={{ amount: '50652.03', currency: 'CNY' }} signed />
          <Quantity count={2500} />
          <UnitPriceText price="0.00213" currency="USD" />
          <MoneyText money={money} held />
        </div>
        <div className={styles.row}>
          <Mpn mpn="STM32F103C8T6" size={20} />
          <Mpn mpn="XC7A35T-1CPG236C" differsFrom="XC7A35T-2CPG236I" />
          <Mpn mpn="LM358DR" differsFrom="LM358 DR" />
          <Mpn mpn="MT41K256M16TW-107:P" to="/part-search" />
        </div>
        <Stamps />
      </div>
      <Overlays />
    </div>
  );
}

function Buttons() {
  return (
    <div className={styles.row}>
      <Button variant="primary">Primary</Button>
      <Button>Default</Button>
      <Button variant="escrow">Escrow</Button>
      <Button variant="danger">Reject</Button>
      <Button variant="text">Text</Button>
      <Button disabled>Disabled</Button>
      <Button loading>Sending</Button>
      <Button size="xs">Open</Button>
      <Button size="md" icon="list">
        BOM
      </Button>
    </div>
  );
}

function Stamps() {
  return (
    <>
      <VerdictStamp verdict="pass" grade="B" standard="AS6081" lab="SZ-1" week="26·47" />
      <div className={styles.row}>
        <VerdictStamp verdict="fail" grade="F" small />
        <VerdictStamp verdict="open" small />
        <GradeCells grade="A" />
        <GradeCells grade="D" />
        <GradeCells grade="F" small />
        <GradeMark grade="B" />
      </div>
    </>
  );
}

function Overlays() {
  const [shown, setShown] = useState<'none' | 'dialog' | 'drawer'>('none');
  const [tab, setTab] = useState('one');
  const [choice, setChoice] = useState<'yes' | 'no'>('yes');
  const close = () => setShown('none');
  const now = Date.now();
  return (
    <div className={styles.stack}>
      <Deadline dueAt="2026-11-20T10:00:00Z" workingDaysLeft={2} workingDaysAllowed={3} mine />
      <div className={styles.row}>
        <SlaTimer
          since={new Date(now - 3e7).toISOString()}
          dueAt={new Date(now - 3e6).toISOString()}
        />
        <SlaTimer
          since={new Date(now - 3e7).toISOString()}
          dueAt={new Date(now + 5e6).toISOString()}
        />
        <SlaTimer
          since={new Date(now - 1e7).toISOString()}
          dueAt={new Date(now + 2e8).toISOString()}
          workingDaysLeft={2}
        />
        <Countdown until={now + 87_000} label="Left" />
      </div>
      <Segmented
        label="Decision"
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'yes', label: 'Confirm', tone: 'yes' },
          { value: 'no', label: 'Reject', tone: 'no' },
        ]}
      />
      <Tabs
        label="Tabs"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'one', label: 'All', count: 12 },
          { value: 'two', label: 'Waiting for you', count: 3 },
        ]}
      />
      <MakerChecker
        maker={{ name: 'Jia He', at: '2026-11-18T01:02:00Z', note: 'Account checked by phone.' }}
        checker={null}
      />
      <div className={styles.row}>
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('drawer')}>Drawer</Button>
        <Button onClick={() => toast('The quote was sent.')}>Toast</Button>
      </div>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Log in again"
        footer={<Button variant="primary">Log in</Button>}
      >
        The session has ended. Nothing that you typed is lost.
      </Dialog>
      <Drawer
        open={shown === 'drawer'}
        onClose={close}
        title="Withdrawal"
        footer={<Button variant="primary">Approve USD 18,400.00</Button>}
      >
        Payee and checks.
      </Drawer>
    </div>
  );
}
