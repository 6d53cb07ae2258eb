import type { Shipment } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Reads out when the status changes while the page is open. */
export function StatusNews({
  shipment,
}: {
  readonly shipment: Pick<Shipment, 'bol_number' | 'status' | 'action_required'>;
}) {
  const { t } = useTranslation();
  const { bol_number, action_required } = shipment;
  const status = action_required === null ? shipment.status : 'action_required';
  const known = useRef(status);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (known.current === status) return;
    known.current = status;
    setNews(t('tracking.now.changed', { number: bol_number, status: t(`freight.status.${status}`) }));
  }, [status, bol_number, t]);
  return (
    <span className="wb-only-heard" role="status">
      {news}
    </span>
  );
}
