import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { RouteMap } from './route-map.tsx';
import type { RoutePlace } from './route-view.ts';

const places: RoutePlace[] = [
  { id: 'a', role: 'origin', name: 'Nashua, NH', latitude: 42.76, longitude: -71.46, note: 'Picked up Oct 14' },
  { id: 'b', role: 'last_known', name: 'Omaha, NE', latitude: 41.25, longitude: -95.93 },
  { id: 'c', role: 'destination', name: 'Denver, CO', latitude: 39.73, longitude: -104.99 },
];

describe('RouteMap', () => {
  it('tells the way in words for those who do not see the picture', async () => {
    await openPiece(<RouteMap places={places} />);
    expect(screen.getByRole('figure', { name: 'Route from Nashua, NH to Denver, CO' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Origin: Nashua, NH, Picked up Oct 14 (traveled)',
      'Last known location: Omaha, NE (traveled)',
      'Destination: Denver, CO (remaining)',
    ]);
  });

  it('draws land, borders and the way once the outlines came', async () => {
    await openPiece(<RouteMap places={places} />);
    const name = await screen.findByText('Omaha, NE', { selector: 'text' }, { timeout: 10_000 });
    const drawn = name.closest('svg') as SVGSVGElement;
    expect(drawn.querySelectorAll('path').length).toBeGreaterThanOrEqual(7);
    expect(drawn).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('Picked up Oct 14', { selector: 'tspan' })).toBeInTheDocument();
  });

  it('has nothing to draw without places', async () => {
    const { container } = { container: document.body };
    await openPiece(<RouteMap places={[]} />);
    expect(container.querySelector('svg')).toBeNull();
  });
});
