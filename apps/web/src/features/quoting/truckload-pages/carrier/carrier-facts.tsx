import { Button } from '@mantine/core';
import { nameIn, endpoints, type CarrierLoad } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../../lib/api/address.ts';
import { useChargedFormats, useFormats } from '../../../../lib/format/use-formats.ts';
import { accessorialName } from '../../../../ui/freight/charges/charge-words.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { daysBetween } from '../../../../ui/freight/truckload-needs.tsx';
import { WaybillStrip } from '../../../../ui/freight/strip/waybill-strip.tsx';
import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconFileTypePdf,
  IconHourglass,
} from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import css from '../truckload-pages.module.css';

const looks = {
  sent: { tone: 'wait', icon: IconClock },
  accepted: { tone: 'go', icon: IconCircleCheck },
  declined: { tone: 'off', icon: IconBan },
  withdrawn: { tone: 'off', icon: IconArrowBackUp },
  expired: { tone: 'care', icon: IconHourglass },
} as const satisfies Record<CarrierLoad['state'], object>;

function useFacts(load: CarrierLoad): readonly (readonly [string, string])[] {
  const { t } = useTranslation();
  const { mass, date } = useFormats();
  const needs = (['tarps', 'chains', 'team'] as const).filter((need) => load[need]);
  const { temperature } = load;
  const freight = [
    t('quote_requests.units', { count: load.units }),
    mass(load.weight_lb),
    load.commodities.join(', '),
    ...(load.hazardous ? [t('truckload_pages.load.hazardous')] : []),
  ].join(' · ');
  return [
    [t('truckload_pages.confirm.load'), freight],
    ...(temperature === null
      ? []
      : [
          [
            t('truckload_pages.load.temperature'),
            `${temperature.min} – ${temperature.max} °${temperature.unit}`,
          ] as const,
        ]),
    ...(needs.length === 0
      ? []
      : [[t('truckload_pages.load.needs'), needs.map((need) => t(`truckload.wishes.${need}`)).join(', ')] as const]),
    ...(load.accessorials.length === 0
      ? []
      : [
          [
            t('truckload_pages.load.services'),
            load.accessorials.map((code) => accessorialName(t, code)).join(', '),
          ] as const,
        ]),
    ...(load.appointment_date === null
      ? []
      : [[t('truckload_pages.load.appointment'), date(load.appointment_date)] as const]),
    ...(load.instructions === null ? [] : [[t('truckload_pages.load.instructions'), load.instructions] as const]),
  ];
}

/** The way to the paper that is signed. */
function Paper({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      href={addressOf(endpoints.carrierLoads.paper.path, { token }, {})}
      target="_blank"
      rel="noreferrer"
      variant="subtle"
      size="compact-sm"
      leftSection={<IconFileTypePdf size={16} aria-hidden="true" />}
    >
      {t('truckload_pages.load.paper')}
    </Button>
  );
}

/** What is hauled, where, when and for how much. */
export function CarrierFacts({ load, token }: { readonly load: CarrierLoad; readonly token: string }) {
  const { t, i18n } = useTranslation();
  const { money } = useChargedFormats();
  const { date, dateTime, distance } = useFormats();
  const { tone, icon } = looks[load.state];
  const day = daysBetween(load.pickup_date, load.pickup_until, { date });
  const first = load.deliver_from ?? load.deliver_until ?? load.delivery_date;
  const note =
    load.state === 'sent'
      ? t('truckload_pages.load.until', { time: dateTime(load.expires_at, load.pickup.time_zone) })
      : load.answered_at !== null &&
        t('truckload_pages.load.answered', {
          name: load.answered_by ?? '',
          time: dateTime(load.answered_at, load.pickup.time_zone),
        });
  return (
    <>
      <WaybillStrip
        size="compact"
        numberLabel={t('freight.strip.bol')}
        number={load.bol_number}
        origin={{ city: load.pickup.city, state: load.pickup.state, detail: day }}
        destination={{
          city: load.delivery.city,
          state: load.delivery.state,
          ...(first === null ? {} : { detail: daysBetween(first, load.deliver_until, { date }) }),
        }}
        facts={[
          { label: t('truckload_pages.load.pays'), value: money(load.cost) },
          {
            label: t('truckload_pages.load.way'),
            value: distance(load.miles),
            ...(load.equipment === null ? {} : { note: nameIn(i18n.language, load.equipment) }),
          },
        ]}
        status={
          <ToneChip tone={tone} icon={icon}>
            {t(`truckload_pages.load.states.${load.state}`)}
          </ToneChip>
        }
      />
      <Panel title={t('truckload_pages.load.freight')} note={note} aside={<Paper token={token} />}>
        <dl className={css.facts}>
          {useFacts(load).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  );
}
