import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../ui/panel.tsx';
import { changeSales, forgive, useQuoteForm, useDraft, useProblem } from '../draft/quote-form.ts';
import { useNumberText } from '../../../../ui/numbers/use-number-text.ts';
import css from './request-step.module.css';

type Props = {
  /** The day of the details, which is the wished one until another is named. */
  readonly date: string;
  readonly today: string;
};

/** What is wished beside the load: the day, a price, and anything else in plain words. */
export function SalesNotesPanel({ date, today }: Props) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const { pickup_date: chosen, notes, target } = useDraft((draft) => draft.sales);
  const input = useNumberText({
    value: target === null ? null : target / 100,
    onChange: (value) => {
      forgive(quoteForm, 'target_price');
      changeSales(quoteForm, { target: value === null || value === 0 ? null : Math.round(value * 100) });
    },
    decimals: 2,
  });
  return (
    <Panel title={t('quote_requests.step.wish')}>
      <div className={css.fields}>
        <TextInput
          type="date"
          label={t('quote_requests.step.pickup_date')}
          description={t('quote_requests.step.pickup_hint')}
          data-path="pickup_date"
          min={today}
          value={chosen ?? date}
          error={useProblem('pickup_date')}
          onChange={({ currentTarget }) => {
            forgive(quoteForm, 'pickup_date');
            changeSales(quoteForm, { pickup_date: currentTarget.value === '' ? null : currentTarget.value });
          }}
        />
        <TextInput
          {...input}
          label={`${t('quote_requests.step.target')} (${t('common.optional')})`}
          description={t('quote_requests.step.target_hint')}
          data-path="target_price.amount"
          leftSection="$"
          leftSectionWidth={28}
          error={useProblem('target_price.amount')}
        />
        <Textarea
          className={css.wide ?? ''}
          label={`${t('quote_requests.step.notes')} (${t('common.optional')})`}
          description={t('quote_requests.step.notes_hint')}
          data-path="notes"
          autosize={false}
          rows={3}
          maxLength={2000}
          value={notes}
          error={useProblem('notes')}
          onChange={({ currentTarget }) => {
            forgive(quoteForm, 'notes');
            changeSales(quoteForm, { notes: currentTarget.value });
          }}
        />
      </div>
    </Panel>
  );
}
