import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PickupDecisionDialog, type PickupDecision } from './pickup-dialog.tsx';
import { PickupRow } from './pickup-row.tsx';
import css from './staff-bookings.module.css';

const everyMs = 15_000;
/** As many as a list may have; more would be a carrier that is down, and those are worked off from the oldest. */
const shown = 100;

/** Pickups whose outcome nobody knows, and what a person decides about each. */
export function PickupsPanel() {
  const { t } = useTranslation();
  const asked = apiQuery(endpoints.staffPickups.list, { query: { per_page: shown } });
  const query = useQuery({ ...asked, refetchInterval: everyMs });
  const [decision, setDecision] = useState<PickupDecision | null>(null);
  const rows = query.data?.data;
  return (
    <div className={css.pickups}>
      <Panel title={t('staff_pickups.title')} note={t('staff_pickups.note')} flush>
        {query.isError && (
          <LoadFailed
            message={query.error.message}
            retry={() => void query.refetch()}
            shownSince={rows && query.dataUpdatedAt}
            flush
          />
        )}
        {query.isPending && (
          <p className={css.none} role="status">
            {t('common.loading')}
          </p>
        )}
        {rows?.length === 0 && <p className={css.none}>{t('staff_pickups.empty')}</p>}
        <ul className={css.list} aria-label={t('staff_pickups.title')}>
          {rows?.map((pickup) => (
            <PickupRow key={pickup.id} pickup={pickup} decide={setDecision} />
          ))}
        </ul>
      </Panel>
      {decision && <PickupDecisionDialog decision={decision} onClose={() => setDecision(null)} />}
    </div>
  );
}
