import type { Payment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useMethodName } from '../../../../lib/format/method-name.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import { useCardName } from '../../../../lib/format/card-name.ts';
import { Notice } from '../../../../ui/notice.tsx';

type Props = {
  readonly payment: Payment;
  /** Whether the payer comes from the hosted page, so that an open payment is being confirmed. */
  readonly returned: boolean;
  readonly slow: boolean;
};

function Paid({ payment }: Pick<Props, 'payment'>) {
  const { t } = useTranslation();
  const { money, dateTime } = useChargedFormats();
  const { card, received, credited, paid_at: at } = payment;
  const cardName = useCardName();
  const { received: words } = useMethodName();
  return (
    <>
      <Notice tone="go" title={t('payments.page.paid')} live>
        {payment.method === 'card'
          ? t('payments.page.paid_text', { amount: money(received), time: dateTime(at ?? '', ownZone()) })
          : `${money(received)} · ${words(payment)}`}
        {card !== null && <> · {cardName(card)}</>}
      </Notice>
      {credited.amount > 0 && (
        <Notice tone="move" title={t('payments.page.credited_title', { amount: money(credited) })}>
          {t('payments.page.credited_text')}
        </Notice>
      )}
    </>
  );
}

/** What became of a payment, as far as it is known. */
export function Outcome({ payment, returned, slow }: Props) {
  const { t } = useTranslation();
  const { time } = useChargedFormats();
  const { name } = useMethodName();
  if (payment.state === 'paid') return <Paid payment={payment} />;
  if (payment.state === 'reversed') {
    return (
      <Notice tone="stop" title={`${t('payments.page.reversed')} · ${name(payment)}`} live>
        {t('payments.page.reversed_text')}
      </Notice>
    );
  }
  if (payment.state === 'expired') {
    return (
      <Notice tone="care" title={t('payments.page.expired')} live>
        {t('payments.page.expired_text')}
      </Notice>
    );
  }
  if (!returned) {
    return (
      <Notice tone="care" title={t('payments.page.waiting')}>
        {t('payments.page.waiting_text', { time: time(payment.expires_at, ownZone()) })}
      </Notice>
    );
  }
  return (
    <Notice tone="move" title={t('payments.page.confirming')} live>
      {t(slow ? 'payments.page.slow_text' : 'payments.page.confirming_text')}
    </Notice>
  );
}
