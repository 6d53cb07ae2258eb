import type { AccountDetails } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../../lib/format/today.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle, IconCircleCheck } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import css from './account.module.css';

const tones = { good: 'go', past_due: 'care', lifted: 'care', hold: 'stop' } as const;

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What was agreed with the account; nobody changes it here. */
export function FactsPanel({ account }: { readonly account: AccountDetails }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const standing = account.credit_standing;
  return (
    <Panel title={t('settings.account.title')}>
      <dl className={css.facts}>
        <Fact name={t('settings.account.name')}>{account.name}</Fact>
        <Fact name={t('settings.account.standing')}>
          <ToneChip tone={tones[standing]} icon={standing === 'good' ? IconCircleCheck : IconAlertTriangle}>
            {t(`settings.account.standings.${standing}`)}
          </ToneChip>
        </Fact>
        <Fact name={t('settings.account.terms')}>
          {t('settings.account.terms_days', { count: account.terms_days })}
        </Fact>
        <Fact name={t('settings.account.currency')}>{t(`profile.${account.currency}`)}</Fact>
        <Fact name={t('settings.account.since')}>{longDate(localDay(account.created_at))}</Fact>
      </dl>
    </Panel>
  );
}
