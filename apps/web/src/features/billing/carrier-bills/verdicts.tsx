import type { CarrierBill } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../lib/format/today.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';

type Props = { readonly bill: CarrierBill };

function ReRated({ bill }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { rerated, total, expected } = bill;
  if (expected === null) return <Notice tone="care" title={t('carrier_bills.detail.nothing_quoted')} />;
  if (rerated === null) {
    return (
      <Notice tone="move" title={t('carrier_bills.detail.not_rerated')}>
        {t('carrier_bills.detail.not_rerated_text')}
      </Notice>
    );
  }
  if (rerated.matches) {
    return (
      <Notice tone="go" title={t('carrier_bills.detail.rerated_same')}>
        {t('carrier_bills.detail.rerated_same_text', { amount: money(rerated.total) })}
      </Notice>
    );
  }
  const off = { amount: Math.abs(total.amount - rerated.total.amount), currency: total.currency };
  return (
    <Notice tone="care" title={t('carrier_bills.detail.rerated_other', { amount: money(rerated.total) })}>
      {t('carrier_bills.detail.rerated_other_text', { difference: money(off) })}
    </Notice>
  );
}

/** What is to be known of a bill before anything is decided. */
export function Verdicts({ bill }: Props) {
  const { t } = useTranslation();
  const { money, date } = useChargedFormats();
  const { duplicate_of: duplicate, replaces, shipment } = bill;
  return (
    <>
      {duplicate !== null && (
        <Notice
          tone="stop"
          title={t('carrier_bills.detail.duplicate')}
          action={
            <RouteLink to="admin.carrier-bills.detail" params={{ id: duplicate.id }}>
              {t('carrier_bills.detail.see_first')}
            </RouteLink>
          }
        >
          {t('carrier_bills.detail.duplicate_text', { date: date(localDay(duplicate.received_at)) })}
        </Notice>
      )}
      {replaces !== null && bill.state === 'review' && (
        <Notice
          tone="care"
          title={t('carrier_bills.detail.replaces')}
          action={
            <RouteLink to="admin.carrier-bills.detail" params={{ id: replaces.id }}>
              {t('carrier_bills.detail.see_first')}
            </RouteLink>
          }
        >
          {t('carrier_bills.detail.replaces_text')}
        </Notice>
      )}
      {bill.state === 'preliminary' && (
        <Notice tone="move" title={t('carrier_bills.detail.announced')}>
          {t('carrier_bills.detail.announced_text')}
        </Notice>
      )}
      {bill.state === 'approved' && bill.tolerance !== null && (
        <Notice tone="go" title={t('carrier_bills.detail.within', { amount: money(bill.tolerance) })} />
      )}
      {shipment !== null && duplicate === null && <ReRated bill={bill} />}
    </>
  );
}
