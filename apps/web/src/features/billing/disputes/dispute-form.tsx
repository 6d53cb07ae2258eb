import { Button, Checkbox, Radio, Textarea, UnstyledButton } from '@mantine/core';
import { disputeReasons, type Contestable, type DisputeReason, type Invoice } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import css from './disputes.module.css';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { useDisputeForm, type DisputeForm } from './use-dispute-form.ts';
import { usePartName } from './use-disputes.ts';

function Step({
  number,
  title,
  note,
  children,
}: {
  number: number;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className={css.step} aria-label={title}>
      <span className={css.bead} aria-hidden="true">
        {number}
      </span>
      <h3>
        {title} {note && <span className={css.soft}>{note}</span>}
      </h3>
      <div className={css.stepBody}>{children}</div>
    </section>
  );
}

function Parts({ form }: { readonly form: DisputeForm }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const name = usePartName();
  return (
    <>
      {form.parts.map((part) => (
        <div key={part.key} className={css.partLine} data-on={form.chosen.has(part.key) || undefined}>
          <Checkbox
            checked={form.chosen.has(part.key)}
            onChange={({ currentTarget }) => form.tick(part.key, currentTarget.checked)}
            label={name(part)}
          />
          <span>{money(part.amount)}</span>
        </div>
      ))}
      <div className={css.inDispute}>
        <b>{t('disputes.form.in_dispute')}</b>
        <b>{money(form.amount)}</b>
      </div>
      {form.other === null ? (
        <UnstyledButton className={css.link} onClick={() => form.setOther({ typed: null })}>
          {t('disputes.form.other_amount')}
        </UnstyledButton>
      ) : (
        <>
          <MoneyInput
            label={t('disputes.form.amount')}
            // One sentence at a time says how much it may be.
            {...(form.amountError === null
              ? { hint: t('disputes.form.amount_hint', { amount: money(form.most) }) }
              : {})}
            value={form.other.typed}
            onChange={(typed) => form.setOther({ typed })}
            error={form.amountError}
          />
          <UnstyledButton className={css.link} onClick={() => form.setOther(null)}>
            {t('disputes.form.all_parts')}
          </UnstyledButton>
        </>
      )}
    </>
  );
}

type Props = { readonly invoice: Invoice; readonly contestable: Contestable };

/** Contests an invoice in three clicks: what is wrong, which part of it (ticked from the answer), send. */
export function DisputeFormPanel({ invoice, contestable }: Props) {
  const { t } = useTranslation();
  const { money, longDate } = useChargedFormats();
  const form = useDisputeForm(invoice, contestable);
  const rest = { amount: invoice.balance.amount - form.amount.amount, currency: invoice.balance.currency };
  return (
    <Panel
      title={t('disputes.form.title')}
      note={t('disputes.form.until', { date: longDate(contestable.until) })}
      foot={
        <p className={css.small}>
          {rest.amount > 0 && t('disputes.form.rest', { rest: money(rest), date: longDate(invoice.due_on) })}{' '}
          {t('disputes.form.not_chased')}
        </p>
      }
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        {form.failure !== null && <Notice tone="stop" title={form.failure} live />}
        <Step number={1} title={t('disputes.form.what')}>
          <Radio.Group
            aria-label={t('disputes.form.what')}
            value={form.reason ?? ''}
            onChange={(value) => form.setReason(value as DisputeReason)}
            error={form.missing && t('disputes.form.nothing_chosen')}
          >
            <div className={css.choices}>
              {disputeReasons.map((reason) => (
                <Radio key={reason} value={reason} label={t(`disputes.reasons.${reason}`)} />
              ))}
            </div>
          </Radio.Group>
        </Step>
        <Step
          number={2}
          title={t('disputes.form.which')}
          {...(form.reason === null || form.reason === 'other' ? {} : { note: t('disputes.form.ticked') })}
        >
          <Parts form={form} />
        </Step>
        <Step number={3} title={t('disputes.form.send_it')}>
          <ChosenFiles files={form.files} onChange={form.setFiles} />
          <Textarea
            label={t('disputes.form.note')}
            autosize={false}
            rows={2}
            maxLength={2000}
            value={form.text}
            required
            error={form.textError}
            onChange={({ currentTarget }) => form.setText(currentTarget.value)}
          />
          <Button type="submit" variant="filled" fullWidth loading={form.sending}>
            {form.amount.amount > 0
              ? t('disputes.form.send', { amount: money(form.amount) })
              : t('disputes.form.send_nothing')}
          </Button>
        </Step>
      </form>
    </Panel>
  );
}
