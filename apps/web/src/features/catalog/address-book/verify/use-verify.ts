import { endpoints, type Address, type Verification } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { bookReads } from '../api.ts';

export type Verifying = {
  /** What the service said last; null until it is asked, and after the person has answered. */
  readonly said: Verification | null;
  readonly asking: boolean;
  readonly ask: () => void;
  /** Takes the address as the service writes it. */
  readonly take: () => void;
  /** Leaves the address as it is. */
  readonly keep: () => void;
};

/** Asks the address service about an address, and takes its correction when the person says so. */
export function useVerify({ id, company }: Pick<Address, 'id' | 'company'>): Verifying {
  const { t } = useTranslation();
  const [said, setSaid] = useState<Verification | null>(null);
  const verifying = useApiMutation(endpoints.addressBook.verify, { refreshes: bookReads });
  const send = (useSuggestion: boolean): void =>
    verifying.mutate(
      { params: { id }, body: { use_suggestion: useSuggestion } },
      {
        onSuccess: ({ data: { verification, address } }) => {
          setSaid(address.verified ? null : verification);
          if (address.verified) notifyDone({ title: t('address_book.verify.taken'), text: company });
        },
        onError: ({ message }) => notifyRefused({ title: t('address_book.verify.failed'), text: message }),
      },
    );
  return {
    said,
    asking: verifying.isPending,
    ask: () => send(false),
    take: () => send(true),
    keep: () => setSaid(null),
  };
}
