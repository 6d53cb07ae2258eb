import type { Partner } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { CallBars } from '../../../ui/charts/call-bars.tsx';
import layout from '../../../ui/page-layout.module.css';
import { Panel } from '../../../ui/panel.tsx';

/** Calls of two weeks, a bar a day; those that failed stand in the bar apart. */
export function TrafficPanel({ partner: { days } }: { readonly partner: Partner }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <Panel title={t('partners.traffic')} note={t('partners.traffic_note')}>
      {days.every(({ calls }) => calls === 0) ? (
        <span className={layout.soft}>{t('partners.no_traffic')}</span>
      ) : (
        <CallBars
          days={days.map(({ day, calls, failures }) => ({ day, calls, failed: failures }))}
          told={({ day, calls, failed }) => t('partners.day_words', { day: date(day), calls, failures: failed })}
          height={112}
        />
      )}
    </Panel>
  );
}
