import type { Device } from '@waybill/contract';
import { parse } from 'bowser';

type Named = Pick<Device, 'kind' | 'browser' | 'system'>;

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };

/** `Firefox 143`, without minor versions. */
function nameOf(name: string | undefined, version: string | undefined): string | null {
  if (!name) return null;
  const major = version?.split('.')[0];
  return major ? `${name} ${major}` : name;
}

/** Browser and system of a `User-Agent` in recognizable form. */
export function browserName(userAgent: string | null): Named {
  if (!userAgent) return { kind: 'other', browser: null, system: null };
  const { browser, os, platform } = parse(userAgent);
  return {
    kind: kinds[platform.type ?? ''] ?? 'other',
    browser: nameOf(browser.name, browser.version),
    // Browsers no longer reveal the Windows or macOS version, and no version is better than a wrong one.
    system: os.name || null,
  };
}
