import { Button } from '@mantine/core';
import layout from '../../../ui/page-layout.module.css';
import { openDisputeStates, endpoints, type Contestable, type Dispute } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './disputes.module.css';
import { AddEvidence, EvidenceList } from './evidence-list.tsx';
import { DisputeHistory } from './history.tsx';
import { MemoButton } from './memo-button.tsx';
import { DisputeStateChip } from './state-chip.tsx';
import { DisputeSteps } from './steps.tsx';
import { refreshes, useMayDispute, usePartName, useRefused } from './use-disputes.ts';
import { useAddEvidence } from './use-evidence.ts';

const isUnderWay = ({ state }: Dispute): boolean => openDisputeStates.some((one) => one === state);

/** What is contested, and what came of it. */
export function DisputeFigures({ dispute, staff = false }: { readonly dispute: Dispute; readonly staff?: boolean }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const name = usePartName();
  const { amount, credited, carrier_amount: carrier, carrier_answer: answer, credit_memo: memo, parts } = dispute;
  return (
    <div className={css.facts}>
      <dl className={layout.pairs}>
        <dt>{isUnderWay(dispute) ? t('disputes.card.in_dispute') : t('disputes.card.disputed')}</dt>
        <dd className={css.sum}>{money(amount)}</dd>
        <dt>{t('disputes.card.reason')}</dt>
        <dd>{t(`disputes.reasons.${dispute.reason}`)}</dd>
        <dt>{t('disputes.card.parts')}</dt>
        <dd>{parts.map(name).join(', ')}</dd>
        {credited !== null && (
          <>
            <dt>{t('disputes.card.credited')}</dt>
            <dd className={css.gain}>{money(credited)}</dd>
          </>
        )}
      </dl>
      {answer !== null && (
        <p className={css.answer} data-answer={answer}>
          <b>{t(`disputes.answers.${answer}`)}.</b>{' '}
          {answer !== 'denied' && carrier !== null && t('disputes.card.carrier_gives', { amount: money(carrier) })}
        </p>
      )}
      {memo !== null && (
        <p className={css.memo}>
          {t('disputes.card.memo', { number: memo })}
          <MemoButton disputeId={dispute.id} number={memo} staff={staff} />
        </p>
      )}
    </div>
  );
}

function useWrite(dispute: Dispute) {
  const { t } = useTranslation();
  const refused = useRefused();
  const send = useApiMutation(endpoints.disputes.message, { refreshes });
  return {
    label: t('disputes.card.write'),
    placeholder: t('disputes.card.write_placeholder'),
    sending: send.isPending,
    send: (text: string) =>
      send.mutateAsync({ params: { id: dispute.id }, body: { text } }).then(
        () => true,
        (problem: ApiProblem) => {
          refused(problem);
          return false;
        },
      ),
  };
}

function Withdraw({ dispute, until }: { readonly dispute: Dispute; readonly until: string }) {
  const { t } = useTranslation();
  const { longDate } = useChargedFormats();
  const [asking, setAsking] = useState(false);
  const refused = useRefused();
  const withdraw = useApiMutation(endpoints.disputes.withdraw, { refreshes });
  const close = (): void => setAsking(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
        {t('disputes.card.withdraw')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('disputes.card.withdraw_title')}
        confirm={t('disputes.card.withdraw')}
        working={withdraw.isPending}
        onConfirm={() =>
          withdraw.mutate(
            { params: { id: dispute.id } },
            {
              onSuccess: close,
              onError: (problem) => {
                refused(problem);
                close();
              },
            },
          )
        }
        onCancel={close}
      >
        {t('disputes.card.withdraw_text', { date: longDate(until) })}
      </ConfirmDialog>
    </>
  );
}

/** A dispute of the invoice: how far it has come, what proves it, and what was said. */
export function DisputeCard({ dispute, until }: { readonly dispute: Dispute; readonly until: Contestable['until'] }) {
  const { t } = useTranslation();
  const may = useMayDispute();
  const write = useWrite(dispute);
  const evidence = useAddEvidence(endpoints.disputes.addEvidence, dispute.id, refreshes);
  const underWay = isUnderWay(dispute);
  return (
    <Panel title={t('disputes.card.title')} aside={<DisputeStateChip state={dispute.state} />} flush>
      <div className={css.body}>
        <DisputeSteps dispute={dispute} />
        <DisputeFigures dispute={dispute} />
      </div>
      <section className={css.part}>
        <header className={css.partHead}>
          <h3>{t('disputes.card.evidence')}</h3>
          {may && underWay && <AddEvidence label={t('disputes.card.add')} {...evidence} />}
        </header>
        <EvidenceList disputeId={dispute.id} files={dispute.evidence} />
      </section>
      <section className={css.part}>
        <header className={css.partHead}>
          <h3>{t('disputes.card.history')}</h3>
          {may && underWay && <Withdraw dispute={dispute} until={until} />}
        </header>
        <DisputeHistory events={dispute.events} write={may && underWay ? write : null} />
      </section>
    </Panel>
  );
}
