import * as notices from '#contract/notices/calls.ts';
import type { NoticeText, NoticeTexts } from '#contract/notices/schemas.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Town } from './town.ts';

const DAY_MS = 86_400_000;

/** A public holiday moves deadlines: everybody is told. */
const holiday: NoticeTexts = {
  zh: {
    title: '元旦假期的工作日',
    body: '1月1日是中国法定假日，收货台与实验室休息。\n以工作日计算的期限当天不计。',
  },
  en: {
    title: 'Working days around New Year’s Day',
    body: '1 January is a public holiday in China: the dock and the lab are closed.\nDeadlines in working days do not count that day.',
  },
  es: {
    title: 'Días laborables en torno a Año Nuevo',
    body: 'El 1 de enero es festivo en China: la recepción y el laboratorio están cerrados.\nLos plazos en días laborables no cuentan ese día.',
  },
  fr: {
    title: 'Jours ouvrés autour du Nouvel An',
    body: 'Le 1er janvier est férié en Chine : le quai et le laboratoire sont fermés.\nLes délais en jours ouvrés ne comptent pas ce jour.',
  },
  ru: {
    title: 'Рабочие дни на Новый год',
    body: '1 января в Китае нерабочий день: склад и лаборатория закрыты.\nСроки в рабочих днях этот день не учитывают.',
  },
};

const none = { title: '', body: '' };
const inTwo = (zh: NoticeText, en: NoticeText): NoticeTexts => ({
  zh,
  en,
  es: none,
  fr: none,
  ru: none,
});

const stock = inTwo(
  { title: '请确认库存', body: '超过 30 天未确认的库存不再出现在搜索中。' },
  { title: 'Confirm your stock', body: 'Stock that is not confirmed for 30 days leaves search.' },
);
const result = inTwo(none, {
  title: 'Three working days to confirm a result',
  body: 'Silence on a report that says pass counts as confirmed.',
});

const plain = { id: null, version: 0, email: '', at: null, mail: false } as const;

/** The desk of notices: one that all have, one that waits for its time, and a draft. */
export async function writeNotices({ staff }: Town, clock: Clock): Promise<void> {
  const { content: writer, content2: checker } = staff;
  const later = new Date(clock.now().getTime() + 10 * DAY_MS).toISOString();
  const written = [
    await writer.send(notices.opsNoticeSave, {
      ...plain,
      audience: 'all',
      texts: holiday,
      link: '/safety-guarantee',
    }),
    await writer.send(notices.opsNoticeSave, {
      ...plain,
      audience: 'sellers',
      texts: stock,
      link: '/seller-inventory',
      at: later,
    }),
  ];
  for (const { id, version } of written) {
    await checker.send(notices.opsNoticePublish, { id, version });
  }
  const draft = { ...plain, audience: 'buyers', texts: result, link: '/qc-detection' } as const;
  await checker.send(notices.opsNoticeSave, draft);
}
