import { Button, Checkbox } from '@mantine/core';
import type { Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { HazardDiamond } from '../../../../ui/freight/shared/hazard-diamond.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { hazmatLine } from '../details/items/hazmat-line.ts';
import { useStep } from '../frame/use-step.ts';
import css from './book-step.module.css';
import type { BookingForm } from './use-booking.ts';

/** The hazardous lines as the shipping paper will have them, and the shipper's certification. */
export function HazmatPanel({ form, quote }: { readonly form: BookingForm; readonly quote: Quote }) {
  const { t } = useTranslation();
  const { mass } = useFormats();
  const { goTo } = useStep();
  const dangerous = quote.request.items.flatMap((item, index) =>
    item.hazmat ? [{ ...item, hazmat: item.hazmat, number: index + 1 }] : [],
  );
  return (
    <Panel
      title={
        <span className={css.title}>
          <HazardDiamond hazardClass={dangerous[0]?.hazmat.hazard_class} size={20} /> {t('quotes.hazmat.title')}
        </span>
      }
      aside={
        <Button variant="subtle" size="compact-sm" onClick={() => void goTo('details')}>
          {t('quotes.book.to_details')}
        </Button>
      }
    >
      <div className={css.dangers}>
        {dangerous.map(({ number, hazmat, quantity, package_type, weight }) => (
          <p key={number} className={css.danger}>
            <b className="wb-mono">{hazmatLine(hazmat)}</b>
            <span>
              {t('quotes.items.packed', { type: t(`terms.package_types.${package_type}`), count: quantity })},{' '}
              {mass(weight.unit === 'lb' ? weight.value : weight.value / 0.45359237)}
            </span>
            <span className="wb-soft">{t('quotes.hazmat.contact_is', { name: hazmat.emergency_contact })}</span>
            <b className="wb-mono">{hazmat.emergency_phone}</b>
          </p>
        ))}
        <Checkbox label={t('quotes.book.certify')} {...form.getInputProps('hazmat_certified', { type: 'checkbox' })} />
      </div>
    </Panel>
  );
}
