import { afterEach, expect, it, vi } from 'vitest';
import { ensureBrowser, findChromium, missingPackages } from './browser.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the browser it is told to take', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

it('does not take another browser than the one it is told to take', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(findChromium()).toBeNull();
  expect(missingPackages()).toContain('chromium');
  await expect(ensureBrowser()).rejects.toThrow('CHROMIUM_PATH names /nowhere/chromium, which does not exist');
});
