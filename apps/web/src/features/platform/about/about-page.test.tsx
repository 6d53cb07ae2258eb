import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';

describe('the About page', () => {
  it.each([
    ['GeoNames', 'CC BY 4.0'],
    ['zipcodes', 'BSD'],
    ['us-atlas', 'ISC'],
    ['world-atlas', 'ISC'],
    ['Natural Earth', 'Public domain'],
    ['IBM Plex', 'SIL Open Font License 1.1'],
    ['US Energy Information Administration', 'Public domain'],
  ])('gives %s its due: %s', async (source, terms) => {
    await openApp('/about');
    const entry = (await screen.findByRole('link', { name: source })).closest('li');
    expect(entry).toHaveTextContent(terms);
  });

  it('names the licence, in Spanish too', async () => {
    await openApp('/about', { language: 'es' });
    expect(await screen.findByText(/licencia MIT/)).toBeVisible();
  });
});
