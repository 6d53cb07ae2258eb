import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { RouteTarget } from '../../../../lib/routes/table.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import css from './places-note.module.css';

type Props = {
  readonly shipment: Pick<Shipment, 'replaces' | 'replaced_by'>;
  /** The page of a shipment, as whoever looks sees it. */
  readonly page: (id: string) => RouteTarget;
};

/** What a shipment was booked in the place of, and what was booked in its place. */
export function PlacesNote({ shipment: { replaces, replaced_by: by }, page }: Props) {
  const { t } = useTranslation();
  if (replaces === null && by === null) return null;
  const line = (words: string, id: string | null) =>
    id === null ? <span>{words}</span> : <RouteLink {...page(id)}>{words}</RouteLink>;
  return (
    <p className={css.note}>
      {replaces !== null && line(t('tracking.replaces', { number: replaces.number }), replaces.id)}
      {by !== null && line(t('tracking.replaced_by', { number: by.number }), by.id)}
    </p>
  );
}
