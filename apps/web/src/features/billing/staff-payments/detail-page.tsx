import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type StaffPayment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { usePageTitle } from '../../../lib/routes/page-title.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import layout from '../../../ui/page-layout.module.css';
import { DetailWithout } from '../../../ui/detail-without.tsx';
import { IconCash } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { ReceiptButton } from '../payments/public.ts';
import { JournalPanel } from './journal-panel.tsx';
import { OverPaid } from './over-paid.tsx';
import { AboutPanel, Figures, PartsPanel, RefundsPanel } from './panels.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { Reversed } from './reversed.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';
import css from './staff-payments.module.css';
import { PaymentStateChip } from './state-chip.tsx';

const everyMs = 15_000;

function Actions({ payment }: { readonly payment: StaffPayment }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [reversing, setReversing] = useState(false);
  return (
    <>
      <span className={css.standing}>
        <PaymentStateChip state={payment.state} />
      </span>
      {payment.state === 'paid' && payment.settled_at !== null && (
        <ReceiptButton paymentId={payment.id} at={payment.settled_at} account={payment.account.id} />
      )}
      {payment.refundable.amount > 0 && (
        <Button
          variant="filled"
          leftSection={<IconCash size={16} aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {t('staff_payments.refund.open')}
        </Button>
      )}
      {payment.credit.amount > 0 && payment.method !== 'card' && (
        <LinkButton to="admin.payments.record" search={{ account: payment.account.id, from: 'credit' }}>
          {t('received_payments.credit.apply')}
        </LinkButton>
      )}
      {payment.method !== 'card' && payment.state === 'paid' && (
        <Button onClick={() => setReversing(true)}>{t('received_payments.reverse.open')}</Button>
      )}
      {reversing && <ReverseDialog payment={payment} onClose={() => setReversing(false)} />}
      {asking && <RefundDialog payment={payment} onClose={() => setAsking(false)} />}
    </>
  );
}

function useWords(payment: StaffPayment | undefined) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  if (payment === undefined) return null;
  const { account, made_by: name, created_at: begun, purpose } = payment;
  const time = dateTime(begun, ownZone());
  return {
    title: t(purpose === 'booking' ? 'staff_payments.detail.booking_title' : 'staff_payments.detail.title', {
      account: account.name,
    }),
    note:
      name === null
        ? t('staff_payments.detail.begun', { time })
        : t(`staff_payments.detail.${payment.method === 'card' ? 'begun_by' : 'recorded_by'}`, { time, name }),
  };
}

/** One payment: what it pays, what went back, what it moved in the books, and the way to give money back. */
export function StaffPaymentPage() {
  const { t } = useTranslation();
  const { account = '', id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.staffPayments.show, { params: { account, id } }),
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  const payment = query.data?.data;
  const words = useWords(payment);
  usePageTitle(words?.title ?? null);
  const trail = <RouteLink to="admin.payments">{t('titles.payments')}</RouteLink>;
  if (payment === undefined || words === null) {
    return (
      <DetailWithout
        query={query}
        trail={trail}
        title={t('titles.payments')}
        back={<LinkButton to="admin.payments">{t('staff_payments.detail.missing')}</LinkButton>}
        none={[404, 422]}
        failed={t('staff_payments.failed')}
      />
    );
  }
  return (
    <>
      <PageHeader
        trail={trail}
        title={words.title}
        note={words.note}
        actions={<Actions key={payment.id} payment={payment} />}
      />
      <div className={layout.columns}>
        <div className={layout.main}>
          <Reversed payment={payment} />
          <OverPaid key={`${payment.id} ${payment.refunded.amount}`} payment={payment} />
          <Figures payment={payment} />
          {payment.purpose === 'invoices' && <PartsPanel payment={payment} />}
          <JournalPanel payment={payment} />
        </div>
        <div className={layout.aside}>
          <AboutPanel payment={payment} />
          {payment.purpose === 'invoices' && <RefundsPanel payment={payment} />}
        </div>
      </div>
    </>
  );
}
