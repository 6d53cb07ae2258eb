import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { PriceAgainstDays } from './price-against-days.tsx';
import { layOutPrices } from './price-picture.ts';
import type { PricedRate } from './price-view.ts';

const rate = (id: string, carrier: string, days: number, amount: number): PricedRate => ({
  id,
  carrier,
  service: 'Standard',
  days,
  date: `2026-12-0${days + 2}`,
  price: { amount, currency: 'USD' },
});
const rates = [
  rate('1', 'Granite State Freight', 3, 107_230),
  rate('2', 'Prairie Gate Freight', 5, 94_816),
  rate('3', 'Two Rivers Motor', 2, 141_872),
];

describe('PriceAgainstDays', () => {
  it('names every rate for those who do not see the picture [QUOTE-18]', async () => {
    await openPiece(<PriceAgainstDays rates={rates} />);
    const picture = within(await screen.findByRole('group', { name: 'Price vs. transit days' }));
    for (const name of [
      'Prairie Gate Freight Standard, $948.16, 5 business days',
      'Granite State Freight Standard, $1,072.30, 3 business days',
      'Two Rivers Motor Standard, $1,418.72, 2 business days',
    ]) {
      expect(picture.getByRole('img', { name })).toBeInTheDocument();
    }
    expect(picture.getAllByRole('img')).toHaveLength(3);
  });

  it('names the three that stand out, and any other only while it is pointed at', async () => {
    const others = [rate('4', 'Keystone Ridge', 4, 130_000), rate('5', 'Tall Pine', 3, 150_000)];
    const { person } = await openPiece(<PriceAgainstDays rates={[...rates, ...others]} hovered="5" />);
    await screen.findByRole('group', { name: 'Price vs. transit days' });
    for (const name of ['Granite State Freight', 'Prairie Gate Freight', 'Two Rivers Motor'])
      expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText('Tall Pine Standard · $1,500.00')).toBeInTheDocument();
    expect(screen.queryByText(/^Keystone Ridge/)).toBeNull();
    await person.hover(screen.getByRole('img', { name: /^Keystone Ridge/ }));
    expect(screen.getByText('Keystone Ridge Standard · $1,300.00')).toBeInTheDocument();
  });

  it('can be picked from by pointer and by keyboard', async () => {
    const pick = vi.fn<(id: string) => void>();
    const { person } = await openPiece(<PriceAgainstDays rates={rates} onPick={pick} />);
    await person.click(await screen.findByRole('button', { name: /Granite/ }));
    screen.getByRole('button', { name: /Prairie/ }).focus();
    await person.keyboard('{Enter}');
    expect(pick.mock.calls).toEqual([['1'], ['2']]);
  });

  it('draws nothing while there are no rates', async () => {
    await openPiece(<PriceAgainstDays rates={[]} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('layOutPrices', () => {
  it('keeps points of one day and nearly one price beside each other', () => {
    const { points } = layOutPrices(
      [rate('a', 'A', 3, 100_000), rate('b', 'B', 3, 100_100), rate('c', 'C', 5, 60_000)],
      700,
      ({ carrier }) => carrier,
    );
    const [a, b] = ['a', 'b'].map((id) => points.find((point) => point.rate.id === id));
    expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0))).toBeGreaterThanOrEqual(13);
  });

  it('has a place for each delivery day [QUOTE-18]', () => {
    const on = (id: string, days: number, date: string, amount: number) => ({ ...rate(id, id, days, amount), date });
    // The post delivers on Saturday what others bring on Monday, both on the third business day.
    const some = [
      on('post', 3, '2026-12-05', 900),
      on('other', 3, '2026-12-07', 1200),
      on('fast', 1, '2026-12-03', 4000),
    ];
    const { days, points } = layOutPrices(some, 700, ({ carrier }) => carrier);
    expect(days.map((each) => [each.days, each.date])).toEqual([
      [1, '2026-12-03'],
      [3, '2026-12-05'],
      [3, '2026-12-07'],
    ]);
    for (const { rate: drawn, x } of points) expect(days.find((each) => each.x === x)?.date).toBe(drawn.date);
    // Where dates find no room, one place stands for a count of days.
    const narrow = layOutPrices(some, 200, ({ carrier }) => carrier);
    expect(narrow.days.map((each) => [each.days, each.date])).toEqual([
      [1, undefined],
      [3, undefined],
    ]);
  });

  it('stands cheaper rates lower and slower ones to the right', () => {
    const { points } = layOutPrices(rates, 700, ({ carrier }) => carrier);
    const at = (id: string) => points.find((point) => point.rate.id === id) as { x: number; y: number };
    expect(at('3').x < at('1').x && at('1').x < at('2').x).toBe(true);
    expect(at('3').y < at('1').y && at('1').y < at('2').y).toBe(true);
  });
});
