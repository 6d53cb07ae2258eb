import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { findingText } from './finding-text.ts';
import type { Pickup } from './pickup/use-pickup.ts';
import { useFindings } from './use-findings.ts';
import css from './details-step.module.css';

/** Banners about the load as a whole, as soon as the figures say so. */
export function FindingNotices({ pickup }: { readonly pickup: Pickup }) {
  const { t } = useTranslation();
  const findings = useFindings(pickup);
  return (
    <div className={css.notices} role="status">
      {findings.map((finding) => (
        <Notice key={finding.code} tone="care" title={findingText(finding)}>
          {finding.severity === 'refused' && t('quotes.details.no_rates_so')}
        </Notice>
      ))}
    </div>
  );
}
