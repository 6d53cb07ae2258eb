import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addUp, type ChargeLine } from '@waybill/freight';
import { openPiece } from '../../../testing/open-piece.tsx';
import { ChargeLines } from './charge-lines.tsx';
import { ChargeSummary } from './charge-summary.tsx';
import { accessorial, lines } from './lines.fixture.ts';

const rowOf = (name: string | RegExp): HTMLElement => screen.getByRole('row', { name });

describe('ChargeLines', () => {
  it('prints the arithmetic in order, each line with what it was worked out from [BOOK-04]', async () => {
    await openPiece(<ChargeLines lines={lines} itemNumbers={{ a: 1, c: 3 }} />);
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'Bathroom vanities1,240 lb · class 92.5 · $54.95 per 100\u00a0lb$681.38',
      'Gross charge1,240 lb, weight break 1,000 lb and over$681.38',
      'Discount68.0% of the gross charge−$463.34',
      'Freight charge$218.04',
      'Fuel surcharge33.25% of freight · EIA diesel $3.718, week of Nov 23, 2026$72.50',
      'Residential deliverythe delivery site is a residence$115.00',
      'Notify before arrivalincluded in residential delivery$0.00',
      'Liftgate at deliveryyou requested it$98.00',
      'Hazardous materialsitem 3, UN1263$45.00',
      'Without insurance$548.54',
      'Insurance$8,500.00 at $0.55 per $100 · no deductible$46.75',
      'TotalUS dollars$595.29',
    ]);
  });

  it('has no sum without insurance where there is none: it is the total [BOOK-04]', async () => {
    await openPiece(<ChargeLines lines={lines.filter(({ kind }) => kind !== 'insurance')} />);
    expect(screen.queryByText('Without insurance')).toBeNull();
    expect(rowOf(/^Total/)).toBeVisible();
  });

  it('shows lines that come to the total, to the cent [BOOK-04]', () => {
    // 681.38 - 463.34 + 72.50 + 115.00 + 0 + 98.00 + 45.00 + 46.75 = 595.29
    expect(addUp(lines)).toBe(59_529);
  });

  it('speaks Spanish', async () => {
    await openPiece(<ChargeLines lines={lines} />, { language: 'es' });
    expect(rowOf(/Aviso antes de la llegada/)).toHaveTextContent('incluido en entrega residencial');
  });

  it('names an item by its number when it has no description, and a lower class by agreement', async () => {
    const [first] = lines as [ChargeLine];
    const basis = { ...first.basis, description: '', freightClass: '70' } as ChargeLine['basis'];
    await openPiece(<ChargeLines lines={[{ ...first, basis }]} itemNumbers={{ a: 2 }} />);
    expect(rowOf(/Item 2/)).toHaveTextContent('class 92.5, rated as 70 by agreement');
  });

  it.each([
    [accessorial('RESPU', 'site_type', 0), 'the pickup site is a residence'],
    [accessorial('LTDDEL', 'site_type', 0), 'the delivery site has limited access'],
    [accessorial('NYC', 'zip3', 0), 'a ZIP in the New York City area'],
    [
      {
        ...accessorial('OVR12', 'over_length', 0),
        basis: { ...accessorial('OVR12', 'over_length', 0).basis, itemIds: ['a', 'c'] } as ChargeLine['basis'],
      },
      'items 1, 3, 12 ft or longer',
    ],
  ])('tells why an accessorial applies', async (line, words) => {
    await openPiece(<ChargeLines lines={[line]} itemNumbers={{ a: 1, c: 3 }} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('words the other ways of reckoning', async () => {
    const line = (code: string, kind: ChargeLine['kind'], basis: ChargeLine['basis']): ChargeLine => ({
      code,
      kind,
      label: '',
      basis,
      amount: { amount: 100, currency: 'CAD' },
    });
    const rated = { milliPounds: 500_000, freightClass: '70', perCwt: 6650, weightBreak: 'M5C' } as const;
    await openPiece(
      <ChargeLines
        lines={[
          line('deficit', 'deficit', { type: 'deficit', ...rated, milliPounds: 50_000 }),
          line('linear_foot', 'item', {
            type: 'size_rule',
            rule: 'linear_foot',
            ...rated,
            actualMilliPounds: 400_000,
            cubicFeet: 800,
            linearFeet: 20.5,
            floorSpots: 9,
          }),
          line('pallet_spot', 'item', {
            type: 'size_rule',
            rule: 'pallet_spot',
            ...rated,
            actualMilliPounds: 400_000,
            cubicFeet: 800,
            linearFeet: 20.5,
            floorSpots: 9,
          }),
          line('absolute_minimum', 'minimum', { type: 'minimum', minimum: 13_500 }),
          line('fuel', 'fuel', {
            type: 'fuel_per_mile',
            milliCents: 52_000,
            miles: 964,
            series: 'EMD_EPD2D_PTE_NUS_DPG',
            weekOf: '2026-11-23',
            priceMills: 3718,
          }),
          line('insurance', 'insurance', {
            type: 'insurance',
            insured: 20_000,
            deductible: 50_000,
            tiers: [],
            minimumApplied: true,
          }),
          line('linehaul', 'item', { type: 'miles', miles: 964, milliCentsPerMile: 203_000, equipment: 'van' }),
          line('base', 'item', {
            type: 'parcel',
            itemId: 'c',
            pieces: 2,
            zone: 4,
            zoneEstimated: true,
            billablePounds: 19,
            perPiece: 1420,
          }),
          line('x', 'surcharge', { type: 'carrier', text: 'HIGH COST AREA' }),
          line('total', 'total', { type: 'sum' }),
        ]}
        itemNumbers={{ c: 3 }}
      />,
    );
    expect(rowOf(/^Deficit weight/)).toHaveTextContent('50 lb added to reach the next weight break');
    expect(rowOf(/^Rated by linear feet/)).toHaveTextContent(
      '20.5 linear ft count as 500 lb instead of 400 lb · class 70',
    );
    expect(rowOf(/^Rated by floor spots/)).toHaveTextContent('9 floor spots count as 500 lb');
    expect(rowOf(/^Minimum charge/)).toHaveTextContent('raised to the minimum of CA$135.00');
    expect(rowOf(/^Fuel surcharge/)).toHaveTextContent('$0.52 per mile × 964 mi');
    expect(rowOf(/^Insurance/)).toHaveTextContent('CA$200.00, minimum premium · CA$500.00 deductible');
    expect(screen.getByText('964 mi at CA$2.03 per mile')).toBeInTheDocument();
    expect(rowOf(/^Item 3/)).toHaveTextContent('2 boxes · zone 4 · billed at 19 lb · CA$14.20 each · zone estimated');
    expect(screen.getByText('carrier’s term: “HIGH COST AREA”')).toBeInTheDocument();
    expect(rowOf(/^Total/)).toHaveTextContent('Canadian dollars');
  });
});

describe('ChargeSummary', () => {
  it('begins at the gross charge, says "included" and names the total [BOOK-04]', async () => {
    await openPiece(<ChargeSummary lines={lines} />);
    const rows = within(screen.getByRole('table', { name: 'How this price is calculated' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Gross charge$681.38',
      'Discount 68.0%−$463.34',
      'Freight charge$218.04',
      'Fuel surcharge 33.25%$72.50',
      'Residential delivery$115.00',
      'Notify before arrivalincluded',
      'Liftgate at delivery$98.00',
      'Hazardous materials$45.00',
      'Insurance on $8,500.00$46.75',
      'Total$595.29',
    ]);
  });
});
