import type { Device } from '@waybill/contract';
import type { TFunction } from 'i18next';

/** What a person calls a device: `Firefox 143 on Linux`. */
export function deviceWords(t: TFunction, { browser, system }: Pick<Device, 'browser' | 'system'>): string {
  const name = browser ?? t('devices.unknown');
  return system === null ? name : t('devices.browser_on', { browser: name, system });
}
