import type { Device } from '@waybill/contract';
import { parse } from 'bowser';

type Named = Pick<Device, 'kind' | 'browser' | 'system'>;

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };

/** `Firefox 143`; the parts after the first dot tell a person nothing. */
function nameOf(name: string | undefined, version: string | undefined): string | null {
  if (!name) return null;
  const major = version?.split('.')[0];
  return major ? `${name} ${major}` : name;
}

/** What a `User-Agent` says about the device, as far as a person would recognize it. */
export function browserName(userAgent: string | null): Named {
  if (!userAgent) return { kind: 'other', browser: null, system: null };
  const { browser, os, platform } = parse(userAgent);
  return {
    kind: kinds[platform.type ?? ''] ?? 'other',
    browser: nameOf(browser.name, browser.version),
    // Browsers no longer tell which Windows or macOS it is, so no version is better than a wrong one.
    system: os.name || null,
  };
}
