import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { Barcode } from '../../../../ui/freight/barcode/barcode.tsx';
import css from './paper-picture.module.css';

function Party({ label, party }: { readonly label: string; readonly party: Shipment['pickup'] }) {
  return (
    <div>
      <span className={css.label}>{label}</span>
      <b>{party.company}</b>
      <span>{party.street_lines[0]}</span>
      <span>
        {party.city}, {party.state} {party.postal_code}
      </span>
    </div>
  );
}

/** The bill of lading in small: black on white as it will come out of the printer. What it says stands beside it in full. */
export function PaperPicture({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const { mass, date } = useFormats();
  return (
    <div className={css.table} aria-hidden="true">
      <div className={css.paper}>
        <div className={css.head}>
          <div>
            <b className={css.title}>{t('documents.billOfLading.title')}</b>
            <span>{date(shipment.pickup_date)}</span>
          </div>
          <div className={css.code}>
            <Barcode value={shipment.bol_number} height={22} module={0.7} />
            <span className="wb-mono">{shipment.bol_number}</span>
          </div>
        </div>
        <div className={css.pair}>
          <Party label={t('quotes.lane.origin')} party={shipment.pickup} />
          <Party label={t('quotes.lane.destination')} party={shipment.delivery} />
        </div>
        <div className={css.pair}>
          <div>
            <span className={css.label}>{t('quotes.strip.carrier')}</span>
            <b>{shipment.carrier_name}</b>
          </div>
          <div>
            <span className={css.label}>{t('quotes.done_step.pickup_number')}</span>
            <b>{shipment.pickup_number ?? '–'}</b>
          </div>
        </div>
        <div className={css.items}>
          {shipment.items
            .map((item, index) => ({ item, number: index + 1 }))
            .slice(0, 6)
            .map(({ item, number }) => (
              <div key={number} className={css.item}>
                <span>
                  {item.quantity} {t(`terms.package_types.${item.package_type}`)}
                </span>
                <span className={css.what}>
                  {item.hazmat ? `X ${item.hazmat.id_number} ${item.hazmat.proper_name}` : item.description}
                </span>
                <span>{mass(item.weight.unit === 'lb' ? item.weight.value : item.weight.value / 0.45359237)}</span>
              </div>
            ))}
        </div>
        <div className={css.sum}>
          <b>{t('quotes.strip.units', { count: shipment.units })}</b>
          <b>{mass(shipment.weight_lb)}</b>
        </div>
        <div className={css.signatures}>
          <span />
          <span />
        </div>
      </div>
    </div>
  );
}
