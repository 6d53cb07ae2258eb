import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { IconLock } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PastDueLink, remedy } from './held-words.tsx';
import { refetchMs, ownCreditQuery } from './own-credit.ts';

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
  const credit = useQuery({
    ...ownCreditQuery(),
    refetchInterval: refetchMs,
  }).data?.data;
  if (credit?.status === 'good') return null;
  return (
    <Notice tone="stop" icon={IconLock} title={t('frame.hold_title')} action={<PastDueLink credit={credit} />}>
      {remedy(t, credit, money) ?? t('frame.hold_text')}
    </Notice>
  );
}
