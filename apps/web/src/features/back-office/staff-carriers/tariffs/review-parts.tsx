import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type StaffCarrier, type TariffReview } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { IconPlus } from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';
import { SampleDialog } from './sample-dialog.tsx';
import { SamplesTable } from './samples-table.tsx';
import css from './tariffs.module.css';
import { cellWords, factWords, signedPercent } from './words.ts';

const tones = { added: 'go', removed: 'stop', changed: 'move' } as const;

function LanesTable({ lanes }: { readonly lanes: TariffReview['lanes'] }) {
  const { t } = useTranslation();
  const { number, percent } = useChargedFormats();
  const nameOf = ({ origin, destination, upto_miles: miles }: TariffReview['lanes'][number]): string => {
    if (origin !== null && destination !== null) return t('carrier_tariffs.lane_pair', { origin, destination });
    return miles === null ? t('carrier_tariffs.lane_beyond') : t('carrier_tariffs.lane_upto', { miles: number(miles) });
  };
  const signed = (basisPoints: number): string => signedPercent(basisPoints, percent);
  return (
    <div className={css.scroll} {...scrolledByKeys} aria-label={t('carrier_tariffs.lanes')}>
      <table className={css.table} aria-label={t('carrier_tariffs.lanes')}>
        <thead>
          <tr>
            <th scope="col">{t('carrier_tariffs.lane')}</th>
            <th scope="col">{t('carrier_tariffs.changed')}</th>
            <th scope="col" className={css.figure}>
              {t('carrier_tariffs.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={`${lane.origin}/${lane.destination}/${lane.upto_miles}`}>
              <th scope="row">{nameOf(lane)}</th>
              <td>
                <ToneChip tone={tones[lane.state]}>{t(`carrier_tariffs.${lane.state}`)}</ToneChip>
              </td>
              <td className={css.figure}>
                {lane.mean_bp === null ? '–' : signed(lane.mean_bp)}
                {lane.least_bp !== null && lane.most_bp !== null && signed(lane.least_bp) !== signed(lane.most_bp) && (
                  <span className={css.soft}>
                    {t('carrier_tariffs.change_range', { least: signed(lane.least_bp), most: signed(lane.most_bp) })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowsTable({ rows }: { readonly rows: TariffReview['rows'] }) {
  const { t } = useTranslation();
  return (
    <div className={css.scroll} {...scrolledByKeys} aria-label={t('carrier_tariffs.changes')}>
      <table className={css.table} aria-label={t('carrier_tariffs.changes')}>
        <thead>
          <tr>
            <th scope="col">{t('carrier_tariffs.what')}</th>
            <th scope="col">{t('carrier_tariffs.before')}</th>
            <th scope="col">{t('carrier_tariffs.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ record, key, before, after }) => (
            <tr key={`${record}/${key}`}>
              <th scope="row">{factWords(t, record, key)}</th>
              <td className={css.was}>{cellWords(t, before)}</td>
              <td>{cellWords(t, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the next version changes, and what the sample loads would cost before and after. */
export function ReviewParts({ carrier }: { readonly carrier: StaffCarrier }) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const query = useQuery(apiQuery(endpoints.carrierTariffs.review, { params: { id: carrier.id } }));
  const review = query.data?.data;
  if (review === undefined) {
    if (query.isError) return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
    return <p className="wb-soft">{t('common.loading')}</p>;
  }
  const { against, lanes, rows } = review;
  return (
    <>
      <section className={css.part}>
        <h3>
          {t('carrier_tariffs.changes')}
          <span className={css.note}>
            {against === null
              ? t('carrier_tariffs.against_nothing')
              : t('carrier_tariffs.against', { version: against })}
          </span>
        </h3>
        {lanes.length + rows.length === 0 && <p className="wb-soft">{t('carrier_tariffs.no_changes')}</p>}
        <div className={css.sides}>
          {lanes.length > 0 && <LanesTable lanes={lanes} />}
          {rows.length > 0 && <RowsTable rows={rows} />}
        </div>
      </section>
      <section className={css.part}>
        <h3>
          {t('carrier_tariffs.samples')}
          <span className={css.note}>{t('carrier_tariffs.samples_note')}</span>
          <Button
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {t('carrier_tariffs.sample_add')}
          </Button>
        </h3>
        <SamplesTable review={review} />
      </section>
      {adding && <SampleDialog onClose={() => setAdding(false)} />}
    </>
  );
}
