import { ActionIcon, Button } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { RouteMap } from '../../../../ui/freight/map/route-map.tsx';
import type { RoutePlace } from '../../../../ui/freight/map/route-view.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTransferVertical, IconX } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { PickCell } from '../../quotes/public.ts';
import { useChange, useTruckDraft } from '../draft/truckload-form.ts';
import { emptyCall, type CallDraft, type StopDraft, type TruckloadDraft } from '../draft/draft.ts';
import { placesOnRoute } from './map-places.ts';
import css from './route-panel.module.css';
import { StopField } from './stop-field.tsx';
import { legMiles, usePlaces, type PlaceLookup } from './use-places.ts';
import { DeliveryWindow, PickupWindow } from './window-fields.tsx';

const mostStops = 20;

type RowProps = {
  readonly name: string;
  readonly sign: string;
  readonly miles: number | null;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

function Row({ name, sign, miles, tools, children }: RowProps) {
  const { t } = useTranslation();
  const { distance } = useFormats();
  return (
    <li className={css.row} data-part={name}>
      <span className={css.sign} aria-hidden="true">
        {sign}
      </span>
      <div className={css.body}>
        <div className={css.head}>
          <h3>{name}</h3>
          {miles !== null && <span className="wb-soft">{t('truckload.route.leg', { distance: distance(miles) })}</span>}
          {tools}
        </div>
        {children}
      </div>
    </li>
  );
}

function moved(stops: readonly CallDraft[], index: number, by: 1 | -1): CallDraft[] {
  const copy = [...stops];
  const [one] = copy.splice(index, 1);
  if (one) copy.splice(index + by, 0, one);
  return copy;
}

type CallProps = {
  readonly call: CallDraft;
  readonly index: number;
  readonly count: number;
  readonly looked: PlaceLookup;
  readonly miles: number | null;
};

function CallRow({ call, index, count, looked, miles }: CallProps) {
  const { t } = useTranslation();
  const change = useChange();
  const name = t('truckload.route.stop', { number: index + 1 });
  const set = (stops: (now: TruckloadDraft['stops']) => TruckloadDraft['stops']): void =>
    change((now) => ({ stops: stops(now.stops) }), 'stops');
  const patch = (changes: Partial<CallDraft>): void =>
    set((stops) => stops.map((one) => (one.key === call.key ? { ...one, ...changes } : one)));
  return (
    <Row
      name={name}
      sign={String(index + 1)}
      miles={miles}
      tools={
        <span className={css.tools}>
          <PickCell
            label={t('truckload.route.stop_kind', { number: index + 1 })}
            path={`stops.${index}.kind`}
            value={call.kind}
            choices={(['delivery', 'pickup'] as const).map((value) => ({
              value,
              label: t(`truckload.route.${value}`),
            }))}
            onChange={(kind) => patch({ kind })}
          />
          {index > 0 && (
            <ActionIcon
              variant="subtle"
              aria-label={t('truckload.route.earlier', { number: index + 1 })}
              onClick={() => set((stops) => moved(stops, index, -1))}
            >
              <IconArrowUp size={16} aria-hidden="true" />
            </ActionIcon>
          )}
          {index < count - 1 && (
            <ActionIcon
              variant="subtle"
              aria-label={t('truckload.route.later', { number: index + 1 })}
              onClick={() => set((stops) => moved(stops, index, 1))}
            >
              <IconArrowDown size={16} aria-hidden="true" />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            aria-label={t('truckload.route.remove', { number: index + 1 })}
            onClick={() => set((stops) => stops.filter(({ key }) => key !== call.key))}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </span>
      }
    >
      <StopField stop={call} looked={looked} path={`stops.${index}`} name={name} onChange={patch} />
    </Row>
  );
}

const nowhere: PlaceLookup = { place: null, unknown: false };

/** The way from pickup to delivery with its stops, its days and its miles; and the same on a map. */
export function RoutePanel() {
  const { t } = useTranslation();
  const { distance } = useFormats();
  const change = useChange();
  const origin = useTruckDraft((draft) => draft.origin);
  const destination = useTruckDraft((draft) => draft.destination);
  const stops = useTruckDraft((draft) => draft.stops);
  const places = usePlaces();
  const legs = legMiles(places);
  const whole = legs.every((leg) => leg !== null) ? legs.reduce((sum: number, leg) => sum + (leg ?? 0), 0) : null;
  const written = JSON.stringify(placesOnRoute(places));
  // The same places are the same picture, which takes its time to draw.
  const drawn = useMemo(() => JSON.parse(written) as RoutePlace[], [written]);
  const end = (name: 'origin' | 'destination') => (changes: Partial<StopDraft>) =>
    change((now) => ({ [name]: { ...now[name], ...changes } }), name);
  const turn = (): void =>
    change(
      (now) => ({ origin: now.destination, destination: now.origin, stops: now.stops.toReversed() }),
      'origin',
      'destination',
      'stops',
    );
  return (
    <Panel
      title={t('truckload.route.title')}
      note={
        whole === null ? undefined : (
          <span role="status">
            <b className={css.miles}>{distance(whole)}</b> {t('quotes.lane.estimated')}
          </span>
        )
      }
      aside={
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTransferVertical size={16} aria-hidden="true" />}
          onClick={turn}
        >
          {t('truckload.route.turn')}
        </Button>
      }
      flush
    >
      <div className={css.columns} data-mapped={drawn.length > 1 || undefined}>
        <ol className={css.way}>
          <Row name={t('truckload.route.origin')} sign="" miles={null}>
            <StopField
              stop={origin}
              looked={places[0] ?? nowhere}
              path="origin"
              name={t('truckload.route.origin')}
              onChange={end('origin')}
            />
            <PickupWindow />
          </Row>
          {stops.map((call, index) => (
            <CallRow
              key={call.key}
              call={call}
              index={index}
              count={stops.length}
              looked={places[index + 1] ?? nowhere}
              miles={legs[index] ?? null}
            />
          ))}
          <li className={css.add}>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              disabled={stops.length >= mostStops}
              onClick={() => change((now) => ({ stops: [...now.stops, emptyCall()] }))}
            >
              {t('truckload.route.add')}
            </Button>
          </li>
          <Row name={t('truckload.route.destination')} sign="" miles={legs.at(-1) ?? null}>
            <StopField
              stop={destination}
              looked={places.at(-1) ?? nowhere}
              path="destination"
              name={t('truckload.route.destination')}
              onChange={end('destination')}
            />
            <DeliveryWindow />
          </Row>
        </ol>
        {drawn.length > 1 && (
          <div className={css.map}>
            <RouteMap places={drawn} />
          </div>
        )}
      </div>
    </Panel>
  );
}
