import { BadStatement } from '../core/statement.ts';
import { nodesAt, parseXml, textAt, textOf } from './xml.ts';

/** How the bank took one payment of a file; the reason where it rejected it. */
export interface PaymentStatus {
  readonly endToEnd: string;
  readonly rejected: boolean;
  readonly reason: string;
}

/** The bank's status of a whole file, and of single payments of it. */
export interface FileStatus {
  readonly messageId: string;
  /** The bank rejected all of it. */
  readonly rejected: boolean;
  readonly reason: string;
  readonly payments: readonly PaymentStatus[];
}

const STATUSES_MOST = 10_000;

const reasonOf = (node: unknown): string =>
  nodesAt(node, 'StsRsnInf')
    .flatMap((one) => [
      textAt(one, 'Rsn', 'Cd') || textAt(one, 'Rsn', 'Prtry'),
      ...nodesAt(one, 'AddtlInf').map(textOf),
    ])
    .filter(Boolean)
    .join(' ')
    .slice(0, 400);

/** Reads a payment status report (pain.002) of any version. Throws BadStatement. */
export function readPain002(text: string): FileStatus {
  const [report] = nodesAt(parseXml(text), 'Document', 'CstmrPmtStsRpt');
  const [group] = nodesAt(report, 'OrgnlGrpInfAndSts');
  if (report === undefined || group === undefined) {
    throw new BadStatement('unreadable', 1, 'CstmrPmtStsRpt');
  }
  const batches = nodesAt(report, 'OrgnlPmtInfAndSts');
  const isWhole = [group, ...batches].some(
    (one) => (textAt(one, 'GrpSts') || textAt(one, 'PmtInfSts')) === 'RJCT',
  );
  const found = nodesAt(report, 'OrgnlPmtInfAndSts', 'TxInfAndSts');
  if (found.length > STATUSES_MOST) throw new BadStatement('tooMany', found.length);
  const payments = found.map((one) => ({
    endToEnd: textAt(one, 'OrgnlEndToEndId'),
    rejected: textAt(one, 'TxSts') === 'RJCT',
    reason: reasonOf(one),
  }));
  const reason = [group, ...batches].map(reasonOf).find(Boolean) ?? '';
  const messageId = textAt(group, 'OrgnlMsgId');
  return { messageId, rejected: isWhole && payments.length === 0, reason, payments };
}
