import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deskAnswer, endpoints, type DeskRequest } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../lib/api/problem.ts';
import { apiQuery, useApiMutation } from '../../lib/api/query.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../ui/form-errors.tsx';
import { IconPlus } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { notifyDone } from '../../ui/notify.ts';
import { Panel } from '../../ui/panel.tsx';
import { emptyOffer, endOfDays, type AnswerValues } from './answer-values.ts';
import css from './answer.module.css';
import { OfferFields } from './offer-fields.tsx';
import { refreshes, useOutrun } from './use-desk.ts';

const holds = ['1', '3', '7', '14'] as const;
const mostOffers = 8;

function useAnswerForm(request: DeskRequest, done: () => void) {
  const { t } = useTranslation();
  const outrun = useOutrun();
  const answer = useApiMutation(endpoints.staffQuoteRequests.answer, { refreshes });
  const words = {
    service: t('staff_quote_requests.service_start'),
    freight: t('staff_quote_requests.kind_texts.freight'),
  };
  // Taking a request on is no answer; an answer of somebody else must not be replaced unseen.
  const [seen, setSeen] = useState({ version: request.version, quote: request.offer?.quote_id });
  const version = request.offer?.quote_id === seen.quote ? request.version : seen.version;
  const [opened] = useState(() => Date.now());
  const start: AnswerValues = {
    version: request.version,
    pickup_date: request.offer?.pickup_date ?? request.pickup_date,
    expires_at: endOfDays('3', opened),
    days: '3',
    text: '',
    offers: [emptyOffer(request, words)],
  };
  const contract = useContractForm({
    schema: deskAnswer,
    initialValues: start,
    send: async (body, typed) => {
      try {
        const sent = { ...body, version, expires_at: endOfDays(typed.days, Date.now()) };
        const { data } = await answer.mutateAsync({ params: { id: request.id }, body: sent });
        setSeen({ version: data.version, quote: data.offer?.quote_id });
        notifyDone({ title: t('staff_quote_requests.sent') });
        done();
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || problem.code !== 'quote_request_moved') throw problem;
        outrun(problem);
        setSeen({ version: request.version, quote: request.offer?.quote_id });
      }
    },
  });
  return { contract, add: () => contract.form.insertListItem('offers', emptyOffer(request, words)) };
}

function AnswerForm({ request, done }: { readonly request: DeskRequest; readonly done: () => void }) {
  const { t } = useTranslation();
  const { contract, add } = useAnswerForm(request, done);
  const carriers = useQuery(apiQuery(endpoints.staffQuoteRequests.choices)).data?.data.carriers ?? [];
  const { form } = contract;
  const { offers } = form.values;
  return (
    <form className={css.form} onSubmit={contract.submit} noValidate>
      <FormErrors of={contract} />
      {offers.map((offer, index) => (
        <OfferFields
          key={offer.key}
          form={form}
          index={index}
          carriers={carriers}
          {...(offers.length > 1 ? { remove: () => form.removeListItem('offers', index) } : {})}
        />
      ))}
      {offers.length < mostOffers && (
        <div>
          <Button variant="subtle" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
            {t('staff_quote_requests.add_offer')}
          </Button>
        </div>
      )}
      <div className={css.whole}>
        <TextInput
          type="date"
          required
          label={t('staff_quote_requests.pickup_date')}
          data-path="pickup_date"
          {...form.getInputProps('pickup_date')}
        />
        <NativeSelect
          label={t('staff_quote_requests.valid_days')}
          data={holds.map((value) => ({ value, label: t('staff_quote_requests.days', { count: Number(value) }) }))}
          {...form.getInputProps('days')}
        />
        <Textarea
          className={css.words ?? ''}
          label={`${t('staff_quote_requests.text')} (${t('common.optional')})`}
          autosize={false}
          rows={2}
          maxLength={2000}
          data-path="text"
          {...form.getInputProps('text')}
        />
      </div>
      <div>
        <Button type="submit" variant="filled" loading={contract.sending}>
          {t('staff_quote_requests.send')}
        </Button>
      </div>
    </form>
  );
}

/** Where the desk makes its offers; what was offered before can be replaced. */
export function AnswerPanel({ request }: { readonly request: DeskRequest }) {
  const { t } = useTranslation();
  const again = request.offer !== null;
  const [open, setOpen] = useState(!again);
  const unknown = request.origin.place === null || request.destination.place === null;
  const title = again ? t('staff_quote_requests.answer_again') : t('staff_quote_requests.answer_title');
  if (unknown) {
    return (
      <Panel title={title}>
        <Notice tone="care" title={t('staff_quote_requests.place_unknown')} />
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      note={again && t('staff_quote_requests.answer_again_text')}
      aside={again && !open && <Button onClick={() => setOpen(true)}>{t('staff_quote_requests.revise')}</Button>}
      flush
    >
      {open && <AnswerForm request={request} done={() => setOpen(false)} />}
    </Panel>
  );
}
