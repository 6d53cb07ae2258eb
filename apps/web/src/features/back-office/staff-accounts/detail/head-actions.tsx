import { Button, Menu } from '@mantine/core';
import type { StaffAccount } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookForButton, ViewAsButton } from '../../../identity/customer-views/public.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { IconDots, IconMail } from '../../../../ui/icons.ts';
import { HoldDialog } from '../../../billing/credit-holds/public.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

type Asking = 'hold' | 'closing' | 'merge';

/** What can be done with the account as a whole, by whoever may. */
function useActs(account: StaffAccount): readonly { readonly act: Asking; readonly words: string }[] {
  const { t } = useTranslation();
  const may = useUser()?.abilities ?? [];
  const merged = account.merged_into !== null;
  const acts: readonly (readonly [Asking, boolean, string])[] = [
    ['hold', may.includes('staff.credit') && account.hold?.cause !== 'staff', t('staff_accounts.detail.hold')],
    [
      'closing',
      may.includes('staff.accounts.write') && !merged,
      t(account.closed === null ? 'staff_accounts.detail.close' : 'staff_accounts.detail.reopen'),
    ],
    ['merge', may.includes('staff.accounts.merge') && account.closed === null, t('staff_accounts.detail.merge')],
  ];
  return acts.filter(([, allowed]) => allowed).map(([act, , words]) => ({ act, words }));
}

/** What can be done with the whole account, beside its name. */
export function HeadActions({ account }: { readonly account: StaffAccount }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const acts = useActs(account);
  const { email } = account.address;
  const close = (): void => setAsking(null);
  return (
    <>
      {account.closed === null && <BookForButton account={account} />}
      <ViewAsButton accountId={account.id} />
      {email !== null && (
        <Button component="a" href={`mailto:${email}`} leftSection={<IconMail size={16} aria-hidden="true" />}>
          {t('staff_accounts.detail.message')}
        </Button>
      )}
      {acts.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button leftSection={<IconDots size={16} aria-hidden="true" />}>{t('staff_accounts.detail.more')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {acts.map(({ act, words }) => (
              <Menu.Item key={act} onClick={() => setAsking(act)}>
                {words}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {asking === 'hold' && (
        <HoldDialog account={{ account: { id: account.id, name: account.name } }} onClose={close} />
      )}
      {asking === 'closing' && <ClosingDialog account={account} onClose={close} />}
      {asking === 'merge' && <MergeDialog account={account} onClose={close} />}
    </>
  );
}
