import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attribute, XmlError, XmlReader } from './xml.ts';

function read(text: string, cuts: readonly number[] = []): string[] {
  const calls: string[] = [];
  const reader = new XmlReader({
    open: (name, attributes) => calls.push(`<${name}${attributes.trimEnd()}>`),
    close: (name) => calls.push(`</${name}>`),
    text: (part) => calls.push(part),
  });
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  let at = 0;
  for (const place of [...places, text.length]) {
    reader.feed(text.slice(at, place));
    at = place;
  }
  reader.end();
  return calls;
}

const DOCUMENT =
  '<?xml version="1.0"?><x:sheet a="1>2"><!-- <no> --><row r="1"><c t="s"/>' +
  '<v>a&amp;b &#x4e2d;</v><t><![CDATA[<&]]></t></row ></x:sheet>';

describe('the reader of XML', () => {
  it('tells elements without prefix, text with its references, sections as they are', () => {
    expect(read(DOCUMENT)).toEqual([
      '<sheet a="1>2">',
      '<row r="1">',
      '<c t="s">',
      '</c>',
      '<v>',
      'a&b 中',
      '</v>',
      '<t>',
      '<&',
      '</t>',
      '</row>',
      '</sheet>',
    ]);
  });

  it('tells the same however the text is cut', () => {
    const whole = read(DOCUMENT);
    fc.assert(
      fc.property(fc.array(fc.nat(DOCUMENT.length)), (cuts) => {
        expect(read(DOCUMENT, cuts)).toEqual(whole);
      }),
    );
  });

  it('refuses a DTD, so that no entity grows', () => {
    expect(() => read('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toThrow(XmlError);
  });

  it('refuses a text that ends inside a tag', () => {
    expect(() => read('<a><b')).toThrow(XmlError);
  });

  it('reads an attribute by its whole name', () => {
    expect(attribute(' xt="no" t="s" r="A1"', 't')).toBe('s');
    expect(attribute(' ht="no"', 't')).toBeNull();
    expect(attribute(" t='a&lt;b'", 't')).toBe('a<b');
  });
});
