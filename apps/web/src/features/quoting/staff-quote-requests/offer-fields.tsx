import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { offerLineKinds, type DeskRequest } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { IconPlus, IconX } from '../../../ui/icons.ts';
import { emptyLine, marginOf, usualPrice, type AnswerValues } from './answer-values.ts';
import css from './answer.module.css';
import { CarrierChoice } from './carrier-choice.tsx';
import { NumberField } from './number-field.tsx';
import { ServiceField } from './service-field.tsx';

type Form = UseFormReturnType<AnswerValues>;
type LineProps = { readonly form: Form; readonly path: string; readonly number: number; readonly remove?: () => void };

function Line({ form, path, number, remove }: LineProps) {
  const { t } = useTranslation();
  return (
    <div className={css.line}>
      <NativeSelect
        aria-label={t('staff_quote_requests.line_kind')}
        data={offerLineKinds.map((value) => ({ value, label: t(`staff_quote_requests.kinds.${value}`) }))}
        {...form.getInputProps(`${path}.kind`)}
      />
      <TextInput
        aria-label={t('staff_quote_requests.line_text')}
        data-path={`${path}.text`}
        {...form.getInputProps(`${path}.text`)}
      />
      <NumberField form={form} path={`${path}.amount`} label={t('staff_quote_requests.line_amount')} money hidden />
      {remove && (
        <ActionIcon aria-label={t('staff_quote_requests.remove_line', { number })} onClick={remove}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}

type SumProps = { readonly form: Form; readonly index: number; readonly request: DeskRequest };

/** What the customer would pay, what we earn of it, and what the account's rules would ask. */
function Sum({ form, index, request }: SumProps) {
  const { t } = useTranslation();
  const { money, percent } = useChargedFormats();
  const offer = form.values.offers[index];
  if (offer === undefined) return null;
  const { total, margin } = marginOf(offer);
  const usd = (amount: number): string => money({ amount, currency: 'USD' });
  return (
    <p className={css.sum} role="status">
      <span>
        {t('staff_quote_requests.total')} <b>{usd(total)}</b>
      </span>
      {margin !== null && (
        <span data-loss={margin.amount < 0 || undefined}>
          {t('staff_quote_requests.margin', { amount: usd(margin.amount), percent: percent(margin.share) })}
        </span>
      )}
      {offer.cost !== null && offer.cost > 0 && (
        <span>
          {t('staff_quote_requests.usual', { amount: usd(usualPrice(request, offer.carrier_id, offer.cost)) })}
        </span>
      )}
    </p>
  );
}

type Props = {
  readonly request: DeskRequest;
  readonly form: Form;
  readonly index: number;
  readonly remove?: () => void;
};

/** One offer: carrier, days, what the customer pays, what it costs. */
export function OfferFields({ request, form, index, remove }: Props) {
  const { t } = useTranslation();
  const at = `offers.${index}`;
  const offer = form.values.offers[index];
  const title = t('staff_quote_requests.offer', { number: index + 1 });
  if (offer === undefined) return null;
  return (
    <fieldset className={css.offer} data-part={title}>
      <legend>{title}</legend>
      {remove && (
        <ActionIcon
          className={css.remove ?? ''}
          aria-label={t('staff_quote_requests.remove_offer', { number: index + 1 })}
          onClick={remove}
        >
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      )}
      <div className={css.fields}>
        <CarrierChoice
          blocked={request.blocked_carriers}
          value={offer.carrier_id}
          path={`${at}.carrier_id`}
          error={form.errors[`${at}.carrier_id`]}
          onChange={(id) => form.setFieldValue(`${at}.carrier_id`, id)}
        />
        {offer.carrier_id === null && (
          <>
            <TextInput
              required
              label={t('staff_quote_requests.carrier_name')}
              data-path={`${at}.carrier_name`}
              {...form.getInputProps(`${at}.carrier_name`)}
            />
            <TextInput
              required
              label={t('staff_quote_requests.scac')}
              maxLength={4}
              data-path={`${at}.scac`}
              {...form.getInputProps(`${at}.scac`)}
            />
          </>
        )}
        <ServiceField form={form} path={`${at}.service`} value={offer.service} />
        <NumberField form={form} path={`${at}.transit_days`} label={t('staff_quote_requests.transit')} required />
      </div>
      <div className={css.lines} role="group" aria-label={t('staff_quote_requests.lines')}>
        <p className={css.caption}>{t('staff_quote_requests.lines')}</p>
        {offer.lines.map((line, number) => (
          <Line
            key={line.key}
            form={form}
            path={`${at}.lines.${number}`}
            number={number + 1}
            {...(offer.lines.length > 1 ? { remove: () => form.removeListItem(`${at}.lines`, number) } : {})}
          />
        ))}
        <Button
          className={css.add ?? ''}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() =>
            form.insertListItem(`${at}.lines`, emptyLine('fuel', t('staff_quote_requests.kind_texts.fuel')))
          }
        >
          {t('staff_quote_requests.add_line')}
        </Button>
      </div>
      <div className={css.fields}>
        <NumberField form={form} path={`${at}.cost`} label={t('staff_quote_requests.cost')} money required />
        <NumberField
          form={form}
          path={`${at}.insurance`}
          label={t('staff_quote_requests.insurance')}
          hint={t('staff_quote_requests.insurance_hint')}
          money
        />
        <NumberField form={form} path={`${at}.liability`} label={t('staff_quote_requests.liability')} money />
      </div>
      <Sum form={form} index={index} request={request} />
    </fieldset>
  );
}
