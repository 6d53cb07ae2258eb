import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listOf, readJson } from './read-json.ts';

const shape = z.object({ number: z.string(), events: listOf(z.object({ code: z.string() })) });
const read = (body: string, status = 200) => readJson({ status, headers: {}, body }, shape);
const why = (body: string, status = 200) => {
  const result = read(body, status);
  return result.ok ? null : result.unclear.messages[0]?.text;
};

describe('a JSON answer', () => {
  it('is read as far as it is used; the rest may be anything', () => {
    expect(read('{"number":"7","events":[{"code":"D","x":1}],"new":{}}')).toEqual({
      ok: true,
      value: { number: '7', events: [{ code: 'D' }] },
    });
  });

  it('has a list where the carrier sends one thing as an object, none as null or not at all', () => {
    const events = (text: string) => {
      const result = read(`{"number":"7"${text}}`);
      return result.ok ? result.value.events : null;
    };
    expect(events(',"events":{"code":"D"}')).toEqual([{ code: 'D' }]);
    expect(events(',"events":[{"code":"D"},{"code":"I"}]')).toEqual([{ code: 'D' }, { code: 'I' }]);
    expect([events(',"events":null'), events(''), events(',"events":[]')]).toEqual([[], [], []]);
  });

  it('is unclear when it is no JSON, and tells where its shape is another', () => {
    expect(why('<html>', 502)).toBe('The answer (502) is not JSON');
    expect(why('')).toBe('The answer (200) is not JSON');
    expect(why('{"number":7}')).toBe('The answer (200) has an unknown shape at number');
    expect(why('{"number":"7","events":[{"code":1}]}')).toBe('The answer (200) has an unknown shape at events.0.code');
    expect(why('null')).toBe('The answer (200) has an unknown shape at its top');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(typeof read(body).ok).toBe('boolean');
      }),
    );
  });
});
