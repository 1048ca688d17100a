import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endOf, publishedKeys, statusLine, verifyReportFile } from './report.mjs';

const exitCodes = { genuine: 0, notGenuine: 1, unknown: 3 };

const options = {
  url: { type: 'string' },
  key: { type: 'string' },
  'key-file': { type: 'string' },
};

async function keysOf(values) {
  const kept =
    values['key-file'] === undefined ? '' : readFileSync(values['key-file'], 'utf8').trim();
  return [
    ...(values.key === undefined ? [] : [values.key]),
    ...kept.split(/\s+/).filter(Boolean),
    ...(values.url === undefined ? [] : await publishedKeys(values.url)),
  ];
}

async function check(args, { command, verifyOther }) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) {
    throw new Error(
      `usage: ${command} REPORT.json [--url https://MARKET | --key-file FILE | --key BASE64]`,
    );
  }
  const text = readFileSync(path, 'utf8');
  const keys = await keysOf(values);
  const other = await verifyOther?.(text, keys);
  if (other) {
    for (const line of [...other.lines, endOf(other.verdict)]) console.log(line);
    return exitCodes[other.verdict];
  }
  const { verdict, lines } = verifyReportFile(text, keys);
  for (const line of lines.slice(0, -1)) console.log(line);
  if (values.url !== undefined && verdict === 'genuine') {
    console.log(await statusLine(values.url, text));
  }
  console.log(lines.at(-1));
  return exitCodes[verdict];
}

/** Checks the file that the arguments name, prints the result and returns the exit code. */
export const run = (args, use) =>
  check(args, use).catch((error) => {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  });
