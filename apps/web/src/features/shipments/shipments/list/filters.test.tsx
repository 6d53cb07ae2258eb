import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage } from '../../../../lib/language/i18n.ts';
import { shortDay, usualRanges } from '../../../../lib/format/days.ts';
import { listQuery } from './filters.ts';
import { dateIn } from '../../../../lib/format/date-in.ts';

beforeAll(() => startLanguage('en'));

const list = { page: 2, perPage: 50, sort: 'pickup_date', filters: {} };

describe('what the server is asked', () => {
  it('is the state of the URL', () => {
    const filters = { status: 'action_required', search: 'PO 7', from: '2026-10-01', to: '2026-10-21' };
    expect(listQuery({ ...list, filters })).toEqual({ page: 2, per_page: 50, sort: 'pickup_date', ...filters });
  });

  it('leaves out what nobody knows', () => {
    expect(listQuery({ ...list, sort: 'password', filters: { status: 'lost', from: '2026-02-30', to: 'x' } })).toEqual({
      page: 2,
      per_page: 50,
      sort: '-created_at',
    });
  });

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-29', undefined],
    ['2026-2-1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('takes %s as %s', (text, date) => {
    expect(dateIn(text)).toBe(date);
  });
});

describe('days', () => {
  it('carry their year only when it is another one', () => {
    expect(shortDay('2026-10-20', '2026-11-21')).toBe('Oct 20');
    expect(shortDay('2025-12-31', '2026-01-02')).toBe('Dec 31, 2025');
  });

  it('count today among the last and the next seven', () => {
    expect(usualRanges('2026-03-02')).toEqual({
      last_7: { from: '2026-02-24', to: '2026-03-02' },
      last_30: { from: '2026-02-01', to: '2026-03-02' },
      next_7: { from: '2026-03-02', to: '2026-03-08' },
    });
  });
});
