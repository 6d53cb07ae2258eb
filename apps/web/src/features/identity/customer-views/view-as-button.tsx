import { Button } from '@mantine/core';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { call } from '../../../lib/api/call.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { IconEye } from '../../../ui/icons.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import { openView } from './open-view.ts';

async function look(accountId: string): Promise<void> {
  const { data: view } = await call(endpoints.customerViews.begin, { params: { id: accountId } });
  await openView(view, '/');
}

/** Looks at an account as its customer does, read-only; nothing for whoever may not. */
export function ViewAsButton({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation();
  const may = useUser()?.abilities.includes('staff.accounts.view_as') ?? false;
  const [going, setGoing] = useState(false);
  if (!may) return null;
  const go = (): void => {
    setGoing(true);
    look(accountId).catch((problem: unknown) => {
      setGoing(false);
      if (!(problem instanceof ApiProblem)) throw problem;
      notifyRefused({ title: t('customer_views.failed'), text: problem.message });
    });
  };
  return (
    <Button leftSection={<IconEye size={16} aria-hidden="true" />} loading={going} onClick={go}>
      {t('customer_views.view_as')}
    </Button>
  );
}
