import { Button } from '@mantine/core';
import type { Device } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconDeviceDesktop, IconDeviceMobile } from '../../../ui/icons.ts';
import { deviceWords } from './device-words.ts';
import styles from './devices.module.css';

type Props = { readonly device: Device; readonly ending: boolean; readonly onEnd: () => void };

/** A browser that is logged in: what it is, where and when it was last seen, and the way to end it. */
export function DeviceRow({ device, ending, onEnd }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const words = deviceWords(t, device);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const Icon = device.kind === 'mobile' || device.kind === 'tablet' ? IconDeviceMobile : IconDeviceDesktop;
  const seen = device.current
    ? t('devices.now')
    : t('devices.last_seen', { time: dateTime(device.last_seen_at, zone) });
  return (
    <li className={styles.device}>
      <Icon size={24} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>
          {words}
          {device.current && <span className={styles.mark}>{t('devices.current')}</span>}
          {device.remembered && <span className={styles.mark}>{t('devices.remembered')}</span>}
        </p>
        <p className={styles.where}>
          {device.ip !== null && <span className="wb-mono">{device.ip}</span>}
          <span>{seen}</span>
        </p>
      </div>
      {!device.current && (
        <Button
          size="compact-sm"
          loading={ending}
          aria-label={t('devices.log_out_of', { device: words })}
          onClick={onEnd}
        >
          {t('devices.log_out')}
        </Button>
      )}
    </li>
  );
}
