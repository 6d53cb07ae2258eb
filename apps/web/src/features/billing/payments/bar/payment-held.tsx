import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type OpenPayment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';

type Props = {
  /** The invoices somebody wants to pay. */
  readonly invoices: readonly string[];
  /** Ends the payments named and pays here. */
  readonly onEnd: (payments: readonly string[]) => void;
  readonly onClose: () => void;
};

function Holder({ payment }: { readonly payment: OpenPayment }) {
  const { t } = useTranslation();
  const { money, dateTime } = useChargedFormats();
  const { mine, by, amount, invoices, created_at: since } = payment;
  const words = {
    name: by ?? t('payments.bar.held.somebody'),
    amount: money(amount),
    invoices: invoices.map(({ number }) => t('invoices.number', { number })).join(', '),
    time: dateTime(since, ownZone()),
  };
  return <p>{t(mine ? 'payments.bar.held.mine' : 'payments.bar.held.other', words)}</p>;
}

/** Invoices that are being paid already: by whom, since when, and the way to end that payment and pay here. */
export function PaymentHeld({ invoices, onEnd, onClose }: Props) {
  const { t } = useTranslation();
  useFocusBack();
  const query = useQuery({ ...apiQuery(endpoints.payments.open), staleTime: 0 });
  const holders = query.data?.data.filter((payment) => payment.invoices.some(({ id }) => invoices.includes(id))) ?? [];
  const own = holders.find(({ mine }) => mine);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('payments.bar.held.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {holders.map((payment) => (
        <Holder key={payment.id} payment={payment} />
      ))}
      <p>{t('payments.bar.held.text')}</p>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button data-autofocus onClick={onClose}>
          {t('payments.bar.held.keep')}
        </Button>
        {own !== undefined && (
          <LinkButton to="invoices.payment" params={{ id: own.id }}>
            {t('payments.bar.held.go_on')}
          </LinkButton>
        )}
        <Button variant="filled" loading={query.isFetching} onClick={() => onEnd(holders.map(({ id }) => id))}>
          {t('payments.bar.held.end')}
        </Button>
      </Group>
    </Modal>
  );
}
