import { Button, TextInput } from '@mantine/core';
import type { AccountMargins } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { localDay, localToday } from '../../../lib/format/today.ts';
import { IconPlus } from '../../../ui/icons.ts';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import { newKey } from '../../../lib/new-key.ts';
import css from './account-margins.module.css';
import { newRule } from './draft.ts';
import { MarginPreview } from './margin-preview.tsx';
import { GeneralRow, RuleRow } from './rule-row.tsx';
import { useMarginDraft, type MarginDraft } from './use-margin-draft.ts';

const heads = ['mode', 'lane', 'carrier', 'percent', 'least', 'flat', 'days', 'state'] as const;

function SaveBar({ draft }: { readonly draft: MarginDraft }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  if (draft.changes === 0) return null;
  const save = async (): Promise<void> => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '' && (await draft.send(reason.trim()))) setReason('');
  };
  return (
    <form
      className={css.bar}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        className={css.reason ?? ''}
        label={t('account_margins.reason')}
        maxLength={300}
        required
        value={reason}
        error={missing && reason.trim() === '' ? t('fields.required') : (draft.errors['reason'] ?? null)}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <span className="wb-soft">{t('account_margins.new_only')}</span>
      <Button onClick={draft.reset}>{t('account_margins.reset')}</Button>
      <Button type="submit" variant="filled" loading={draft.saving}>
        {t('account_margins.save', { count: draft.changes })}
      </Button>
    </form>
  );
}

type Props = { readonly accountId: string; readonly read: AccountMargins };

/** Rules typed in their table, tried on a load and on a month as they are typed, and saved all at once. */
export function MarginEditor({ accountId, read }: Props) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const draft = useMarginDraft(accountId, read);
  const [focused, setFocused] = useState<string | null>(null);
  const today = localToday();
  const add = (): void => {
    const rule = newRule(newKey(), today, draft.draft.general);
    draft.add(rule);
    setFocused(rule.id);
  };
  const { changed } = read;
  const note = changed
    ? t('account_margins.changed', { date: date(localDay(changed.at)), name: changed.by })
    : t('account_margins.narrowest');
  return (
    <Panel
      title={t('account_margins.title')}
      note={note}
      flush
      aside={
        <Button variant="subtle" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
          {t('account_margins.add')}
        </Button>
      }
    >
      <LeaveGuard when={draft.changes > 0} />
      {draft.moved && (
        <div className={css.moved}>
          <Notice tone="care" live title={t('account_margins.moved')} />
        </div>
      )}
      <div className={css.scroll} {...scrolledByKeys} aria-label={t('account_margins.title')}>
        <table className={css.rules} role="table">
          <thead role="rowgroup">
            <tr role="row">
              {heads.map((head) => (
                <th key={head} role="columnheader" scope="col">
                  {t(`account_margins.heads.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {draft.draft.rules.map((rule, at) => (
              <RuleRow key={rule.id} rule={rule} at={at} draft={draft} read={read} focus={() => setFocused(rule.id)} />
            ))}
            <GeneralRow draft={draft} focus={() => setFocused(null)} />
          </tbody>
        </table>
      </div>
      <MarginPreview read={read} draft={draft} focused={focused} today={today} />
      <SaveBar draft={draft} />
    </Panel>
  );
}
