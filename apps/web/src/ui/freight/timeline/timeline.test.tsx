import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { i18n } from '../../../lib/language/i18n.ts';
import { openPiece } from '../../../testing/open-piece.tsx';
import { EstimateHistory } from './estimate-history.tsx';
import { eventWords } from './event-words.ts';
import { Milestones } from './milestones.tsx';
import { Timeline } from './timeline.tsx';
import type { TimelineEvent } from './timeline-view.ts';

// 11:12 UTC on October 20 is 6:12 AM in Chicago (UTC-5 in summer time).
const left: TimelineEvent = {
  id: '1',
  occurredAt: '2026-10-20T11:12:00Z',
  timeZone: 'America/Chicago',
  place: 'Omaha, NE',
  carrierWords: 'DEPARTED TERMINAL LOCATION',
  code: 'P1 / NS',
  status: 'in_transit',
};
const arrived: TimelineEvent = {
  ...left,
  id: '2',
  occurredAt: '2026-10-20T04:48:00Z',
  carrierWords: 'ARRIVED AT TERMINAL LOCATION',
  code: 'X4 / NS',
};
const late: TimelineEvent = {
  ...left,
  id: '3',
  occurredAt: '2026-10-17T03:31:00Z',
  place: 'Joliet, IL',
  status: 'delayed',
  note: 'Delivery moved',
  noteTone: 'care',
};

describe('Timeline', () => {
  it('quotes the carrier, keeps the raw code, and shows our status [TRACK-02]', async () => {
    await openPiece(<Timeline events={[left]} />);
    const entry = screen.getByRole('listitem');
    for (const text of ['“DEPARTED TERMINAL LOCATION”', 'P1 / NS', 'Omaha, NE', 'In-Transit'])
      expect(entry).toHaveTextContent(text);
  });

  it('leads with what it means; the carrier’s own words come after [TRACK-02]', async () => {
    await openPiece(<Timeline events={[{ ...left, meaning: 'Left the terminal' }]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Left the terminalOmaha, NEP1 / NS“DEPARTED TERMINAL LOCATION”',
    );
  });

  it('says what was reported also where nobody told the place', async () => {
    const { carrierWords: _, ...silent } = left;
    await openPiece(<Timeline events={[{ ...silent, place: null, code: null, meaning: 'Driver assigned' }]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Driver assigned');
  });

  it('shows the time of the place with its zone, and UTC on hovering [TRACK-02]', async () => {
    await openPiece(<Timeline events={[left, late]} />);
    const [first, second] = screen.getAllByRole('time');
    expect(first).toHaveTextContent('Tue, Oct 20 6:12 AM CDT');
    expect(first).toHaveAttribute('datetime', '2026-10-20T11:12:00Z');
    expect(first).toHaveAttribute('title', 'Oct 20, 11:12 UTC');
    // 03:31 UTC on the 17th is still the evening of the 16th there.
    expect(second).toHaveTextContent('Fri, Oct 16 10:31 PM CDT');
  });

  it('writes a day once for neighbours of the same day there', async () => {
    await openPiece(<Timeline events={[left, { ...arrived, id: '4', occurredAt: '2026-10-20T05:30:00Z' }, arrived]} />);
    const days = screen.getAllByText(/Oct/).map((day) => [day.textContent, day.dataset.same]);
    expect(days).toEqual([
      ['Tue, Oct 20', undefined],
      ['Tue, Oct 20', 'true'],
      ['Mon, Oct 19', undefined],
    ]);
  });

  it('has plain words for the public page, and the cause of a delay [TRACK-03]', async () => {
    await openPiece(<span />);
    const { t } = i18n;
    expect(eventWords(t, 'P1', 'NS')).toBe('Left the terminal');
    expect(eventWords(t, 'SD', 'AI')).toBe('Delayed: mechanical breakdown');
    expect(eventWords(t, 'ZZ', null)).toBe('Update from the carrier');
    expect(eventWords(t, 'constructor', 'toString')).toBe('Update from the carrier');
  });

  it('says so when nothing was reported yet', async () => {
    await openPiece(<Timeline events={[]} />);
    expect(screen.getByText('No tracking events yet.')).toBeInTheDocument();
  });

  it('is drawn on the server with the milestones [TRACK-03]', async () => {
    await openPiece(<span />);
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <Milestones reached="in_transit" />
        <Timeline times="under" events={[{ ...left, plainWords: 'Left the terminal' }]} />
      </I18nextProvider>,
    );
    expect(html).toContain('Left the terminal');
    expect(html).toContain('Tue, Oct 20, 6:12 AM CDT');
  });
});

describe('Milestones', () => {
  const states = () => screen.getAllByRole('listitem').map((item) => item.dataset.state);

  it('marks what is done, what is now and what is to come', async () => {
    await openPiece(<Milestones reached="in_transit" notes={{ in_transit: 'Omaha, NE' }} />);
    expect(states()).toEqual(['done', 'done', 'now', 'to_come', 'to_come']);
    expect(screen.getByText('In transit').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('Omaha, NE')).toBeInTheDocument();
  });

  it('is all done once delivered', async () => {
    await openPiece(<Milestones reached="delivered" />);
    expect(states()).toEqual(Array(5).fill('done'));
  });

  it('names a cancellation where it happened', async () => {
    await openPiece(<Milestones reached="dispatched" canceled />);
    expect(screen.getByText('Canceled').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('ends with a cancellation: what was reached is done, and nothing is to come', async () => {
    await openPiece(<Milestones reached="dispatched" canceled notes={{ dispatched: 'Oct 13', canceled: 'Oct 14' }} />);
    const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toEqual(['Booked, done', 'Dispatched, doneOct 13', 'Canceled, nowOct 14']);
  });
});

describe('EstimateHistory', () => {
  it('strikes old dates through, and says so to those who do not see it', async () => {
    await openPiece(
      <EstimateHistory
        stillTrue={['b']}
        estimates={[
          { id: 'a', text: 'Thu Oct 22, 9 AM', note: 'Window' },
          { id: 'b', text: 'Thu Oct 22', note: 'Breakdown', late: true },
          { id: 'c', text: 'Wed Oct 21', note: 'Quoted' },
        ]}
      />,
    );
    expect(screen.getByText('Wed Oct 21').tagName).toBe('S');
    expect(screen.getByText('Thu Oct 22').tagName).toBe('STRONG');
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Wed Oct 21 (earlier estimate)Quoted');
  });

  it('expects nothing any more of what was canceled', async () => {
    await openPiece(<EstimateHistory over estimates={[{ id: 'a', text: 'Thu Oct 22', note: 'Quoted' }]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Thu Oct 22 (earlier estimate)Quoted');
  });
});
