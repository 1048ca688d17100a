import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, formatOf, nameFor } from './formats.ts';

const bytes = Buffer.from('x');
const png = { ext: 'png', mime: 'image/png' };
const cfb = { ext: 'cfb', mime: 'application/x-cfb' };
const workbook = Buffer.concat([Buffer.alloc(600), Buffer.from('Workbook\0', 'utf16le')]);

describe('the format', () => {
  test('is what the content is, whatever the name says', () => {
    expect(formatOf('bom.pdf', png, bytes)).toMatchObject({ type: 'image/png', isPicture: true });
    expect(formatOf('blob', png, bytes)?.extension).toBe('png');
    expect(formatOf('a.mp4', { ext: 'm4v', mime: 'video/x-m4v' }, bytes)?.type).toBe('video/mp4');
  });

  test.each([
    ['a program', 'tool.exe', { ext: 'exe', mime: 'application/x-msdownload' }, bytes],
    ['a program that is called a picture', 'photo.png', { ext: 'exe', mime: 'x' }, bytes],
    ['a picture that is called a program', 'photo.exe', png, bytes],
    ['text', 'a.pdf', undefined, bytes],
    ['a Word document', 'letter.xls', cfb, Buffer.from('WordDocument\0', 'utf16le')],
    ['a page', 'a.html', undefined, bytes],
    ['a GIF', 'a.gif', { ext: 'gif', mime: 'image/gif' }, bytes],
  ])('refuses %s', (_what, name, content, given) => {
    expect(formatOf(name, content, given)).toBeNull();
  });

  test('takes an old workbook by its stream', () => {
    expect(formatOf('stock.xls', cfb, workbook)?.extension).toBe('xls');
  });
});

describe('the name', () => {
  const jpg = { extension: 'jpg', type: 'image/jpeg', isPicture: true } as const;

  test('keeps what a person wrote and ends as its content', () => {
    expect(nameFor('标签 1.jpeg', jpg)).toBe('标签 1.jpeg');
    expect(nameFor('C:\\photos\\dock.PNG', jpg)).toBe('dock.jpg');
    expect(nameFor('../../etc/passwd', jpg)).toBe('passwd.jpg');
    expect(nameFor('.jpg', jpg)).toBe('file.jpg');
    expect(nameFor('evil\u202egpj.jpg', jpg)).toBe('evil gpj.jpg');
  });

  test('is short, and has no path, control or direction character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = nameFor(given, jpg);
        expect(name).toMatch(/\.jpe?g$/);
        expect(name).not.toMatch(/[\\/"<>|:*?\p{Cc}\p{Cf}]/u);
        expect([...name].length).toBeLessThanOrEqual(130);
        expect(cleanName(name)).toBe(name);
      }),
    );
  });
});
