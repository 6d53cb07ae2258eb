import { Button, Radio, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { accountMerge, endpoints, type AccountTwin, type MergePreview, type StaffAccount } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { localDay } from '../../../../lib/format/today.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import layout from '../../../../ui/page-layout.module.css';
import { DialogFoot } from '../../../../ui/dialog-foot.tsx';
import { FormDialog, useDirty, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { accountReads } from '../account-reads.ts';
import { AccountReason } from '../account-reason.tsx';
import css from '../staff-accounts.module.css';

const { twins, preview, merge } = endpoints.accountMerges;
type Props = { readonly account: StaffAccount; readonly onClose: () => void };

function Twins({
  found,
  chosen,
  choose,
}: {
  readonly found: readonly AccountTwin[];
  readonly chosen: string | null;
  readonly choose: (id: string) => void;
}) {
  const { t } = useTranslation();
  const { date } = useChargedFormats();
  return (
    <Radio.Group label={t('staff_account_records.merge.which')} value={chosen} onChange={choose}>
      <div className={css.twins}>
        {found.map(({ account, reasons, city, state_code: state, users, shipments, created_at: created }) => (
          <Radio
            key={account.id}
            value={account.id}
            label={`${account.name} ${account.number}`}
            description={[
              t('staff_account_records.merge.because', {
                reasons: reasons.map((reason) => t(`staff_account_records.merge.reasons.${reason}`)).join(', '),
              }),
              [city, state].filter(Boolean).join(', '),
              t('staff_account_records.merge.holds', { users, shipments }),
              t('staff_account_records.merge.since', { date: date(localDay(created)) }),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

const moves = ['users', 'invitations', 'addresses', 'products'] as const;
const stays = ['quotes', 'shipments', 'invoices', 'disputes', 'chats'] as const;

/** What a merge does, figure by figure, and what has to be settled first. */
function Preview({ of }: { readonly of: MergePreview }) {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  return (
    <>
      <div className={css.preview}>
        <div>
          <h3>{t('staff_account_records.merge.moves_title')}</h3>
          <dl className={layout.pairs}>
            {moves.map((kind) => [
              <dt key={`${kind} name`}>{t(`staff_account_records.merge.moves.${kind}`)}</dt>,
              <dd key={kind}>{number(of.moves[kind])}</dd>,
            ])}
          </dl>
        </div>
        <div>
          <h3>{t('staff_account_records.merge.stays_title')}</h3>
          <dl className={layout.pairs}>
            {stays.map((kind) => [
              <dt key={`${kind} name`}>{t(`staff_accounts.tabs.${kind}`)}</dt>,
              <dd key={kind}>{number(of.stays[kind])}</dd>,
            ])}
          </dl>
        </div>
      </div>
      {of.obstacles.length > 0 && (
        <Notice tone="stop" title={t('staff_account_records.merge.blocked')}>
          <ul className={css.obstacles}>
            {of.obstacles.map(({ kind, count }) => (
              <li key={kind}>{t(`staff_account_records.merge.obstacles.${kind}`, { count })}</li>
            ))}
          </ul>
          {t('staff_account_records.merge.other_way')}
        </Notice>
      )}
    </>
  );
}

type FormProps = Props & { readonly merged: string; readonly guard: DialogGuard };

function MergeForm({ account, merged, guard, onClose }: FormProps) {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(preview, { params: { id: account.id, merged } }));
  const send = useApiMutation(merge, { refreshes: [...accountReads, twins] });
  const [id] = useState(() => crypto.randomUUID() as string);
  const contract = useContractForm({
    schema: accountMerge,
    initialValues: { id, merged, reason: '' },
    send: async (body) => {
      const { data } = await send.mutateAsync({ params: { id: account.id }, body });
      notifyDone({ title: t('staff_account_records.merge.done', { name: data.merged.name }) });
      onClose();
    },
  });
  useDirty(guard, contract.form.isDirty());
  if (query.isPending) return <Skeleton height={160} role="status" aria-label={t('common.loading')} />;
  if (query.isError) return <LoadFailed message={query.error.message} retry={() => void query.refetch()} flush />;
  const shown = query.data.data;
  return (
    <form className={layout.form} noValidate onSubmit={contract.submit}>
      <FormErrors of={contract} />
      <Preview of={shown} />
      {shown.obstacles.length === 0 && (
        <>
          <Notice tone="care" title={t('staff_account_records.merge.warning', { merged: shown.merged.name })}>
            {t('staff_account_records.merge.warning_text')}
          </Notice>
          <AccountReason {...contract.form.getInputProps('reason')} />
          <DialogFoot
            guard={guard}
            sending={contract.sending}
            send={t('staff_account_records.merge.send', {
              merged: shown.merged.number,
              survivor: shown.survivor.number,
            })}
          />
        </>
      )}
    </form>
  );
}

function Choice({ account, guard, onClose }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(twins, { params: { id: account.id } }));
  const [chosen, choose] = useState<string | null>(null);
  const found = query.data?.data;
  return (
    <div className={layout.form}>
      <p>{t('staff_account_records.merge.text', { name: account.name, number: account.number })}</p>
      {query.isPending && <Skeleton height={120} role="status" aria-label={t('common.loading')} />}
      {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} flush />}
      {found?.length === 0 && (
        <>
          <p className="wb-soft">{t('staff_account_records.merge.none')}</p>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      )}
      {found && found.length > 0 && <Twins found={found} chosen={chosen} choose={choose} />}
      {chosen !== null && <MergeForm key={chosen} account={account} merged={chosen} guard={guard} onClose={onClose} />}
    </div>
  );
}

/** Finds accounts that look like this one and merges one of them into it. */
export function MergeDialog({ account, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_accounts.detail.merge')} size="lg" onClose={onClose}>
      {(guard) => <Choice account={account} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
