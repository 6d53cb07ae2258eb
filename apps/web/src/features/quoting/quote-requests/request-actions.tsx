import { Button, Group, Textarea } from '@mantine/core';
import { endpoints, type SalesRequest } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { fieldText } from '../../../lib/language/text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormDialog, useDirty, type DialogGuard } from '../../../ui/form-dialog.tsx';
import css from './quote-requests.module.css';
import { refreshes, useRefusedChange } from './use-changes.ts';

type Asking = 'change' | 'decline' | 'withdraw' | null;

type WordsProps = {
  readonly guard: DialogGuard;
  readonly label: string;
  readonly note?: string;
  readonly button: string;
  readonly needed: boolean;
  readonly sending: boolean;
  readonly send: (text: string) => void;
};

function Words({ guard, label, note, button, needed, sending, send }: WordsProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  useDirty(guard, text !== '');
  return (
    <form
      className={css.dialog}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (needed && text.trim() === '') setMissing(true);
        else if (!sending) send(text);
      }}
    >
      {note !== undefined && <p>{note}</p>}
      <Textarea
        data-autofocus
        label={label}
        autosize={false}
        rows={3}
        maxLength={2000}
        value={text}
        error={missing && text.trim() === '' && fieldText('required')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs">
        <Button onClick={guard.leave}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={sending}>
          {button}
        </Button>
      </Group>
    </form>
  );
}

/** What a customer can do with a request beside booking it. */
export function RequestActions({ request }: { readonly request: SalesRequest }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking>(null);
  const refused = useRefusedChange();
  const { quoteRequests } = endpoints;
  const change = useApiMutation(quoteRequests.askChange, { refreshes });
  const decline = useApiMutation(quoteRequests.decline, { refreshes });
  const withdraw = useApiMutation(quoteRequests.withdraw, { refreshes });
  const { state } = request;
  const params = { id: request.id };
  const close = (): void => setAsking(null);
  const then = {
    onSuccess: close,
    onError: (problem: Parameters<typeof refused>[0]) => {
      refused(problem);
      if (problem.code === 'quote_request_moved') close();
    },
  };
  const changeable = state === 'answered' || state === 'declined' || state === 'expired';
  const ask = state === 'answered' ? t('quote_requests.page.ask_change') : t('quote_requests.page.ask_new');
  return (
    <div className={css.actions}>
      {(state === 'new' || state === 'in_progress' || state === 'answered') && (
        <Button variant="subtle" onClick={() => setAsking('withdraw')}>
          {t('quote_requests.page.withdraw')}
        </Button>
      )}
      {state === 'answered' && <Button onClick={() => setAsking('decline')}>{t('quote_requests.page.decline')}</Button>}
      {changeable && <Button onClick={() => setAsking('change')}>{ask}</Button>}
      {asking === 'change' && (
        <FormDialog title={ask} size="md" onClose={close}>
          {(guard) => (
            <Words
              guard={guard}
              label={t('quote_requests.page.change_label')}
              note={t('quote_requests.page.change_text')}
              button={t('quote_requests.page.change_send')}
              needed
              sending={change.isPending}
              send={(text) => change.mutate({ params, body: { text } }, then)}
            />
          )}
        </FormDialog>
      )}
      {asking === 'decline' && (
        <FormDialog title={t('quote_requests.page.decline_title')} size="md" onClose={close}>
          {(guard) => (
            <Words
              guard={guard}
              label={t('quote_requests.page.decline_label')}
              button={t('quote_requests.page.decline_send')}
              needed={false}
              sending={decline.isPending}
              send={(text) => decline.mutate({ params, body: { text } }, then)}
            />
          )}
        </FormDialog>
      )}
      <ConfirmDialog
        opened={asking === 'withdraw'}
        title={t('quote_requests.page.withdraw_title')}
        confirm={t('quote_requests.page.withdraw')}
        working={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params }, then)}
        onCancel={close}
      >
        {t('quote_requests.page.withdraw_text')}
      </ConfirmDialog>
    </div>
  );
}
