import * as contract from '#contract/qc/calls.ts';
import { planOf } from '#contract/qc/sampling.ts';
import type { AtAct } from '#server/kit/at.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { Fail } from '#server/kit/fail.ts';
import * as act from './act.ts';
import type { QcParts } from './doors.ts';
import { issue } from './issue.ts';
import { openLots } from './open.ts';
import { presentAll, presentHead, presentPlan, type Reader } from './present.ts';
import { reportNumbers } from './report-store.ts';
import { byCode, byNo } from './reports.ts';
import { algorithm } from './signer.ts';
import { listInspections } from './store.ts';
import { listInstruments } from './test-store.ts';

async function one(parts: QcParts, at: Reader, id: string): Promise<contract.Inspection> {
  const [view] = await presentAll(parts, at, [id]);
  if (view === undefined) throw new Fail('notFound');
  return view;
}

/** The calls of the bench and of its reports. */
export const qcCalls = (parts: QcParts): Bound[] => {
  /** Does an act on one inspection and answers how it stands then. */
  const acting =
    <Given extends { id: string }>(
      does: (parts: QcParts, at: AtAct, given: Given) => Promise<void>,
    ) =>
    async (at: AtAct, given: Given): Promise<contract.Inspection> => {
      await does(parts, at, given);
      return one(parts, at, given.id);
    };
  return [
    bind(contract.qcPlan, async (_at, given) => presentPlan(planOf(given))),
    bind(contract.inspectionList, async (at, { state, pageNum, pageSize }) => {
      const { total, list } = await listInspections(at.tx, {
        state: state ?? null,
        limit: pageSize,
        offset: (pageNum - 1) * pageSize,
      });
      const numbers = await reportNumbers(
        at.tx,
        list.map(({ id }) => id),
      );
      return {
        total,
        list: list.map((it) => presentHead(it, at.who, numbers.get(it.id) ?? null)),
      };
    }),
    bind(contract.inspectionOne, (at, { id }) => one(parts, at, id)),
    bind(contract.openInspection, async (at, given) =>
      presentAll(parts, at, await openLots(parts, at, given)),
    ),
    bind(contract.recordTest, acting(act.record)),
    bind(contract.changeSample, acting(act.resize)),
    bind(contract.resumeInspection, acting(act.resume)),
    bind(contract.concludeInspection, acting(act.conclude)),
    bind(contract.sendBackInspection, acting(act.sendBack)),
    bind(contract.issueReport, acting(issue)),
    bind(contract.equipmentList, (at) => listInstruments(at.tx)),
    bind(contract.verifyReport, (at, { code }) => byCode(parts, at, code)),
    bind(contract.reportOne, (at, { no }) => byNo(parts, at, no)),
    bind(contract.reportKey, async () => ({ publicKey: parts.signer.publicKey, algorithm })),
  ];
};
