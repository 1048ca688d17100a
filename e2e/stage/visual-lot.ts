import type { Page } from '@playwright/test';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import { leaveTestOut } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import * as steps from '../../tools/deal/steps.ts';
import { openVisualTest } from './bench.ts';
import { deskOf } from './cast.ts';
import { receivedOrder } from './day.ts';

/** Opens the bench on a lot of a part of which only the detailed visual test is left to be made. */
export async function openLot(staff: Page, part: string): Promise<Inspection> {
  const desk = await deskOf('qc@assay.test');
  const { order } = await receivedOrder(part, `SF${Date.now()}`, ['detailedVisual']);
  const seen = await desk.send(opsOrderOne, { id: order.id });
  const [opened] = await steps.openOnly({ inspector: desk } as steps.Cast, seen);
  let lot = opened as Inspection;
  for (const { test: code } of lot.tests.filter((one) => one.test !== 'detailedVisual')) {
    const { id, version } = lot;
    lot = await desk.send(leaveTestOut, { id, version, test: code, reason: 'Not asked for.' });
  }
  await staff.goto(`/ops/qc/${lot.id}`);
  await openVisualTest(staff);
  return lot;
}
