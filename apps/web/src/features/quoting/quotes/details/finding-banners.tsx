import { Button } from '@mantine/core';
import type { Finding } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { useStep } from '../frame/use-step.ts';
import css from './finding-banners.module.css';
import { findingText } from '../../../../lib/language/finding-text.ts';

type Props = {
  readonly findings: readonly Finding[];
  /** Whether sales can help with it. */
  readonly help: boolean;
};

function SalesButton() {
  const { t } = useTranslation();
  const { goTo } = useStep();
  return <Button onClick={() => void goTo('request')}>{t('quote_requests.step.open')}</Button>;
}

/** Why there will be no rates, each reason once and all in one banner, with the way to sales where they can help. */
function Refused({ findings, help }: Props) {
  const { t } = useTranslation();
  const [only] = findings;
  if (only === undefined) return null;
  const after = [t('quotes.details.no_rates_so'), ...(help ? [t('quote_requests.step.offer')] : [])].join(' ');
  const one = findings.length === 1;
  return (
    <Notice
      tone="care"
      title={one ? findingText(only) : t('quotes.details.no_rates_so')}
      action={help && <SalesButton />}
    >
      {one ? (
        after
      ) : (
        <>
          <ul className={css.reasons}>
            {findings.map((finding) => (
              <li key={finding.code}>{findingText(finding)}</li>
            ))}
          </ul>
          {help && t('quote_requests.step.offer')}
        </>
      )}
    </Notice>
  );
}

/** What keeps the load from being quoted, what to mind in a banner each, and the way to sales. */
export function FindingBanners({ findings, help }: Props) {
  const { t } = useTranslation();
  const refused = findings.filter(({ severity }) => severity === 'refused');
  return (
    <>
      <Refused findings={refused} help={help} />
      {findings
        .filter(({ severity }) => severity !== 'refused')
        .map((finding) => (
          <Notice key={finding.code} tone="care" title={findingText(finding)} />
        ))}
      {help && refused.length === 0 && (
        <Notice tone="move" title={t('quote_requests.step.offer')} action={<SalesButton />} />
      )}
    </>
  );
}
