import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { siftFiles } from '#web/ui/form/FileField.tsx';
import zh from '../locales/zh.ts';

describe('spec 5: upload count: five files, three for the attachment button', () => {
  const file = (name: string, size = 10) => ({ name, size, type: '' });
  const rules = { accept: '.pdf,.png', maxBytes: limits.uploadMaxKb * 1024 };
  const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);
  const six = ['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.pdf`));

  test.each([
    [limits.uploadFilesMax, 5],
    [limits.attachmentFilesMax, 3],
  ])('%i at most, whether they come at once or one after the other', (maxFiles, most) => {
    const once = siftFiles(six, 0, { ...rules, maxFiles });
    expect([once.kept.length, once.why]).toEqual([most, 'count']);
    const last = siftFiles(six.slice(0, 1), most, { ...rules, maxFiles });
    expect([last.kept.length, last.why]).toEqual([0, 'count']);
    expect(siftFiles(six.slice(0, 1), most - 1, { ...rules, maxFiles }).why).toBeNull();
  });

  test.each([
    [file('a.exe'), 'kind'],
    [file('a.pdf', 0), 'empty'],
    [file('a.pdf', rules.maxBytes + 1), 'size'],
  ] as const)('%o is refused as %s; the others are taken', (wrong, why) => {
    const sifted = siftFiles([file('b.png'), wrong, file('c.pdf', rules.maxBytes)], 0, rules);
    expect(names(sifted.kept)).toEqual(['b.png', 'c.pdf']);
    expect([sifted.why, sifted.name]).toEqual([why, wrong.name]);
  });
});

test('spec 5: upload size, spec 5: upload formats: the messages are those of the specification', () => {
  expect(zh.ui).toMatchObject({
    fileCount_other: '文件数量最多为{count}个',
    fileKind: '文件格式只能为：{list}',
    fileEmpty: '文件 {name} 是空文件',
    fileTooLarge: '文件 {name} 大小不符合要求',
    fileOverLimit: '文件 {name} 大小超出限制',
  });
});
