import * as contract from '#contract/qc/calls.ts';
import { planOf } from '#contract/qc/sampling.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { issue } from './commands/issue-report.ts';
import { openLots } from './commands/open-inspection.ts';
import * as act from './commands/record-test.ts';
import type { QcDeps } from './deps.ts';
import { byCode, byNo } from './queries/find-report.ts';
import { algorithm } from './signer.ts';
import { listInspections } from './store/inspections.ts';
import { reportNumbersOf } from './store/reports.ts';
import { listInstruments } from './store/tests.ts';
import { listInspectionViews, type Reader, toInspectionHead, toPlanView } from './views.ts';

async function one(parts: QcDeps, at: Reader, id: string): Promise<contract.Inspection> {
  const [view] = await listInspectionViews(parts, at, [id]);
  if (view === undefined) throw new Failure('notFound');
  return view;
}

/** The calls of the bench and of its reports. */
export const qcCalls = (parts: QcDeps): Implementation[] => {
  /** Does an act on one inspection and answers how it stands then. */
  const acting =
    <Given extends { id: string }>(
      does: (parts: QcDeps, ctx: CommandContext, given: Given) => Promise<void>,
    ) =>
    async (ctx: CommandContext, given: Given): Promise<contract.Inspection> => {
      await does(parts, ctx, given);
      return one(parts, ctx, given.id);
    };
  return [
    implement(contract.qcPlan, async (_at, given) => toPlanView(planOf(given))),
    implement(contract.inspectionList, async (ctx, { state, pageNum, pageSize }) => {
      const { total, list } = await listInspections(ctx.tx, {
        state: state ?? null,
        limit: pageSize,
        offset: (pageNum - 1) * pageSize,
      });
      const numbers = await reportNumbersOf(
        ctx.tx,
        list.map(({ id }) => id),
      );
      return {
        total,
        list: list.map((it) => toInspectionHead(it, ctx.caller, numbers.get(it.id) ?? null)),
      };
    }),
    implement(contract.inspectionOne, (ctx, { id }) => one(parts, ctx, id)),
    implement(contract.openInspection, async (ctx, given) =>
      listInspectionViews(parts, ctx, await openLots(parts, ctx, given)),
    ),
    implement(contract.recordTest, acting(act.record)),
    implement(contract.changeSample, acting(act.resize)),
    implement(contract.resumeInspection, acting(act.resume)),
    implement(contract.concludeInspection, acting(act.conclude)),
    implement(contract.sendBackInspection, acting(act.sendBack)),
    implement(contract.issueReport, acting(issue)),
    implement(contract.equipmentList, (ctx) => listInstruments(ctx.tx)),
    implement(contract.verifyReport, (ctx, { code }) => byCode(parts, ctx, code)),
    implement(contract.reportOne, (ctx, { no }) => byNo(parts, ctx, no)),
    implement(contract.reportKey, async () => ({ publicKey: parts.signer.publicKey, algorithm })),
  ];
};
