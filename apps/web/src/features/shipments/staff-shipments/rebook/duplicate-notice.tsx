import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { rebookingQuery } from './api.ts';

/** Says that two shipments of one load are under way, which one of them must not be; and what is being booked instead. */
export function BothLive({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const of = useQuery(rebookingQuery(id)).data?.data;
  if (of === undefined || of.replaced_by === null) return null;
  const { old, replaced_by: by } = of;
  if (of.both_live)
    return (
      <Notice
        tone="stop"
        live
        title={t('rebookings.both_live', { number: old.number, other: by.number })}
        action={
          <RouteLink to="admin.shipments.detail" params={{ id: by.id }}>
            {by.number}
          </RouteLink>
        }
      >
        {t('rebookings.both_live_text')}
      </Notice>
    );
  return by.status === null ? (
    <Notice tone="move" title={t('rebookings.replaced_by_open', { number: by.number, carrier: by.carrier })} />
  ) : null;
}
