import { expect, test } from 'vitest';
import { createLogger } from './log.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('secrets are hidden at any depth, facts beside them are kept', () => {
  const line = logged((log) =>
    log.info(
      {
        requestId: 'r-1',
        statusCode: 200,
        countryCode: 'CN',
        headers: { Authorization: 'word-a', cookie: 'word-b', 'assay-token': 'word-c' },
        input: { email: 'a@b.cn', code: 'word-d', deep: [{ newPassword: 'word-e' }] },
        tokenValue: 'word-f',
        emailCode: 'word-g',
      },
      'signed in',
    ),
  );
  expect(line).not.toMatch(/word-/);
  expect(JSON.parse(line)).toMatchObject({
    level: 'info',
    requestId: 'r-1',
    statusCode: 200,
    countryCode: 'CN',
    msg: 'signed in',
    input: { email: 'a@b.cn', code: '[hidden]', deep: [{ newPassword: '[hidden]' }] },
  });
});

test('a child keeps the request id and hides secrets in its bindings', () => {
  const line = logged((log) => log.child({ reqId: 'r-2', token: 'word' }).warn('late'));
  expect(JSON.parse(line)).toMatchObject({ reqId: 'r-2', token: '[hidden]', msg: 'late' });
});

test('an error is written with its stack and cause, without what it carries', () => {
  const error = Object.assign(new Error('no way', { cause: new Error('below') }), {
    code: 'ECONNREFUSED',
    command: 'AUTH word',
  });
  const line = logged((log) => log.error({ err: error }, 'fault'));
  expect(line).not.toContain('AUTH word');
  const { err } = JSON.parse(line);
  expect(err).toMatchObject({
    message: 'no way',
    code: 'ECONNREFUSED',
    cause: { message: 'below' },
  });
  expect(err.stack).toContain('log.test.ts');
});

test('the credentials of an address are hidden wherever they stand', () => {
  const line = logged((log) =>
    log.error(new Error('cannot reach postgres://assay:s3cr3t@db:5432/market')),
  );
  expect(line).not.toContain('s3cr3t');
  expect(line).toContain('postgres://[hidden]@db:5432/market');
});

test('bigints and bytes can be logged', () => {
  const line = logged((log) => log.info({ minor: 5n, bytes: Buffer.from('abc') }, 'x'));
  expect(JSON.parse(line)).toMatchObject({ minor: '5', bytes: '[3 bytes]' });
});
