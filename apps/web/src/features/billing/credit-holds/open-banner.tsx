import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { IconClockExclamation } from '../../../ui/icons.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import css from './credit-holds.module.css';
import { amountsIn, overLimit, ownCreditQuery } from './own-credit.ts';

/**
 * Above the open invoices of an account that staff activated for a while: until when it ships, and what has to be paid
 * so that it goes on. Nothing where nothing would hold it.
 */
export function OpenBanner() {
  const { t } = useTranslation();
  const { money, monthDay } = useChargedFormats();
  const mayPay = useUser()?.abilities.includes('invoice.pay') ?? false;
  const credit = useQuery(ownCreditQuery()).data?.data;
  if (!credit || credit.open_until === null || credit.status === 'hold') return null;
  const { past_due_count: count, limit, open_days: days } = credit;
  const over = overLimit(credit);
  if (count === 0 && over === null) return null;
  const given = days === null ? '' : t('credit_holds.banner.open_text', { count: days });
  const pay =
    count > 0
      ? t('credit_holds.banner.open_pay', { count, amount: amountsIn(credit.past_due, money) })
      : limit && t('credit_holds.banner.open_limit', { limit: money(limit) });
  return (
    <div className={css.banner}>
      <Notice
        tone="care"
        icon={IconClockExclamation}
        title={
          <>
            {t('credit_holds.banner.open_title', { date: monthDay(credit.open_until) })}{' '}
            <span className={css.plain}>
              {given} {pay}
            </span>
          </>
        }
        action={
          count > 0 &&
          mayPay && (
            <LinkButton to="invoices" search={{ filter: 'past_due', choose: 'all' }}>
              {t('credit_holds.banner.pay')}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
