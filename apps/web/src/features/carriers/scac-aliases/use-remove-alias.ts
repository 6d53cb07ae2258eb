import { endpoints, type ScacAlias } from '@waybill/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { aliasReads } from './api.ts';

/** Deletes an alias at once and offers the way back in the notice about it. */
export function useRemoveAlias(): (alias: ScacAlias) => Promise<void> {
  const { t } = useTranslation();
  const { mutateAsync: drop } = useApiMutation(endpoints.scacAliases.delete, { refreshes: aliasReads });
  const { mutateAsync: back } = useApiMutation(endpoints.scacAliases.restore, { refreshes: aliasReads });
  return useCallback(
    async ({ id, name }) => {
      const tried = async (work: () => Promise<void>): Promise<void> => {
        try {
          await work();
        } catch (problem) {
          if (!(problem instanceof ApiProblem)) throw problem;
          const [[reason] = []] = Object.values(problem.errors ?? {});
          notifyRefused({ title: t('scac_aliases.failed'), text: reason ?? problem.message });
        }
      };
      const restore = () =>
        tried(async () => {
          await back({ params: { id } });
          notifyDone({ title: t('scac_aliases.restored'), text: name });
        });
      await tried(async () => {
        await drop({ params: { id } });
        const action = { label: t('scac_aliases.undo'), run: () => void restore() };
        notifyDone({ title: t('scac_aliases.deleted'), text: name, action });
      });
    },
    [t, drop, back],
  );
}
