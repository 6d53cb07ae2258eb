import { endpoints } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { leaveFor } from '../../../../lib/routes/leave.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { useAddressQuery } from '../../../../lib/routes/use-address.ts';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { marketplaceReads } from '../reads.ts';

const provider = 'ebay';
const params = { provider } as const;

/** What became of the way to the marketplace and back. */
export type ConsentState =
  | { readonly kind: 'none' }
  | { readonly kind: 'connecting' }
  /** The seller did not allow it. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed'; readonly why: string };

/** Leads to where the seller allows us in. */
export function useConsent(): { readonly ask: () => void; readonly asking: boolean } {
  const { t } = useTranslation();
  const consent = useApiMutation(endpoints.marketplace.consent);
  const ask = (): void => {
    void consent
      .mutateAsync({ params })
      .then(({ data }) => leaveFor(data.url))
      .catch(({ message }: Error) => notifyRefused({ title: t('marketplace.connect_failed'), text: message }));
  };
  return { ask, asking: consent.isPending || consent.isSuccess };
}

/** What the address says about the way back. */
function cameBack({ code, state, error }: Readonly<Record<string, string>>): ConsentState {
  if (error !== undefined) return { kind: 'denied' };
  return code === undefined || state === undefined ? { kind: 'none' } : { kind: 'connecting' };
}

/** Takes what the seller came back with, once, and cleans the address of it. */
export function useConsentReturn(): ConsentState {
  const { t } = useTranslation();
  const query = useAddressQuery();
  const { mutateAsync } = useApiMutation(endpoints.marketplace.connect, { refreshes: marketplaceReads });
  const [became, setBecame] = useState<ConsentState>(() => cameBack(query));
  const taken = useRef(false);
  useEffect(() => {
    const { code, state, error, error_description: _words, expires_in: _seconds, ...search } = query;
    if (taken.current || cameBack({ ...query }).kind === 'none') return;
    taken.current = true;
    const take = async (): Promise<void> => {
      try {
        if (error !== undefined || code === undefined || state === undefined) return;
        const { seller } = (await mutateAsync({ params, body: { code, state } })).data;
        setBecame({ kind: 'none' });
        notifyDone({ title: t('marketplace.connected'), text: t('marketplace.connected_text', { seller }) });
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        setBecame({ kind: 'failed', why: problem.message });
      } finally {
        // Loaded anew, the page must not take the same code once more.
        await go('ebay.orders', {}, { replace: true, search });
      }
    };
    void take();
  }, [query, mutateAsync, t]);
  return became;
}
