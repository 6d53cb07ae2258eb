import { defineConfig } from '@playwright/test';
import { freePort } from './apps/server/src/core/database/embedded/launch.ts';
import { findChromium } from './tools/setup/browser.mjs';
import { keepTemporaryFilesInMemory } from './tools/setup/memory.mjs';

keepTemporaryFilesInMemory();

// The workers read this file again and must find the same server.
process.env['WAYBILL_URL'] ??= `http://localhost:${await freePort()}`;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tools/e2e/server-setup.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: process.env['WAYBILL_URL'],
    // A trace takes a third of the time of a journey: it is asked for with --trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nothing that is tested here depends on an animation.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: flags },
  },
});
