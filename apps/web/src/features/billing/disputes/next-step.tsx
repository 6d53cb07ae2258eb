import { Button, Radio, Textarea } from '@mantine/core';
import { disputeAnswers, endpoints, type DeskDispute, type DisputeAnswer } from '@waybill/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { fieldText } from '../../../lib/language/text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './disputes.module.css';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { deskRefreshes, useOutrun } from './use-desk.ts';

const { submit, respond, credit, uphold, close } = endpoints.staffDisputes;
const options = { refreshes: deskRefreshes };
type Props = { readonly dispute: DeskDispute };

/** What a step was refused with; a step that somebody else took first is told elsewhere. */
function useRefusal() {
  const outrun = useOutrun();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const onError = (refused: ApiProblem): void => setProblem(outrun(refused) ? null : refused);
  return { onError, of: (field: string) => problem?.errors[field]?.[0] ?? null, problem };
}

function Words({
  label,
  text,
  onChange,
  error = null,
}: {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | null;
}) {
  return (
    <Textarea
      label={label}
      autosize={false}
      rows={2}
      maxLength={2000}
      value={text}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function StepForm({
  problem,
  onSubmit,
  children,
}: {
  readonly problem: ApiProblem | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      className={css.next}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {problem !== null && Object.keys(problem.errors).length === 0 && (
        <Notice tone="stop" title={problem.message} live />
      )}
      {children}
    </form>
  );
}

function Submit({ dispute }: Props) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const [text, setText] = useState('');
  const send = useApiMutation(submit, options);
  const { id, version } = dispute;
  return (
    <StepForm
      problem={refusal.problem}
      onSubmit={() => send.isPending || send.mutate({ params: { id }, body: { version, text } }, refusal)}
    >
      <p>{t('disputes.desk.submit_text')}</p>
      <Words label={t('disputes.desk.note')} text={text} onChange={setText} />
      <Button type="submit" variant="filled" loading={send.isPending}>
        {t('disputes.desk.submit')}
      </Button>
    </StepForm>
  );
}

function Respond({ dispute }: Props) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const [answer, setAnswer] = useState<DisputeAnswer | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const send = useApiMutation(respond, options);
  const { id, version } = dispute;
  const go = (): void => {
    setTried(true);
    if (answer === null || send.isPending) return;
    const body = { version, answer, amount: answer === 'partial' ? amount : null, text };
    send.mutate({ params: { id }, body }, refusal);
  };
  return (
    <StepForm problem={refusal.problem} onSubmit={go}>
      <Radio.Group
        label={t('disputes.desk.answer_text')}
        value={answer ?? ''}
        onChange={(value) => setAnswer(value as DisputeAnswer)}
        error={tried && answer === null && fieldText('required')}
      >
        <div className={css.choices}>
          {disputeAnswers.map((value) => (
            <Radio key={value} value={value} label={t(`disputes.answers.${value}`)} />
          ))}
        </div>
      </Radio.Group>
      {answer === 'partial' && (
        <MoneyInput
          label={t('disputes.desk.answer_amount')}
          value={amount}
          onChange={setAmount}
          error={refusal.of('amount')}
          required
        />
      )}
      <Words label={t('disputes.desk.note')} text={text} onChange={setText} />
      <Button type="submit" variant="filled" loading={send.isPending}>
        {t('disputes.desk.answer')}
      </Button>
    </StepForm>
  );
}

/** What is offered first: what the carrier takes back, as far as it can be credited. */
const offered = ({ carrier_amount: carrier, most_credit: most }: DeskDispute): number | null =>
  Math.min(carrier?.amount ?? 0, most.amount) || null;

function Decide({ dispute }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const refusal = useRefusal();
  const [amount, setAmount] = useState<number | null>(offered(dispute));
  const [text, setText] = useState('');
  const [asking, setAsking] = useState(false);
  const [wordless, setWordless] = useState(false);
  const crediting = useApiMutation(credit, options);
  const upholding = useApiMutation(uphold, options);
  const { id, version, most_credit: most } = dispute;
  const sum = amount === null ? null : { amount, currency: most.currency };
  const wrong = amount !== null && amount > most.amount ? fieldText('over_credit', { amount: money(most) }) : null;
  const error = wrong ?? refusal.of('amount');
  const doCredit = (): void => {
    if (amount === null || wrong !== null || crediting.isPending) return;
    crediting.mutate({ params: { id }, body: { version, amount, text } }, refusal);
  };
  const askUphold = (): void => {
    setWordless(text.trim() === '');
    if (text.trim() !== '') setAsking(true);
  };
  return (
    <StepForm problem={refusal.problem} onSubmit={doCredit}>
      <p>{t('disputes.desk.decide_text')}</p>
      <MoneyInput
        label={t('disputes.desk.credit_amount')}
        // One sentence at a time says how much it may be.
        {...(error === null ? { hint: t('disputes.desk.credit_hint', { amount: money(most) }) } : {})}
        value={amount}
        onChange={setAmount}
        error={error}
      />
      <Words
        label={t('disputes.desk.why')}
        text={text}
        onChange={setText}
        error={(wordless && text.trim() === '' && fieldText('required')) || refusal.of('text')}
      />
      <div className={css.two}>
        <Button type="submit" variant="filled" loading={crediting.isPending} disabled={amount === null}>
          {sum === null ? t('disputes.desk.credit_nothing') : t('disputes.desk.credit', { amount: money(sum) })}
        </Button>
        <Button onClick={askUphold}>{t('disputes.desk.uphold')}</Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('disputes.desk.uphold_title')}
        confirm={t('disputes.desk.uphold')}
        working={upholding.isPending}
        onConfirm={() =>
          upholding.mutate(
            { params: { id }, body: { version, text } },
            {
              onError: (problem) => {
                setAsking(false);
                refusal.onError(problem);
              },
            },
          )
        }
        onCancel={() => setAsking(false)}
      >
        {t('disputes.desk.uphold_text', { amount: money(dispute.amount) })}
      </ConfirmDialog>
    </StepForm>
  );
}

function Close({ dispute }: Props) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const send = useApiMutation(close, options);
  const { id, version } = dispute;
  return (
    <StepForm
      problem={refusal.problem}
      onSubmit={() => send.isPending || send.mutate({ params: { id }, body: { version } }, refusal)}
    >
      <p>{t('disputes.desk.close_text')}</p>
      <Button type="submit" loading={send.isPending}>
        {t('disputes.desk.close')}
      </Button>
    </StepForm>
  );
}

function Over() {
  const { t } = useTranslation();
  return <p className={css.none}>{t('disputes.desk.over_text')}</p>;
}

const steps = {
  open: Submit,
  submitted_to_carrier: Respond,
  carrier_response: Decide,
  credited: Close,
  upheld: Close,
  closed: Over,
  withdrawn: Over,
} as const;

/** What accounting has to do next with a dispute. */
export function NextStepPanel({ dispute }: Props) {
  const { t } = useTranslation();
  const Step = steps[dispute.state];
  return (
    <Panel title={t('disputes.desk.next')}>
      <Step key={dispute.state} dispute={dispute} />
    </Panel>
  );
}
