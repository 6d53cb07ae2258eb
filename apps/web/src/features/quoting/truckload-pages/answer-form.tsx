import { Button, Textarea, TextInput } from '@mantine/core';
import { confirmTruckload, endpoints, type TruckloadAnswer, type TruckloadConfirmation } from '@waybill/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { closes } from './closed-link.tsx';
import { OfferChoice } from './offer-choice.tsx';
import css from './truckload-pages.module.css';

type Props = {
  readonly token: string;
  readonly load: TruckloadConfirmation;
  readonly onAnswer: (answer: TruckloadAnswer) => void;
  /** Somebody else was faster, or the time is over. */
  readonly onClosed: (problem: ApiProblem) => void;
};

/** The offers to choose from, and yes or no with a name. */
export function AnswerForm({ token, load, onAnswer, onClosed }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const [declining, setDeclining] = useState(false);
  const decision = useRef<'confirm' | 'decline'>('confirm');
  const send = useApiMutation(endpoints.truckloadConfirmations.answer);
  const contract = useContractForm({
    schema: confirmTruckload.omit({ decision: true }),
    initialValues: { rate_id: load.offers[0]?.rate_id ?? null, name: load.contact_name, reason: '' },
    send: async (body) => {
      try {
        const { data } = await send.mutateAsync({ params: { token }, body: { ...body, decision: decision.current } });
        onAnswer(data);
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || !closes(problem)) throw problem;
        onClosed(problem);
      }
    },
  });
  const { form } = contract;
  const chosen = load.offers.find(({ rate_id }) => rate_id === form.values.rate_id) ?? load.offers[0];
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        decision.current = declining ? 'decline' : 'confirm';
        contract.submit(event);
      }}
    >
      <FormErrors of={contract} />
      <Panel title={t('truckload_pages.confirm.offers', { count: load.offers.length })} flush>
        <OfferChoice
          offers={load.offers}
          chosen={chosen?.rate_id ?? null}
          onChoose={(id) => form.setFieldValue('rate_id', id)}
        />
      </Panel>
      <Panel>
        <div className={css.answer}>
          <TextInput
            label={t('truckload_pages.confirm.name')}
            description={t('truckload_pages.confirm.name_hint')}
            autoComplete="name"
            required
            data-path="name"
            {...form.getInputProps('name')}
          />
          {declining && (
            <Textarea
              autosize={false}
              label={`${t('truckload_pages.confirm.reason')} (${t('common.optional')})`}
              rows={3}
              maxLength={2000}
              data-autofocus
              data-path="reason"
              {...form.getInputProps('reason')}
            />
          )}
          <div className={css.buttons}>
            {declining ? (
              <>
                <Button onClick={() => setDeclining(false)}>{t('common.cancel')}</Button>
                <Button type="submit" variant="filled" loading={contract.sending}>
                  {t('truckload_pages.confirm.no')}
                </Button>
              </>
            ) : (
              <>
                <Button type="submit" variant="filled" h={44} fz={16} loading={contract.sending}>
                  {t('truckload_pages.confirm.yes', { price: chosen === undefined ? '' : money(chosen.total) })}
                </Button>
                <Button variant="subtle" onClick={() => setDeclining(true)}>
                  {t('truckload_pages.confirm.no')}
                </Button>
              </>
            )}
          </div>
        </div>
      </Panel>
    </form>
  );
}
