import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import type { HandlerOutput, Input } from '#contract/call.ts';
import { unitPriceText } from '#contract/money.ts';
import type * as contract from '#contract/passports/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { hasher, proofFormat, saltGenerator } from '../core/proof-file.ts';
import type { PassportsDeps } from '../deps.ts';
import { isFirstHolder, isPassed, pathOf } from '../views.ts';
import { findLabeled } from './find-passport.ts';

type ProofCall = typeof contract.passportProof;

/**
 * Signs the proof of a lot anew: what is not shown is in it as a salted digest only, and no two
 * proofs can be told to be of one holder. Fails with notFound, passport.revoked or access.denied.
 */
export async function issueProof(
  ctx: RequestContext,
  deps: PassportsDeps,
  input: Input<ProofCall>,
): Promise<HandlerOutput<ProofCall>> {
  const { lot, passport } = await findLabeled(ctx, deps, input);
  const certificate = await deps.certificateOf(ctx.tx, lot.id);
  if (certificate === null || !isPassed(certificate)) throw new Failure('passport.revoked');
  const { caller } = ctx;
  const isHolder = caller.kind === 'member' && caller.accountId === passport?.holderId;
  // Order and price are those of the first holder: later ones neither show nor keep them.
  const isFirst = passport === null || isFirstHolder(passport);
  if (input.show.length > 0 && !(isHolder && isFirst)) throw new Failure('access.denied');
  const { value } = certificate;
  const no = passport?.no ?? lot.no;
  const instance = new SDJwtVcInstance({
    hasher,
    hashAlg: 'sha-256',
    saltGenerator,
    signAlg: 'EdDSA',
    signer: (data: string) =>
      Buffer.from(deps.signer.sign(Buffer.from(data, 'utf8'))).toString('base64url'),
  });
  const facts = {
    iss: deps.publicUrl,
    iat: Math.floor(ctx.now.getTime() / 1000),
    vct: `${deps.publicUrl}/credentials/lot-passport`,
    passport: no,
    check: deps.publicUrl + pathOf(deps, no),
    mpn: lot.mpn,
    manufacturer: lot.manufacturer,
    verdict: value.verdict,
    grade: value.grade,
    report: value.no,
    reportIssuedAt: value.issuedAt,
    tests: value.tests.flatMap(({ test, sampled, outcome }) =>
      outcome === null ? [] : [{ test, sampled, outcome }],
    ),
    dateCode: lot.dateCode,
    lotCode: lot.lotCode,
    pieces: passport?.left ?? lot.onShelf,
  };
  const own = {
    holder: lot.buyerName,
    order: lot.orderNo,
    unitPrice: unitPriceText(lot.unitPrice),
  };
  const issued = isFirst
    ? await instance.issue({ ...facts, ...own }, { _sd: ['holder', 'order', 'unitPrice'] })
    : await instance.issue(facts);
  const disclosed = Object.fromEntries(input.show.map((fact) => [fact, true]));
  const credential = await instance.present(issued, disclosed);
  const file = {
    format: proofFormat,
    algorithm: 'EdDSA',
    publicKey: deps.signer.publicKey,
    credential,
  };
  return { fileName: `${no}.proof.json`, text: `${JSON.stringify(file, null, 2)}\n` };
}
