import { Radio, Stack, Textarea } from '@mantine/core';
import {
  endpoints,
  rebookInput,
  type Rate,
  type Rebooked,
  type RebookInput,
  type Rebooking,
  type RebookingQuote,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import type { DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { rebookReads } from './api.ts';
import { marginOf, RateTable } from './rate-table.tsx';
import css from './rebook.module.css';

type Props = {
  readonly of: Rebooking;
  readonly quote: RebookingQuote;
  readonly guard: DialogGuard;
  readonly onBooked: (told: Rebooked) => void;
};

/** Says in a corner what became of it. */
function useTell(onBooked: Props['onBooked']) {
  const { t } = useTranslation();
  return (told: Rebooked): void => {
    if (told.state === 'booked') notifyDone({ title: t('rebookings.done', { number: told.number ?? '' }) });
    else notifyRefused({ title: t(`rebookings.${told.state}`) });
    onBooked(told);
  };
}

/** The customer keeps the price that was agreed, unless staff say otherwise. */
const initialValues: Pick<RebookInput, 'price' | 'reason'> = { price: 'kept', reason: '' };

/** Which rate, at whose price, and why; then what stands is canceled and the rate is booked. */
export function BookForm({ of, quote, guard, onBooked }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const tell = useTell(onBooked);
  const { mutateAsync } = useApiMutation(endpoints.rebookings.book, { refreshes: rebookReads });
  const [rate, setRate] = useState<Rate | null>(null);
  // One for each rate that is tried: whatever was lost on the way is booked once.
  const [bookingId, setBookingId] = useState(() => crypto.randomUUID());
  const contract = useContractForm({
    schema: rebookInput.pick({ price: true, reason: true }),
    initialValues,
    check: () => (rate === null ? [{ field: 'rate', code: 'required', params: {} }] : []),
    send: async (body) => {
      const rateId = rate?.id ?? '';
      const sent = { ...body, booking_id: bookingId, quote_id: quote.id, rate_id: rateId };
      tell((await mutateAsync({ params: { id: of.old.id }, body: sent })).data);
    },
  });
  const { form } = contract;
  const kept = form.values.price === 'kept';
  const cost = quote.costs.find(({ rate_id: id }) => id === rate?.id)?.total.amount;
  const loses = rate !== null && cost !== undefined && marginOf(rate, cost, of, kept) < 0;
  const words = { number: of.old.number, carrier: rate?.carrier.name ?? '' };
  const send = of.cancels ? t('rebookings.send_canceling', words) : t('rebookings.send', words);
  return (
    <DialogForm
      of={contract}
      guard={guard}
      touched={rate !== null}
      send={rate === null ? t('rebookings.choose_first') : send}
    >
      <RateTable
        quote={quote}
        old={of}
        kept={kept}
        chosen={rate?.id ?? null}
        onChoose={(one) => {
          setRate(one);
          setBookingId(crypto.randomUUID());
          form.clearFieldError('rate');
        }}
      />
      {form.errors['rate'] && <p className={css.stop}>{t('rebookings.choose_first')}</p>}
      <Radio.Group label={t('rebookings.who_pays')} {...form.getInputProps('price')}>
        <Stack gap={8} mt={8}>
          <Radio value="kept" label={t('rebookings.kept', { price: money(of.price) })} />
          <Radio value="new" label={t('rebookings.new')} />
        </Stack>
      </Radio.Group>
      {loses && <p className={css.stop}>{t('rebookings.loses')}</p>}
      <Textarea
        label={t('rebookings.reason')}
        description={t('rebookings.reason_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        rows={2}
        maxLength={300}
        data-path="reason"
        {...form.getInputProps('reason')}
      />
    </DialogForm>
  );
}
