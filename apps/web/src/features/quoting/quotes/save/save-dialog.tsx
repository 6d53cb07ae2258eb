import { Button, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Answer, endpoints, type SavedQuote, saveQuoteBody } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { queryKey } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { i18n } from '../../../../lib/language/i18n.ts';
import { FormDialog, useDirty, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import css from './save-dialog.module.css';

/** The quote that is saved, as far as saving needs it. */
export type Savable = { readonly id: string; readonly number: string; readonly saved: SavedQuote | null };

const { save } = endpoints.quoteLists;

/** Puts what a quote is saved with into what is shown of it, and has lists read again. */
export function useSavedShown(): (id: string, saved: SavedQuote | null) => Promise<void> {
  const cache = useQueryClient();
  return async (id, saved) => {
    cache.setQueryData<Answer<typeof endpoints.quotes.show>>(
      queryKey(endpoints.quotes.show, { params: { id } }),
      (now) => now && { data: { ...now.data, saved } },
    );
    await cache.invalidateQueries({ queryKey: queryKey(endpoints.quoteLists.list) });
  };
}

/** A failure that is not about a field, in the specification's words, also where no server could say whom to call. */
function inWords(problem: ApiProblem): ApiProblem {
  const known = problem.code === 'quote_not_saved' || (problem.status > 0 && problem.status < 500);
  return known
    ? problem
    : new ApiProblem({ status: problem.status, code: problem.code, message: i18n.t('quote_lists.save.failed') });
}

type Props = { readonly quote: Savable; readonly onClose: () => void };

function SaveForm({ quote, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const shown = useSavedShown();
  const contract = useContractForm({
    schema: saveQuoteBody,
    initialValues: { name: quote.saved?.name ?? '', note: quote.saved?.note ?? '' },
    send: async (body) => {
      try {
        const { data } = await call(save, { params: { id: quote.id }, body });
        await shown(quote.id, data);
      } catch (problem) {
        throw problem instanceof ApiProblem ? inWords(problem) : problem;
      }
      notifyDone({
        title: quote.saved ? t('quote_lists.save.changed') : t('quote_lists.save.done', { number: quote.number }),
      });
      onClose();
    },
  });
  const { form, submit, sending } = contract;
  useDirty(guard, form.isDirty());
  return (
    <form onSubmit={submit} noValidate className={css.form}>
      <FormErrors of={contract} />
      <TextInput
        label={t('quote_lists.save.name')}
        description={t('quote_lists.save.name_hint')}
        maxLength={80}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t('quote_lists.save.note')}
        autosize={false}
        rows={3}
        maxLength={500}
        {...form.getInputProps('note')}
      />
      <div className={css.actions}>
        <Button onClick={guard.leave}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" aria-disabled={sending}>
          {sending ? t('common.saving') : quote.saved ? t('common.save') : t('quote_lists.save.button')}
        </Button>
      </div>
    </form>
  );
}

/** Saves a quote under a name, or changes name and note of a saved one. */
export function SaveDialog({ quote, onClose }: Props) {
  const { t } = useTranslation();
  const title = t(quote.saved ? 'quote_lists.save.change_title' : 'quote_lists.save.title', { number: quote.number });
  return (
    <FormDialog title={title} size="md" onClose={onClose}>
      {(guard) => <SaveForm quote={quote} onClose={onClose} guard={guard} />}
    </FormDialog>
  );
}
