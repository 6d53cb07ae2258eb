import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { videos } from './videos.ts';
import { clock } from './length.ts';

const open = (address = '/video-tutorials', language: 'en' | 'es' = 'en') =>
  openApp(address, { user: customer('viewer', { language }), language });

describe('video tutorials', () => {
  it('are listed with title, length and language, the first one ready to play [UI-03]', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Video Tutorials' })).toBeVisible();
    const links = within(screen.getByRole('list', { name: 'Tutorials' })).getAllByRole('link');
    expect(links.map((link) => link.querySelector('b')?.textContent)).toEqual([
      'Log in and get around',
      'Quote and book a shipment',
      'Track your shipments',
      'Manage your address book',
      'Manage your product catalog',
    ]);
    for (const link of links) expect(link).toHaveTextContent(/(\d+ seconds|\d+ min \d+ s) · English$/);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null, null]);
    const film = screen.getByLabelText('Video: Log in and get around');
    expect(film.querySelector('source')).toHaveAttribute('type', 'video/webm');
    expect(film.querySelector('track')).toMatchObject({ kind: 'captions', srclang: 'en', default: true });
  });

  it('are opened by their address, and each has its transcript [UI-03]', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('link', { name: /Track your shipments/ }));
    expect(location.search).toBe('?film=track&in=en');
    expect(await screen.findByLabelText('Video: Track your shipments')).toBeInTheDocument();
    expect(screen.getByText('Search by bill of lading, PRO, reference, city, or carrier.')).toBeVisible();
  });

  it('a line of the transcript leads to its moment', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { person } = await open('/video-tutorials?film=track&in=en');
    const cue = videos.find(({ guide, language }) => guide === 'track' && language === 'en')?.cues[2];
    await person.click(await screen.findByRole('button', { name: new RegExp(cue?.text ?? 'none') }));
    const film = screen.getByLabelText<HTMLVideoElement>('Video: Track your shipments');
    expect(film.currentTime).toBe(cue?.from);
    expect(play).toHaveBeenCalledOnce();
  });

  it('speak the language of the screens, or the other one when chosen', async () => {
    const { person } = await open('/video-tutorials', 'es');
    expect(await screen.findByRole('link', { name: /Rastree sus envíos/ })).toBeVisible();
    await person.click(screen.getByLabelText('Inglés'));
    expect(await screen.findByRole('link', { name: /Track your shipments/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Videotutoriales' })).toBeVisible();
  });

  it('say that a film cannot be played, and keep the transcript', async () => {
    await open();
    const film = await screen.findByLabelText('Video: Log in and get around');
    film.dispatchEvent(new Event('error'));
    expect(await screen.findByText(/Could not play this video\./)).toBeVisible();
    expect(screen.getByText('Log in with your email and password.')).toBeVisible();
  });
});

describe('the films', () => {
  it('are there in both languages with files of their own and captions from start to end [UI-03]', () => {
    expect(videos.map(({ guide, language }) => `${guide} ${language}`)).toHaveLength(10);
    for (const { video, captions, poster, cues, seconds } of videos) {
      expect([video, captions, poster].every((file) => file !== '')).toBe(true);
      expect(cues[0]?.from).toBeLessThan(1);
      expect(seconds - (cues.at(-1)?.to ?? 0)).toBeLessThan(3);
    }
  });

  it('moments are written as minutes and seconds', () => {
    expect([clock(0), clock(27.9), clock(61)]).toEqual(['0:00', '0:27', '1:01']);
  });
});
