import { useQueryClient } from '@tanstack/react-query';
import { endpoints, type AccountMargins } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery, queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { serverTexts } from '../../../lib/forms/server-texts.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { bodyOf, changesIn, draftOf, onTopOf, type Draft, type DraftRule } from './draft.ts';

const { show, save } = endpoints.marginRules;
type Errors = Readonly<Record<string, string>>;

/** The rules as they are typed beside those that are saved, and what can be done with them. */
export function useMarginDraft(accountId: string, read: AccountMargins) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const params = { id: accountId };
  const [base, setBase] = useState(read);
  const saved = draftOf(base);
  const [draft, setDraft] = useState<Draft>(saved);
  const [errors, setErrors] = useState<Errors>({});
  const [moved, setMoved] = useState(false);
  const { mutateAsync, isPending } = useApiMutation(save, { refreshes: [endpoints.staffAccounts.show] });

  function keep(fresh: AccountMargins): void {
    cache.setQueryData(queryKey(show, { params }), { data: fresh });
    setBase(fresh);
  }
  /** Somebody else was faster: what they saved is read, and what was typed stays on top of it. */
  async function takeOver(): Promise<void> {
    const { data } = await cache.fetchQuery({ ...apiQuery(show, { params }), staleTime: 0 });
    setDraft(onTopOf(draftOf(data), draft, saved));
    keep(data);
    setMoved(true);
  }
  async function undo(to: Draft, version: number, reason: string): Promise<void> {
    try {
      const { data } = await mutateAsync({ params, body: { ...bodyOf(to), version, reason } });
      keep(data);
      setDraft(draftOf(data));
      notifyDone({ title: t('account_margins.undone') });
    } catch (problem) {
      notifyRefused({ title: t('account_margins.not_undone'), text: (problem as ApiProblem).message });
    }
  }
  /** Saves everything at once. Answers whether it went well; what is wrong is told beside its field. */
  async function send(reason: string): Promise<boolean> {
    // The field says why.
    if ([draft.general, ...draft.rules.map(({ percent }) => percent)].some(Number.isNaN)) return false;
    setErrors({});
    try {
      const count = changesIn(draft, saved);
      const { data } = await mutateAsync({ params, body: { ...bodyOf(draft), version: base.version, reason } });
      const back = {
        label: t('account_margins.undo'),
        run: () => void undo(saved, data.version, t('account_margins.undo_reason', { reason })),
      };
      keep(data);
      setDraft(draftOf(data));
      setMoved(false);
      notifyDone({ title: t('account_margins.saved', { count }), text: t('account_margins.new_only'), action: back });
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.code === 'conflict') await takeOver();
      else {
        const texts = serverTexts(problem);
        setErrors(texts);
        if (Object.keys(texts).length === 0) notifyRefused({ title: problem.message });
      }
      return false;
    }
  }
  return {
    draft,
    saved,
    errors,
    moved,
    saving: isPending,
    changes: changesIn(draft, saved),
    setGeneral: (general: number | '') => setDraft({ ...draft, general }),
    add: (rule: DraftRule) => setDraft({ ...draft, rules: [...draft.rules, rule] }),
    change: (id: string, what: Partial<DraftRule>) =>
      setDraft({ ...draft, rules: draft.rules.map((rule) => (rule.id === id ? { ...rule, ...what } : rule)) }),
    remove: (id: string) => setDraft({ ...draft, rules: draft.rules.filter((rule) => rule.id !== id) }),
    reset: () => {
      setDraft(saved);
      setErrors({});
      setMoved(false);
    },
    send,
  };
}
export type MarginDraft = ReturnType<typeof useMarginDraft>;
