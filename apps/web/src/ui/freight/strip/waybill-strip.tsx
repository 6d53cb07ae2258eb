import { Barcode } from '../barcode/barcode.tsx';
import { StripLane } from './strip-lane.tsx';
import type { StripFact, WaybillStripProps } from './strip-view.ts';
import css from './waybill-strip.module.css';

function Facts({ facts }: { readonly facts: readonly StripFact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, note, mono }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={mono ? css.monoValue : css.value}>{value}</dd>
          {note !== undefined && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/**
 * The strip on top of a shipment, quote or invoice: number, way, facts and status on one perforated sheet. It looks
 * the same wherever the shipment is met, and is plain HTML, so that the public page can draw it on the server.
 */
export function WaybillStrip(props: WaybillStripProps) {
  const { size, numberLabel, number, numberNote, facts = [], status, statusNote } = props;
  const ends = status !== undefined || statusNote !== undefined;
  return (
    <section className={css.strip} aria-label={`${numberLabel} ${number}`}>
      <div className={css.sheet} data-size={size} data-ends={ends || undefined}>
        <span className={css.feed} aria-hidden="true" />
        <div className={css.stub}>
          <span className={css.label}>{numberLabel}</span>
          <span className={css.number}>{number}</span>
          {size === 'full' && <Barcode value={number} height={34} module={1.5} />}
          {numberNote !== undefined && <span className={css.note}>{numberNote}</span>}
        </div>
        <div className={css.body}>
          <div className={css.laneCell}>
            <StripLane {...props} />
          </div>
          {facts.length > 0 && <Facts facts={facts} />}
        </div>
        {ends && (
          <div className={css.status}>
            {status}
            {statusNote !== undefined && <div className={css.statusNote}>{statusNote}</div>}
          </div>
        )}
        <span className={css.feed} aria-hidden="true" />
      </div>
    </section>
  );
}
