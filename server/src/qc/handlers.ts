import * as contract from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import * as planContract from '#contract/qc/planning/plan-calls.ts';
import { optimizePlan } from '#contract/qc/planning/planner-calls.ts';
import { planOf } from '#contract/qc/planning/sampling.ts';
import * as service from '#contract/qc/service-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { concludeInspection } from './commands/conclude-inspection.ts';
import { describeLot } from './commands/describe-lot.ts';
import { explainPhoto } from './commands/explain-photo.ts';
import { leaveTestOut } from './commands/leave-test-out.ts';
import { openInspections } from './commands/open-inspections.ts';
import { reassignInspection } from './commands/reassign-inspection.ts';
import { recordTest } from './commands/record-test.ts';
import { discardService, publishService, saveService } from './commands/records/publish-service.ts';
import { recordCalibration } from './commands/records/record-calibration.ts';
import { issueReport } from './commands/reports/issue-report.ts';
import { requestRevocation } from './commands/reports/request-revocation.ts';
import { resizeSample } from './commands/resize-sample.ts';
import { resumeInspection } from './commands/resume-inspection.ts';
import { repeatComparisons } from './commands/run-comparison.ts';
import { sendBackInspection } from './commands/send-back-inspection.ts';
import type { QcDeps } from './deps.ts';
import { labRecordCalls } from './lab-record-handlers.ts';
import { findReportForParty, verifyReport } from './queries/find-report-for-party.ts';
import { listEquipment } from './queries/list-equipment.ts';
import { listInspections } from './queries/list-inspections.ts';
import {
  catalogueInForce,
  findEditedService,
  listOpsServices,
  listServices,
} from './queries/list-services.ts';
import { proposePlan } from './queries/propose-plan.ts';
import { algorithm } from './signer.ts';
import { listInspectionViews, type Reader, toPlanView } from './views.ts';

/** The calls of the catalogue and of the desk that edits it. */
const serviceCalls = (deps: QcDeps): Implementation[] => [
  implement(service.serviceList, (ctx) => listServices(ctx, deps)),
  implement(service.opsServiceList, (ctx) => listOpsServices(ctx)),
  implement(service.opsServiceOne, (ctx, { slug }) => findEditedService(ctx, deps, slug)),
  implement(service.opsServiceSave, (ctx, input) => saveService(ctx, deps, input)),
  implement(service.opsServiceDiscard, (ctx, input) => discardService(ctx, deps, input)),
  implement(service.opsServicePublish, (ctx, input) => publishService(ctx, deps, input)),
];

/** The calls of the bench and of its reports. */
export const qcCalls = (deps: QcDeps): Implementation[] => {
  const viewOf = async (reader: Reader, id: string): Promise<Inspection> => {
    const [view] = await listInspectionViews(reader, deps, [id]);
    if (view === undefined) throw new Failure('notFound');
    return view;
  };
  /** Runs a command on an inspection and returns the inspection as it is then. */
  const then =
    <Input>(command: (ctx: CommandContext, deps: QcDeps, input: Input) => Promise<string>) =>
    async (ctx: CommandContext, input: Input): Promise<Inspection> =>
      viewOf(ctx, await command(ctx, deps, input));
  return [
    implement(planContract.qcPlan, async ({ tx, now }, input) =>
      toPlanView(
        planOf({ ...input, from: await catalogueInForce(tx, now) }),
        await deps.samples.rates(tx),
      ),
    ),
    implement(optimizePlan, (ctx, input) => proposePlan(ctx, deps, input)),
    ...serviceCalls(deps),
    implement(contract.inspectionList, (ctx, input) => listInspections(ctx, deps, input)),
    implement(contract.inspectionOne, (ctx, { id }) => viewOf(ctx, id)),
    implement(contract.openInspection, async (ctx, input) =>
      listInspectionViews(ctx, deps, await openInspections(ctx, deps, input)),
    ),
    implement(contract.recordTest, then(recordTest)),
    implement(contract.changeSample, then(resizeSample)),
    implement(contract.leaveTestOut, then(leaveTestOut)),
    implement(contract.describeLot, then(describeLot)),
    implement(contract.explainPhoto, then(explainPhoto)),
    implement(contract.comparePhotos, then(repeatComparisons)),
    implement(contract.reassignInspection, then(reassignInspection)),
    implement(contract.resumeInspection, then(resumeInspection)),
    implement(contract.concludeInspection, then(concludeInspection)),
    implement(contract.sendBackInspection, then(sendBackInspection)),
    implement(contract.issueReport, then(issueReport)),
    implement(contract.equipmentList, (ctx) => listEquipment(ctx)),
    implement(contract.recordCalibration, (ctx, input) => recordCalibration(ctx, deps, input)),
    implement(contract.verifyReport, (ctx, input) => verifyReport(ctx, deps, input)),
    implement(contract.reportOne, (ctx, input) => findReportForParty(ctx, deps, input)),
    implement(contract.revokeReport, (ctx, input) => requestRevocation(ctx, deps, input)),
    ...labRecordCalls(deps),
    implement(contract.reportKey, async () => ({
      publicKey: deps.signer.publicKey,
      earlier: [...deps.signer.earlier],
      keys: deps.signer.keys.map(({ publicKey, from, until }) => ({
        publicKey,
        from: from?.toISOString() ?? null,
        until: until?.toISOString() ?? null,
      })),
      algorithm,
    })),
  ];
};
