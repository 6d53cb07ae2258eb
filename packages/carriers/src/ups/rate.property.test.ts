import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rate } from './rate.ts';
import { answered, ground, usd } from './rates.fixture.ts';
import { rateInput, reply } from './samples.fixture.ts';

describe('whatever an answer holds', () => {
  /** The price by the published description alone: agreed total, else total, in cents of a known currency. */
  function strictTotal(rated: never): number | null {
    const one = rated as { NegotiatedRateCharges?: { TotalCharge: typeof ground.TotalCharges } } & typeof ground;
    const { CurrencyCode, MonetaryValue } = (one.NegotiatedRateCharges?.TotalCharge ?? one.TotalCharges) as {
      CurrencyCode: unknown;
      MonetaryValue: unknown;
    };
    const text = String(MonetaryValue);
    if (!['USD', 'CAD', 'MXN'].includes(String(CurrencyCode)) || !/^\d+(\.\d\d?)?$/.test(text)) return null;
    const [whole = '0', cents = ''] = text.split('.');
    return Number(BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0')));
  }

  const anything = fc.oneof(
    fc.constantFrom(null, '', [], {}, -1, 'EUR', '12.345', '1e9', '-3.00', '38.53', '0.01', 'USD', true, usd('7.77')),
    fc.double({ noNaN: true }),
    fc.string({ maxLength: 6 }),
  );

  function pathsOf(value: unknown, here: readonly string[] = []): (readonly string[])[] {
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => [[...here, name], ...pathsOf(inner, [...here, name])])
      : [];
  }
  function put(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
    if (name === undefined) return by;
    const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
    (copy as Record<string, unknown>)[name] = put((value as Record<string, unknown>)[name], rest, by);
    return copy;
  }
  const full = {
    ...ground,
    NegotiatedRateCharges: { BaseServiceCharge: [usd('15.05')], TotalCharge: usd('15.05') },
  };
  const paths = pathsOf(full);

  it('no rate has a price other than the one told, none lines that do not add up, and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(ground, full),
        fc.array(fc.tuple(fc.constantFrom(...paths), anything), { minLength: 1, maxLength: 3 }),
        (base, changes) => {
          let rated: unknown = base;
          for (const [path, by] of changes) {
            try {
              rated = put(rated, path, by);
            } catch {
              // The place went away with an earlier change.
            }
          }
          const reading = rate.readAnswer(answered([rated]), rateInput);
          if (reading.outcome !== 'done') return;
          for (const each of reading.result) {
            expect(each.total).toBe(strictTotal(rated as never));
            expect(each.total).toBeGreaterThan(0);
            const sum = each.lines.reduce((all, { amount }) => all + amount, 0);
            expect(sum).toBe(each.lines.length > 0 ? each.total : 0);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('no text makes it throw', () => {
    const text = JSON.stringify({ RateResponse: { Response: {}, RatedShipment: [full] } });
    fc.assert(
      fc.property(fc.nat(text.length), fc.string({ maxLength: 3 }), fc.nat(600), (at, insert, status) => {
        const [cut, changed] = [text.slice(0, at) + insert, text.slice(0, at) + insert + text.slice(at + 1)];
        for (const given of [reply(status, cut), reply(200, changed)])
          expect(['done', 'refused', 'unclear']).toContain(rate.readAnswer(given, rateInput).outcome);
      }),
    );
  });
});
