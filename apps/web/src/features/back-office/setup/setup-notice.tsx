import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { endpoints } from '@waybill/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { pathTo } from '../../../lib/routes/path-to.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

const seenKey = 'waybill.setup-seen';

/** Leads a super admin to the setup once per browser session while a required item is open; afterwards links to it. */
export function SetupNotice() {
  const { t } = useTranslation();
  const user = useUser();
  const may = user?.abilities.includes('staff.company') ?? false;
  const setup = useQuery({ ...apiQuery(endpoints.setup.show), enabled: may }).data?.data;
  const navigate = useNavigate();
  const isOpen = setup?.ready === false;
  const leads = isOpen && user?.roles.includes('super_admin') === true && sessionStorage.getItem(seenKey) === null;
  useEffect(() => {
    if (!leads) return;
    sessionStorage.setItem(seenKey, '1');
    void navigate({ to: pathTo('admin.setup'), replace: true });
  }, [leads, navigate]);
  if (!isOpen) return null;
  const count = setup.items.filter((item) => item.essential && !item.done).length;
  return (
    <Notice
      tone="care"
      title={t('setup.continue_text', { count })}
      action={<LinkButton to="admin.setup">{t('setup.continue')}</LinkButton>}
    />
  );
}
