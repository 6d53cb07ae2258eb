import { useQuery } from '@tanstack/react-query';
import type { CreditState } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../lib/format/use-formats.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { IconLock } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { amountsIn, overLimit, ownCreditQuery } from './own-credit.ts';

type Money = ReturnType<typeof useChargedFormats>['money'];

const everyMs = 15_000;

/** What lifts the hold, in one sentence; null where only staff do, or it is not known yet. */
function remedy(t: TFunction, credit: CreditState | undefined, money: Money): string | null {
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

/** Above every page of an account that cannot ship: what is blocked, and what lifts it. */
export function HeldBanner() {
  const { t } = useTranslation();
  if (useUser()?.account?.closed) {
    return (
      <Notice tone="stop" icon={IconLock} title={t('credit_holds.banner.closed_title')}>
        {t('credit_holds.banner.closed_text')}
      </Notice>
    );
  }
  return <CreditBanner />;
}

function CreditBanner() {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  // Asked for again while it stands, so that it disappears when the hold ends, without a reload.
  const credit = useQuery({ ...ownCreditQuery(), refetchInterval: everyMs }).data?.data;
  if (credit?.status === 'good') return null;
  const late = credit?.past_due_count ?? 0;
  return (
    <Notice
      tone="stop"
      icon={IconLock}
      title={t('frame.hold_title')}
      action={
        late > 0 && (
          <LinkButton to="invoices" search={{ filter: 'past_due', choose: 'all' }}>
            {t('credit_holds.banner.show', { count: late })}
          </LinkButton>
        )
      }
    >
      {remedy(t, credit, money) ?? t('frame.hold_text')}
    </Notice>
  );
}
