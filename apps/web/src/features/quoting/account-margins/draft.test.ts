import type { AccountMargins, TriedShipment } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, changesIn, draftOf, newRule, onTopOf, ruleFor, sellsAt, tried, type Draft } from './draft.ts';

const today = '2026-11-22';
const rule = (id: string, changes: object = {}) => ({ ...newRule(id, '2026-01-01', 12), ...changes });
const draft = (...rules: Draft['rules'][number][]): Draft => ({ general: 12, list: 18, rules });
const load = (changes: Partial<TriedShipment> = {}): TriedShipment => ({
  id: 's',
  bol_number: 'WB1',
  mode: 'ltl',
  origin_state: 'ME',
  destination_state: 'FL',
  carrier_id: 'palmetto',
  carrier_name: 'Palmetto',
  booked_at: '2026-11-20T10:00:00.000Z',
  cost: 41_200,
  fixed: 0,
  fuel_bp: 0,
  fuel_bearing: 0,
  sold: 46_144,
  ...changes,
});

describe('a draft of margin rules', () => {
  it('sells a load as drawn: $412.00 at 12 % is $461.44, at 14 % $469.68 [ADMIN-02]', () => {
    expect(sellsAt(draft(), load(), today)).toBe(46_144);
    expect(sellsAt(draft(rule('a', { mode: 'ltl', percent: 14, least: 25 })), load(), today)).toBe(46_968);
    // 14 % of $100.00 is $14.00, less than the least of $25.00.
    expect(sellsAt(draft(rule('a', { mode: 'ltl', percent: 14, least: 25 })), load({ cost: 10_000 }), today)).toBe(
      12_500,
    );
    expect(sellsAt(draft(rule('a', { percent: 10, flat: 7.5 })), load({ cost: 10_000 }), today)).toBe(11_750);
  });

  it('rounds as the rate does: fuel can step over the cent [ADMIN-02]', () => {
    // Cost 400.00 + fuel 90.00 + liftgate 75.00 = 565.00. At 12 % it is to reach 632.80: freight 455.35 with fuel
    // 102.45 comes to 632.80 with the liftgate.
    const fueled = load({ cost: 56_500, fixed: 7_500, fuel_bp: 2_250 });
    expect(sellsAt(draft(), fueled, today)).toBe(63_280);
    // Cost 7.72 + fuel 30 % 2.32 = 10.04. At 12 % it is to reach 11.24: 8.64 with 2.59 is 11.23, 8.65 with 2.60 is 11.25.
    expect(sellsAt(draft(), load({ cost: 1_004, fuel_bp: 3_000 }), today)).toBe(1_125);
  });

  it('takes the narrowest rule that fits and is in force [ADMIN-02]', () => {
    const rules = draft(
      rule('mode', { mode: 'ltl' }),
      rule('lane', { from: 'me', to: 'FL' }),
      rule('carrier', { carrier: 'palmetto' }),
      rule('over', { mode: 'ltl', from: 'ME', to: 'FL', carrier: 'palmetto', ends: '2026-06-30' }),
    );
    expect(ruleFor(rules, load(), today).id).toBe('lane');
    expect(ruleFor(rules, load({ destination_state: 'GA' }), today).id).toBe('carrier');
    expect(ruleFor(rules, load({ destination_state: 'GA', carrier_id: 'x' }), today).id).toBe('mode');
    expect(ruleFor(rules, load({ mode: 'parcel', destination_state: 'GA', carrier_id: 'x' }), today).id).toBe(
      'general',
    );
    expect(ruleFor(rules, load(), '2026-06-30').id).toBe('over');
  });

  it('is tried on the shipments of a month [ADMIN-02]', () => {
    const shipments = [load({ cost: 10_000 }), load({ cost: 20_000 }), load({ mode: 'parcel', cost: 5_000 })];
    // 12 %: 336.00 and 56.00; with 14 % on LTL 342.00 and 56.00.
    expect(tried(shipments, draft(), draft(rule('a', { mode: 'ltl', percent: 14 })), today)).toEqual({
      cost: 35_000,
      now: 39_200,
      changed: 39_800,
    });
  });

  it('is sent in basis points and cents, and comes back as it was typed', () => {
    const made = draft(rule('a', { mode: 'ltl', percent: 14.25, least: 25, from: 'me' }));
    const body = bodyOf(made);
    expect(body).toMatchObject({
      general_bp: 1_200,
      rules: [{ mode: 'ltl', origin_state: 'ME', destination_state: null, percent_bp: 1_425, least: 2_500, flat: 0 }],
    });
    expect(draftOf(body as unknown as AccountMargins).rules[0]).toMatchObject({ percent: 14.25, least: 25, flat: '' });
  });

  it('counts what differs, rules that are gone included', () => {
    const saved = draft(rule('a'), rule('b'));
    expect(changesIn(saved, saved)).toBe(0);
    expect(changesIn({ general: 13, list: 18, rules: [rule('a', { percent: 15 }), rule('c')] }, saved)).toBe(4);
  });

  it('stays on top of what somebody else saved meanwhile: nothing typed is lost [ADMIN-02]', () => {
    const before = draft(rule('a'), rule('b'), rule('c'));
    const mine = draft(rule('a', { percent: 15 }), rule('b'), rule('new'));
    const fresh = {
      general: 13,
      list: 18,
      rules: [rule('a', { percent: 11 }), rule('b', { percent: 20 }), rule('c'), rule('theirs')],
    };
    const made = onTopOf(fresh, mine, before);
    expect(made.general).toBe(13);
    expect(made.rules.map(({ id, percent }) => [id, percent])).toEqual([
      ['a', 15],
      ['b', 20],
      ['theirs', 12],
      ['new', 12],
    ]);
  });
});
