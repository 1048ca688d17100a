import { anyone, command, parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

const desk = permissions.labWork;

const common = [
  'order.hasChange',
  'order.own',
  'qc.wrongState',
  'qc.stopped',
  'qc.incomplete',
  'file.unknown',
] as const;

/** Orders whose goods wait at the bench, with the lots that inspections are open on. */
export const inspectionList = query({
  path: '/ops/qc/list',
  callers: permissions.lab,
  schemas: () => schemas().then((all) => all.inspectionList),
});

export const inspectionOne = query({
  path: '/ops/qc/one',
  callers: permissions.inspections,
  schemas: () => schemas().then((all) => all.inspectionOne),
});

/** Opens the inspection of a received order: one lot for each line and date code. */
export const openInspection = command({
  path: '/ops/qc/open',
  bodyKb: 256,
  callers: desk,
  schemas: () => schemas().then((all) => all.openInspection),
  failures: [
    'order.hasChange',
    'order.own',
    'order.wrongState',
    'order.guard',
    'order.notYourMove',
    'qc.pieces',
    'qc.lotSum',
  ],
});

/** Records the result of one test; destructive samples leave the lot's pieces. */
export const recordTest = command({
  path: '/ops/qc/record',
  bodyKb: 128,
  callers: desk,
  schemas: () => schemas().then((all) => all.recordTest),
  failures: [
    ...common,
    'qc.sample',
    'qc.notInPlan',
    'qc.pieces',
    'qc.instrument',
    'qc.calibration',
    'qc.limits',
    'qc.templateLimits',
    'qc.valueMissing',
    'qc.photo',
    'file.format',
  ],
});

/** Changes the sample size of a test, with a reason that stands in the report. */
export const changeSample = command({
  path: '/ops/qc/size',
  callers: desk,
  schemas: () => schemas().then((all) => all.changeSample),
  failures: [...common, 'qc.size', 'qc.notInPlan'],
});

/** Leaves a test out with a reason that both parties read; a bought one is refunded on issue. */
export const leaveTestOut = command({
  path: '/ops/qc/leaveOut',
  callers: desk,
  schemas: () => schemas().then((all) => all.leaveTestOut),
  failures: [...common, 'qc.usedUp', 'qc.notInPlan'],
});

/** Records the climate at inspection, the package and how the lot was packed. */
export const describeLot = command({
  path: '/ops/qc/describe',
  callers: desk,
  schemas: () => schemas().then((all) => all.describeLot),
  failures: [...common, 'qc.packs'],
});

/** Says why a photo stays that another lot has too; the reviewer reads it before the report. */
export const explainPhoto = command({
  path: '/ops/qc/explainPhoto',
  callers: desk,
  schemas: () => schemas().then((all) => all.explainPhoto),
  failures: common,
});

/** Compares photos once more whose comparison failed, or has waited for long. */
export const comparePhotos = command({
  path: '/ops/qc/comparePhotos',
  callers: desk,
  schemas: () => schemas().then((all) => all.comparePhotos),
  failures: ['notFound'],
});

/** Makes the caller the author of a lot whose author is absent, with a reason. */
export const reassignInspection = command({
  path: '/ops/qc/reassign',
  callers: desk,
  schemas: () => schemas().then((all) => all.reassignInspection),
  failures: common,
});

/** Resumes a plan that a suspect finding stopped. */
export const resumeInspection = command({
  path: '/ops/qc/resume',
  callers: desk,
  schemas: () => schemas().then((all) => all.resumeInspection),
  failures: common,
});

/** The author concludes a lot and sends it to review. */
export const concludeInspection = command({
  path: '/ops/qc/conclude',
  callers: desk,
  schemas: () => schemas().then((all) => all.concludeInspection),
  failures: [...common, 'qc.repeatedPhoto', 'qc.photosUncompared'],
});

/** The reviewer sends a lot back to its author, with a note. */
export const sendBackInspection = command({
  path: '/ops/qc/sendBack',
  callers: desk,
  schemas: () => schemas().then((all) => all.sendBackInspection),
  failures: [...common, 'qc.sameHand'],
});

/** A second person issues the report; the last report of an order moves the order on. */
export const issueReport = command({
  path: '/ops/qc/issue',
  callers: desk,
  schemas: () => schemas().then((all) => all.issueReport),
  failures: [...common, 'qc.sameHand', 'order.wrongState', 'order.guard', 'order.notYourMove'],
});

/** Instruments of the lab with the date of their last calibration. */
export const equipmentList = query({
  path: '/ops/qc/equipment',
  callers: permissions.lab,
  schemas: () => schemas().then((all) => all.equipmentList),
});

/** Records a calibration of an instrument: results by it are accepted until its due day. */
export const recordCalibration = command({
  path: '/ops/qc/calibrate',
  callers: desk,
  schemas: () => schemas().then((all) => all.recordCalibration),
});

/** Anyone who holds number and code may check a report: genuine, and valid, superseded or revoked. */
export const verifyReport = query({
  path: '/report/verify',
  callers: anyone,
  schemas: () => schemas().then((all) => all.verifyReport),
  perMinute: 20,
});

export const reportOne = query({
  path: '/report/one',
  callers: [...parties, 'qc', 'support', 'warehouse', 'finance', 'admin'],
  schemas: () => schemas().then((all) => all.reportOne),
});

/** Requests that a report is revoked; a second person of the lab approves it. */
export const revokeReport = command({
  path: '/ops/qc/revokeReport',
  callers: desk,
  schemas: () => schemas().then((all) => all.revokeReport),
  failures: ['order.own', 'qc.wrongState', 'approval.open'],
});

export const reportKey = query({
  path: '/report/key',
  callers: anyone,
  schemas: () => schemas().then((all) => all.reportKey),
});
