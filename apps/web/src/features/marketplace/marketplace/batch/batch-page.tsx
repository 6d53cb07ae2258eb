import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type Batch, type MoneyWire } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../../lib/api/query.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useAddressParams } from '../../../../lib/routes/use-address.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { DetailHead } from '../../../../ui/detail-head.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { notifyRefused } from '../../../../ui/notify.ts';
import css from '../marketplace.module.css';
import { marketplaceReads } from '../reads.ts';
import { BatchRowLine } from './batch-row.tsx';
import { isMoving } from './batch-values.ts';

const { marketplaceBatches } = endpoints;
const refreshes = [marketplaceBatches.show, marketplaceBatches.list, ...marketplaceReads] as const;
const watchedMs = 1500;
const restMs = 30_000;

/** What prices come to; null where they are not of one currency. */
function sumOf(prices: readonly (MoneyWire | null)[]): MoneyWire | null {
  const known = prices.filter((price) => price !== null);
  const [first] = known;
  if (first === undefined || known.some(({ currency }) => currency !== first.currency)) return null;
  return { amount: known.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency };
}

function useActs(batch: Batch) {
  const { t } = useTranslation();
  const input = { params: { id: batch.id } };
  const ship = useApiMutation(marketplaceBatches.ship, { refreshes });
  const cancel = useApiMutation(marketplaceBatches.cancel, { refreshes });
  const refused = ({ message }: Error): void => notifyRefused({ title: t('marketplace.did_not_work'), text: message });
  return {
    busy: ship.isPending || cancel.isPending,
    book: (places: readonly number[]) => ship.mutateAsync({ ...input, body: { places: [...places] } }).catch(refused),
    stop: () => cancel.mutateAsync(input).catch(refused),
  };
}

function Progress({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  const words = t(`marketplace.batch_states.${batch.state}`);
  return (
    <div className={css.progress}>
      <p role="status">
        <b>{words}</b>{' '}
        <span className="wb-soft">
          {t('marketplace.batch_progress', { settled: number(batch.settled), rows: number(batch.rows) })}
          {batch.booked > 0 && ` · ${t('marketplace.batch_booked', { count: batch.booked })}`}
          {batch.failed > 0 && ` · ${t('marketplace.batch_failed', { count: batch.failed })}`}
        </span>
      </p>
      <progress className={css.bar} aria-label={words} value={batch.settled} max={Math.max(1, batch.rows)} />
    </div>
  );
}

function BatchView({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation();
  const { money, dateTime, date } = useChargedFormats();
  const mayBook = useUser()?.abilities.includes('shipment.book') ?? false;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [stopping, setStopping] = useState(false);
  const { busy, book, stop } = useActs(batch);
  const choosing = mayBook && batch.state === 'quoted';
  const quoted = batch.items.filter(({ state }) => state === 'quoted');
  const chosen = quoted.filter(({ place }) => !left.has(place));
  const total = sumOf(chosen.map(({ price }) => price));
  const leave = (place: number, take: boolean): void => {
    const next = new Set(left);
    if (take) next.delete(place);
    else next.add(place);
    setLeft(next);
  };
  const heads = ['order', 'buyer', 'status', 'rate', 'price', 'shipment'] as const;
  return (
    <>
      <DetailHead
        trail={t('marketplace.back_batches')}
        back={{ to: 'ebay.orders.batches', words: t('marketplace.batches') }}
        title={<span className={css.words}>{t('marketplace.batch_title', { count: batch.orders })}</span>}
        actions={
          <>
            {mayBook && isMoving(batch) && <Button onClick={() => setStopping(true)}>{t('marketplace.stop')}</Button>}
            {choosing && (
              <Button
                variant="filled"
                disabled={chosen.length === 0}
                loading={busy}
                onClick={() => void book(chosen.map(({ place }) => place))}
              >
                {t('marketplace.book_rows', { count: chosen.length, total: total === null ? '–' : money(total) })}
              </Button>
            )}
          </>
        }
      />
      <p className={css.lead}>
        {t('marketplace.batch_of', { name: batch.created_by, when: dateTime(batch.created_at, ownZone()) })} ·{' '}
        {t(`marketplace.rules.${batch.rule}`)} · {t('marketplace.pickup_date')} {date(batch.pickup_date)}
      </p>
      <Progress batch={batch} />
      <div className={`${css.sheet} ${css.scroll}`}>
        <table className={css.plain} aria-label={t('marketplace.batch')}>
          <thead>
            <tr>
              <th scope="col" className={css.tick}>
                {choosing && (
                  <Checkbox
                    aria-label={t('marketplace.choose_rows')}
                    checked={chosen.length > 0 && chosen.length === quoted.length}
                    indeterminate={chosen.length > 0 && chosen.length < quoted.length}
                    onChange={() =>
                      setLeft(chosen.length === quoted.length ? new Set(quoted.map(({ place }) => place)) : new Set())
                    }
                  />
                )}
              </th>
              {heads.map((name) => (
                <th key={name} scope="col" data-numeric={name === 'price' || undefined}>
                  {t(`marketplace.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {batch.items.map((row) => (
              <BatchRowLine
                key={row.place}
                row={row}
                chosen={choosing ? !left.has(row.place) : null}
                onChoose={(take) => leave(row.place, take)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ConfirmDialog
        opened={stopping}
        title={t('marketplace.stop_title')}
        confirm={t('marketplace.stop')}
        working={busy}
        onConfirm={() => void stop().finally(() => setStopping(false))}
        onCancel={() => setStopping(false)}
      >
        {t('marketplace.stop_text')}
      </ConfirmDialog>
    </>
  );
}

/** Many orders that are quoted and shipped together, row by row as it happens. */
export function BatchPage() {
  const { id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(marketplaceBatches.show, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.data) ? watchedMs : restMs),
  });
  if (query.data !== undefined) return <BatchView batch={query.data.data} />;
  if (query.isError) return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
  return (
    <div className={css.waiting} aria-hidden="true">
      <Skeleton height={36} />
      <Skeleton height={8} />
      <Skeleton height={320} />
    </div>
  );
}
