import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../ui/panel.tsx';
import { changeSales, forgive, useQuoteForm, useDraft, useProblem } from '../draft/quote-form.ts';
import css from './request-step.module.css';

const complete = { name: 'name', email: 'email', phone: 'tel' } as const;

function Field({ name }: { readonly name: keyof typeof complete }) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const value = useDraft((draft) => draft.sales[name]);
  return (
    <TextInput
      label={t(`quote_requests.step.${name}`)}
      required
      autoComplete={complete[name]}
      type={name === 'phone' ? 'tel' : name === 'email' ? 'email' : 'text'}
      data-path={`contact.${name}`}
      value={value}
      error={useProblem(`contact.${name}`)}
      onChange={({ currentTarget }) => {
        forgive(quoteForm, `contact.${name}`);
        changeSales(quoteForm, { [name]: currentTarget.value });
      }}
    />
  );
}

/** Whom sales answer. */
export function ContactPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t('quote_requests.step.contact')} note={t('quote_requests.step.contact_note')}>
      <div className={css.fields}>
        <Field name="name" />
        <Field name="phone" />
        <div className={css.wide}>
          <Field name="email" />
        </div>
      </div>
    </Panel>
  );
}
