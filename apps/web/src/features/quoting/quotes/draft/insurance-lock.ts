import type { User } from '@waybill/contract';
import { useSite } from '../../../../lib/session/use-site.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import type { QuoteDraft } from './draft.ts';
import type { Store } from '../../../../lib/store.ts';

const locks = { default: null, insured_only: true, uninsured_only: false } as const satisfies Readonly<
  Record<User['insurance_preference'], boolean | null>
>;

/**
 * Whether the settings fix that prices are with insurance (true) or without (false); null leaves the choice. Without an
 * insurance program every price is without.
 */
export function useInsuranceLock(): boolean | null {
  const site = useSite();
  const user = useUser();
  if (site?.insurance === null) return false;
  return locks[user?.insurance_preference ?? 'default'];
}

/**
 * Keeps a draft as the settings fix it, whatever is typed, loaded or begun anew.
 * @returns the way to stop
 */
export function holdInsurance(draft: Store<QuoteDraft>, lock: boolean | null): () => void {
  if (lock === null) return () => undefined;
  const hold = (): void =>
    draft.set((now) =>
      now.details.insured === lock && now.insured === null
        ? now
        : { ...now, details: { ...now.details, insured: lock }, insured: null },
    );
  hold();
  return draft.subscribe(hold);
}
