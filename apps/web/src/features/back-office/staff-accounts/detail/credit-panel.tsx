import { Button } from '@mantine/core';
import type { StaffAccount } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import layout from '../../../../ui/page-layout.module.css';
import { IconPencil } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import css from '../staff-accounts.module.css';
import { TermsDialog } from './terms-dialog.tsx';

type Props = { readonly account: StaffAccount };
const parts = ['past_terms', 'open', 'shipped', 'booked'] as const;

/** What is left of the limit, or how far it is passed; nothing where there is none. */
function Left({ account: { credit } }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  if (credit.limit === null) return null;
  const left = credit.limit.amount - credit.used.amount;
  const amount = money({ amount: Math.abs(left), currency: credit.limit.currency });
  const near = left < credit.limit.amount / 10;
  return (
    <span className={css.left} data-near={near || undefined} data-over={left < 0 || undefined}>
      {t(left < 0 ? 'staff_accounts.credit.over' : 'staff_accounts.credit.left', { amount })}
    </span>
  );
}

/** What an account owes and may come to owe, in parts, against what it may owe. */
export function CreditPanel({ account }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { credit, terms_days: count, grace_days: grace } = account;
  const may = useUser()?.abilities.includes('staff.accounts.terms') ?? false;
  const [changing, setChanging] = useState(false);
  const whole = Math.max(credit.used.amount, credit.limit?.amount ?? 0, 1);
  return (
    <Panel
      title={t('staff_accounts.credit.title')}
      note={t('staff_accounts.credit.terms', { count, grace })}
      aside={
        may && (
          <Button
            variant="subtle"
            leftSection={<IconPencil size={16} aria-hidden="true" />}
            onClick={() => setChanging(true)}
          >
            {t('staff_accounts.credit.change')}
          </Button>
        )
      }
      foot={<span className={layout.soft}>{t('staff_accounts.credit.note')}</span>}
    >
      <p className={css.used}>
        <b>{money(credit.used)}</b>
        <span className="wb-soft">
          {credit.limit === null
            ? t('staff_accounts.credit.used_no_limit')
            : t('staff_accounts.credit.used_of', { limit: money(credit.limit) })}
        </span>
        <Left account={account} />
      </p>
      <div className={css.bar} aria-hidden="true">
        {parts.map((part) => (
          <span key={part} data-part={part} style={{ width: `${(credit[part].amount / whole) * 100}%` }} />
        ))}
      </div>
      <dl className={css.parts}>
        {parts.map((part) => (
          <div key={part}>
            <dt>
              <span className={css.swatch} data-part={part} aria-hidden="true" />
              {t(`staff_accounts.credit.${part}`)}
            </dt>
            <dd>{money(credit[part])}</dd>
          </div>
        ))}
      </dl>
      {changing && <TermsDialog account={account} onClose={() => setChanging(false)} />}
    </Panel>
  );
}
