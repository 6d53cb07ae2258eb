import { Button } from '@mantine/core';
import type { Invoice } from '@waybill/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { IconCreditCard } from '../../../../ui/icons.ts';
import { notifyRefused } from '../../../../ui/notify.ts';
import { useCanPay } from '../api.ts';
import { fieldRefused } from './refusal-words.ts';
import { PaymentHeld } from './payment-held.tsx';
import { isHeld, usePay } from './use-pay.ts';

/** On an invoice: the way to the hosted page with all that is open on it. Nothing where nothing is, or for who cannot pay. */
export function PayInvoice({ invoice }: { readonly invoice: Pick<Invoice, 'id' | 'balance'> }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const pays = useCanPay();
  const { busy, problem, forget, pay } = usePay();
  useEffect(() => {
    if (problem !== null && !isHeld(problem))
      notifyRefused({ title: t('payments.bar.failed'), text: fieldRefused(problem) ?? problem.message });
  }, [problem, t]);
  const { balance } = invoice;
  if (!pays || balance.amount <= 0) return null;
  const wanted = [{ invoice, amount: balance.amount }];
  return (
    <>
      <Button
        variant="filled"
        loading={busy}
        onClick={() => pay(wanted)}
        leftSection={<IconCreditCard size={16} aria-hidden="true" />}
      >
        {t('payments.bar.pay_this', { sum: money(balance) })}
      </Button>
      {isHeld(problem) && <PaymentHeld invoices={[invoice.id]} onEnd={(ids) => pay(wanted, ids)} onClose={forget} />}
    </>
  );
}
