import sharp from 'sharp';
import { expect, it } from 'vitest';
import { reencodeInChildProcess } from './draw.ts';

it('a process that draws one picture after another gathers no listeners', async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', onWarning);
  try {
    const create = { width: 8, height: 8, channels: 3, background: '#804020' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    for (let nth = 0; nth < 14; nth += 1) {
      expect(await reencodeInChildProcess(bytes, 'image/png')).toMatchObject({ width: 8 });
    }
    await new Promise(setImmediate);
  } finally {
    process.off('warning', onWarning);
  }
  expect(warnings).not.toContain('MaxListenersExceededWarning');
});
