import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type RecentLane } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../../lib/api/query.ts';
import { FloatMenu } from '../../../../../ui/float/float-menu.tsx';
import type { Float } from '../../../../../ui/float/use-float.ts';
import { changeDetails, forgive, useQuoteForm } from '../../draft/quote-form.ts';
import type { StopDraft } from '../../draft/draft.ts';
import { focusSection } from '../sections.ts';

const stopOf = ({ country, postal_code, site_type }: RecentLane['origin']): StopDraft => ({
  country,
  postal_code,
  site_type,
});
const placeOf = ({ city, state, postal_code: code }: RecentLane['origin']): string => `${city}, ${state} ${code}`;

/** The account's latest lanes; picking one fills in both ends and goes on to the load. */
export function RecentLanesMenu({ float }: { readonly float: Float }) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const query = useQuery(apiQuery(endpoints.recents.show));
  const lanes = query.data?.data.lanes ?? [];
  function pick({ origin, destination }: RecentLane): void {
    forgive(quoteForm, 'origin', 'destination');
    changeDetails(quoteForm, { origin: stopOf(origin), destination: stopOf(destination) });
    focusSection(2);
  }
  return (
    <FloatMenu float={float} width={340}>
      <Menu.Dropdown>
        {lanes.length === 0 && (
          <Menu.Label>
            {query.isPending ? t('common.loading') : (query.error?.message ?? t('quotes.lane.no_recent'))}
          </Menu.Label>
        )}
        {lanes.map((lane) => {
          const words = `${placeOf(lane.origin)} → ${placeOf(lane.destination)}`;
          return (
            <Menu.Item key={words} onClick={() => pick(lane)}>
              {words}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </FloatMenu>
  );
}
