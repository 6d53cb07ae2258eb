import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { useDesk } from '../draft/draft-context.ts';
import { useStep } from '../frame/use-step.ts';
import { salesHelp } from '../request/helps.ts';
import { findingText } from './finding-text.ts';
import type { Pickup } from './pickup/use-pickup.ts';
import { useFindings } from './use-findings.ts';
import css from './details-step.module.css';

/** Banners about the load as a whole, as soon as the figures say so. */
export function FindingNotices({ pickup }: { readonly pickup: Pickup }) {
  const { t } = useTranslation();
  const findings = useFindings(pickup);
  const all = useFindings(pickup, 'all');
  const { goTo } = useStep();
  const { channel } = useDesk();
  return (
    <div className={css.notices} role="status">
      {findings.map((finding) => (
        <Notice key={finding.code} tone="care" title={findingText(finding)}>
          {finding.severity === 'refused' && t('quotes.details.no_rates_so')}
        </Notice>
      ))}
      {!channel.guest && salesHelp(all) && (
        <Notice
          tone="move"
          title={t('quote_requests.step.offer')}
          action={<Button onClick={() => void goTo('request')}>{t('quote_requests.step.open')}</Button>}
        />
      )}
    </div>
  );
}
