import { expect, test } from 'vitest';
import { eventReader } from './events.ts';

test('events are read whole, however the stream is cut', () => {
  const text =
    'event: open\ndata: {}\n\n: beat\n\nevent: notified\ndata: {"link":"/a"}\n\nevent: mis';
  for (const size of [1, 7, text.length]) {
    const read = eventReader();
    const heard = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      read(text.slice(at * size, (at + 1) * size)),
    ).flat();
    expect(heard).toEqual([
      { name: 'open', data: '{}' },
      { name: 'notified', data: '{"link":"/a"}' },
    ]);
    expect(read('sed\n\n')).toEqual([{ name: 'missed', data: '{}' }]);
  }
});
