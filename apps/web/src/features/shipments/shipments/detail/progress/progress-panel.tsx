import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { RouteMap } from '../../../../../ui/freight/map/route-map.tsx';
import { Milestones } from '../../../../../ui/freight/timeline/milestones.tsx';
import { IconMapPin } from '../../../../../ui/icons.ts';
import { isOverdue, reachedBy } from './facts.ts';
import { hasArrived, lastKnown, placesNotDrawn, placesOnMap } from './map-places.ts';
import { milestoneNotes } from './milestone-notes.ts';
import { expectedWords, nowWords } from './now-words.ts';
import css from './progress-panel.module.css';

type Props = { readonly shipment: Shipment; readonly now: Date };

function Headline({ shipment, now }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const expected = expectedWords(t, shipment, formats, now);
  const late = shipment.status === 'delayed' || isOverdue(shipment, now);
  return (
    <div className={css.headline}>
      <div>
        <p className={css.label}>{t('tracking.now.label')}</p>
        <h2 className={css.words}>{nowWords(t, shipment, formats)}</h2>
      </div>
      <div className={css.expected} data-late={late || undefined}>
        <p className={css.label}>{expected.label}</p>
        <p className={css.words}>{expected.text}</p>
      </div>
    </div>
  );
}

function LastKnown({ shipment }: Pick<Props, 'shipment'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const known = lastKnown(shipment);
  const between = placesNotDrawn(shipment);
  if (known === null && between.length === 0) return null;
  return (
    <div className={css.seen}>
      <IconMapPin size={16} aria-hidden="true" />
      {known && (
        <span>
          <span className="wb-soft">{t('tracking.map.last_known')}</span> <strong>{known.place}</strong>{' '}
          <span className="wb-soft">{dateTime(known.at, known.timeZone)}</span>
        </span>
      )}
      {between.length > 0 && (
        <span className="wb-soft">{t('tracking.map.by_way', { places: between.join(' · ') })}</span>
      )}
    </div>
  );
}

/** Where it is now and when it comes, on the map and as steps. */
export function ProgressPanel({ shipment, now }: Props) {
  const { t } = useTranslation();
  const { status } = shipment;
  return (
    <section className={css.panel}>
      <Headline shipment={shipment} now={now} />
      <RouteMap places={placesOnMap(t, shipment)} arrived={hasArrived(shipment)} />
      <LastKnown shipment={shipment} />
      <div className={css.steps}>
        <Milestones
          reached={reachedBy(shipment)}
          notes={milestoneNotes(t, shipment)}
          canceled={status === 'canceled'}
          late={status === 'delayed'}
        />
      </div>
    </section>
  );
}
