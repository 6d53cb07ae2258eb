import { Button } from '@mantine/core';
import { endpoints, type CarrierLookup } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import css from './staff-bookings.module.css';

/** Asks the carrier what it has under our number, and says so beside the booking. */
export function CarrierLookupButton({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [look, setLook] = useState<CarrierLookup | null>(null);
  async function ask(): Promise<void> {
    setAsking(true);
    try {
      setLook((await call(endpoints.staffBookings.look, { params: { id } })).data);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      notifyRefused({ title: problem.message });
    } finally {
      setAsking(false);
    }
  }
  const known = look === null ? [] : [look.pro_number, ...look.tracking_numbers, look.pickup_number];
  const numbers = known.filter(Boolean).join(', ');
  return (
    <>
      <Button
        h={26}
        px={8}
        fz={13}
        variant="subtle"
        className={css.look ?? ''}
        loading={asking}
        onClick={() => void ask()}
      >
        {t('staff_bookings.look')}
      </Button>
      <span role="status" className={css.said}>
        {look && t(`staff_bookings.look_${look.outcome}`, { numbers })}
      </span>
    </>
  );
}
