import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Language } from '@waybill/phrases';
import { demoPassword } from '../../apps/server/src/seed/demo/accounts.ts';
import { speak } from '../../apps/server/src/core/speak.ts';
import { findChromium } from '../setup/browser.mjs';
import { readingSeconds, webVtt } from './captions.ts';
import { encodeVideo, encodePoster } from './encode.ts';
import type { Guide } from './guides.ts';
import { handOf } from './hand.ts';
import { recordingsFolder, type Cue, type Recording } from './keep.ts';
import { startScreencast } from './screencast.ts';

const size = { width: 1120, height: 700 };
const person = 'desk@example.com';

/** Prepares the person of the films: their language, and a session unless the film is about getting one. */
async function prepare(page: Page, language: Language, signedIn: boolean): Promise<void> {
  const headers = async () => {
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    return { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
  };
  await page.request.get('/sanctum/csrf-cookie');
  await page.request.post('/login', { data: { email: person, password: demoPassword }, headers: await headers() });
  await page.request.put('/api/settings', { data: { language }, headers: await headers() });
  const { data } = (await (await page.request.get('/api/user')).json()) as { data: object };
  if (!signedIn) await page.context().clearCookies();
  await page.goto('/about');
  await page.evaluate(
    ([user, name]) => {
      document.cookie = `wb_language=${name}; Path=/`;
      if (user) localStorage.setItem('AUTH_STATE', user);
    },
    [signedIn ? JSON.stringify(data) : '', language] as const,
  );
}

/** Records one guide in one language: the film, its captions and its poster. */
export async function record(guide: Guide, language: Language, baseURL: string): Promise<Recording> {
  const t = speak(language);
  const say = (key: string): string => t(`tutorials.guides.${guide.name}.${key}` as 'tutorials.note');
  const folder = await mkdtemp(join(tmpdir(), 'waybill-film-'));
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    const context = await browser.newContext({ baseURL, viewport: size, colorScheme: 'light' });
    const page = await context.newPage();
    await prepare(page, language, guide.signedIn);
    const hand = await handOf(page, language);
    await page.goto(guide.start);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const cast = await startScreencast(page, folder);
    const began = Date.now();
    const now = (): number => Math.round((Date.now() - began) / 10) / 100;
    const cues: Cue[] = [];
    for (const [step, act] of Object.entries(guide.steps)) {
      const from = now();
      const text = say(`steps.${step}`);
      await hand.pause(0.6);
      await act(hand, t);
      const left = readingSeconds(text) - (now() - from);
      if (left > 0) await hand.pause(left);
      cues.push({ text, from, to: now() });
    }
    await hand.pause(1);
    const seconds = Math.round(now());
    const list = await cast.stop();
    const name = join(recordingsFolder, `${guide.name.replaceAll('_', '-')}.${language}`);
    await encodeVideo(list, `${name}.webm`);
    await encodePoster(`${name}.webm`, (cues.at(-1)?.from ?? 0) + 1, `${name}.webp`);
    await writeFile(`${name}.vtt`, webVtt(cues));
    const { size: bytes } = await stat(`${name}.webm`);
    return { guide: guide.name, language, title: say('title'), about: say('text'), seconds, bytes, cues };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
