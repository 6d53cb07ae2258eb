import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../lib/cookies.ts';
import { colorSchemeManager } from './color-scheme.ts';

const early = readFileSync('apps/web/public/build/early.js', 'utf8');
const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

function paintFirst(systemIsDark: boolean): string | null {
  const system = window.matchMedia('all');
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(system, { matches: systemIsDark }));
  // The script of the page's head, run as the browser runs it.
  runInThisContext(early);
  vi.restoreAllMocks();
  return scheme();
}

beforeEach(() => {
  document.cookie = 'wb_theme=; Max-Age=0; Path=/';
});

describe('the theme', () => {
  it('is remembered in this browser, and otherwise left to the system', () => {
    expect(colorSchemeManager.get('auto')).toBe('auto');
    colorSchemeManager.set('dark');
    expect(colorSchemeManager.get('auto')).toBe('dark');
    colorSchemeManager.clear();
    expect(colorSchemeManager.get('auto')).toBe('auto');
  });

  it('outlives signing out, which empties local storage', () => {
    colorSchemeManager.set('dark');
    localStorage.clear();
    expect(colorSchemeManager.get('auto')).toBe('dark');
  });

  it('follows the system before the first paint', () => {
    expect(paintFirst(true)).toBe('dark');
    expect(paintFirst(false)).toBe('light');
  });

  it('is the chosen one before the first paint, whatever the system has', () => {
    writeCookie('wb_theme', 'light');
    expect(paintFirst(true)).toBe('light');
    writeCookie('wb_theme', 'dark');
    expect(paintFirst(false)).toBe('dark');
  });
});
