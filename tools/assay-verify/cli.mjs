import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languageOf, laterLine, whereToAsk } from './later.mjs';
import { isPdf, verifyPdf } from './pdf.mjs';
import { endOf, publishedKeys, statusLine, verifyReportFile } from './report.mjs';

const exitCodes = { genuine: 0, notGenuine: 1, unknown: 3 };

const options = {
  url: { type: 'string' },
  key: { type: 'string' },
  'key-file': { type: 'string' },
  lang: { type: 'string' },
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
      `usage: ${command} REPORT.json|REPORT.pdf [--url https://MARKET | --key-file FILE | --key BASE64] [--lang zh|en|es|fr|ru]`,
    );
  }
  const bytes = readFileSync(path);
  const keys = await keysOf(values);
  const lang = languageOf(values.lang);
  if (isPdf(bytes)) {
    const { no = 'NUMBER', ...found } = verifyPdf(bytes, keys);
    return print(found, [laterLine(whereToAsk(no, 'CODE'), lang)]);
  }
  const text = bytes.toString('utf8');
  const other = await verifyOther?.(text, keys);
  if (other) {
    const lines = [...other.lines, endOf(other.verdict)];
    return print({ ...other, lines }, other.ask ? [laterLine(other.ask, lang)] : []);
  }
  const found = verifyReportFile(text, keys);
  if (values.url === undefined) return print(found, [laterOf(text, lang)]);
  const isGenuine = found.verdict === 'genuine';
  return print(found, isGenuine ? [await statusLine(values.url, text)] : []);
}

/** Prints a finding, and before its verdict what else is to be said of a file that may be genuine. */
function print({ verdict, lines }, more) {
  const said = verdict === 'notGenuine' ? [] : more;
  for (const line of [...lines.slice(0, -1), ...said, lines.at(-1)]) console.log(line);
  return exitCodes[verdict];
}

/** Returns where the holder of a report's file asks what came later. */
function laterOf(text, lang) {
  try {
    const { no, code } = JSON.parse(text).report;
    return laterLine(whereToAsk(no, code), lang);
  } catch {
    // A file that is no report is refused, and says nothing more.
    return '';
  }
}

/** Checks the file that the arguments name, prints the result and returns the exit code. */
export const run = (args, use) =>
  check(args, use).catch((error) => {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  });
