import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { deskAnswer, endpoints, offerServices, type CarrierOffer, type DeskRequest } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useSite } from '../../../lib/session/use-site.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { emptyOffer, endOfDays, takenOffer, type AnswerValues } from './answer-values.ts';
import css from './answer.module.css';
import { useBlockedNote } from './carrier-choice.tsx';
import { OfferFields } from './offer-fields.tsx';
import { refreshes, useOutrun } from './use-desk.ts';

const holds = ['1', '3', '7', '14'] as const;
const mostOffers = 8;

function useAnswerForm(request: DeskRequest, taken: CarrierOffer | null, done: () => void) {
  const { t } = useTranslation();
  const outrun = useOutrun();
  const answer = useApiMutation(endpoints.staffQuoteRequests.answer, { refreshes });
  const insurance = useSite()?.insurance ?? null;
  const words = {
    service: offerServices.standard,
    insurance,
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
    offers: [taken === null ? emptyOffer(request, words) : takenOffer(request, taken, words)],
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
  const { form } = contract;
  const given = useRef(taken);
  useEffect(() => {
    if (taken === null || taken === given.current) return;
    given.current = taken;
    const offer = takenOffer(request, taken, { service: words.service, freight: words.freight, insurance });
    // An offer nobody has typed in yet gives its place away.
    const [first] = form.getValues().offers;
    if (form.getValues().offers.length === 1 && first?.cost === null) form.setFieldValue('offers', [offer]);
    else form.insertListItem('offers', offer);
  }, [taken, request, form, words.service, words.freight, insurance]);
  return { contract, add: () => contract.form.insertListItem('offers', emptyOffer(request, words)) };
}

type FormProps = { readonly request: DeskRequest; readonly taken: CarrierOffer | null; readonly done: () => void };

function AnswerForm({ request, taken, done }: FormProps) {
  const { t } = useTranslation();
  const { contract, add } = useAnswerForm(request, taken, done);
  const blocked = useBlockedNote(request.blocked_carriers);
  const { form } = contract;
  const { offers } = form.values;
  return (
    <form className={css.form} onSubmit={contract.submit} noValidate>
      <FormErrors of={contract} />
      {blocked !== null && <Notice tone="care" title={blocked} />}
      {offers.map((offer, index) => (
        <OfferFields
          key={offer.key}
          request={request}
          form={form}
          index={index}
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

type Props = {
  readonly request: DeskRequest;
  /** What a carrier said, to be sent on; it is put into the form. */
  readonly taken: CarrierOffer | null;
};

/** Where the desk makes its offers; what was offered before can be replaced. */
export function AnswerPanel({ request, taken }: Props) {
  const { t } = useTranslation();
  const again = request.offer !== null;
  const [open, setOpen] = useState(!again);
  const [seen, setSeen] = useState(taken);
  if (taken !== seen) {
    setSeen(taken);
    setOpen(true);
  }
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
      {open && <AnswerForm request={request} taken={taken} done={() => setOpen(false)} />}
    </Panel>
  );
}
