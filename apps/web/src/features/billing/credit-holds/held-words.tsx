import type { CreditState } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { amountsIn, overLimit } from './own-credit.ts';

type Money = ReturnType<typeof useChargedFormats>['money'];

/** What lifts the hold, in one sentence; null where only staff do, or it is not known yet. */
export function remedy(t: TFunction, credit: CreditState | undefined, money: Money): string | null {
  if (credit?.cause === 'past_due') {
    const amount = amountsIn(credit.past_due, money);
    return t('credit_holds.banner.held_pay', { count: credit.past_due_count, amount });
  }
  const over = credit && overLimit(credit);
  if (credit?.cause !== 'over_limit' || !over || credit.limit === null) return null;
  return t('credit_holds.banner.held_limit', {
    exposure: money(credit.exposure),
    limit: money(credit.limit),
    over: money(over),
  });
}

/** The way to the overdue invoices, all of them chosen; nothing where none is. */
export function PastDueLink({ credit }: { readonly credit: CreditState | undefined }) {
  const { t } = useTranslation();
  const count = credit?.past_due_count ?? 0;
  if (count === 0) return null;
  return (
    <LinkButton to="invoices" search={{ filter: 'past_due', choose: 'all' }}>
      {t('credit_holds.banner.pay')}
    </LinkButton>
  );
}
