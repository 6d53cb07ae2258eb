import { Button } from '@mantine/core';
import type { ExceptionRow } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import type { Column } from '../../../ui/table/column.ts';
import css from './exceptions.module.css';
import { NextStep } from './next-step.tsx';
import { knownWords } from '../../../ui/freight/timeline/event-words.ts';
import { RowMenu } from './row-menu.tsx';
import type { Work } from './use-work.ts';
import { agoWords, kindIcons, ownZone } from './words.ts';

/** What was asked of the carrier without a clear answer. */
function requestWords(t: TFunction, asked: NonNullable<ExceptionRow['request']>, date: (day: string) => string) {
  return asked.kind === 'cancel_pickup'
    ? t('exceptions.asked_pickup_off', { number: asked.pickup_number ?? '' })
    : t('exceptions.asked_pickup', { date: asked.date === null ? '' : date(asked.date) });
}

function Happened({ row }: { readonly row: ExceptionRow }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const { said } = row;
  const meaning = said && knownWords(t, said.code, said.reason_code);
  const where = said && [said.place, said.at && dateTime(said.at, said.time_zone)].filter(Boolean).join(', ');
  const moved =
    row.promised !== null && row.delivery_date !== null
      ? t('exceptions.promised', { promised: date(row.promised), day: date(row.delivery_date) })
      : null;
  const news = [
    row.request !== null && requestWords(t, row.request, date),
    row.kind === 'missed_pickup' && t('exceptions.missed_words', { date: date(row.pickup_date) }),
    meaning ?? said?.text ?? t('exceptions.nothing_said'),
    row.note,
  ].filter((part) => part !== false && part !== null);
  const soft = [where, moved].filter(Boolean).join(' · ');
  return (
    <div className={css.happened} title={[...news, soft].filter(Boolean).join(' · ')}>
      <ToneChip tone={row.kind === 'delayed' || row.kind === 'silent' ? 'wait' : 'care'} icon={kindIcons[row.kind]}>
        {t(`exceptions.kind.${row.kind}`)}
      </ToneChip>
      <span className={css.said}>
        {news.map((part, at) => (
          <Fragment key={part}>
            {at > 0 && ' · '}
            <span>{part}</span>
          </Fragment>
        ))}{' '}
        <span className={css.soft}>{soft}</span>
      </span>
    </div>
  );
}

function Owner({ row, work, mayWork }: { readonly row: ExceptionRow; readonly work: Work; readonly mayWork: boolean }) {
  const { t } = useTranslation();
  if (!mayWork) return <span>{row.owner?.name ?? '–'}</span>;
  const mine = work.isMine(row);
  const words = mine ? t('exceptions.mine') : (row.owner?.name ?? t('exceptions.take'));
  const title =
    row.owner === null ? undefined : mine ? t('exceptions.give_back') : t('exceptions.take_from', row.owner);
  return (
    <Button
      h={28}
      px={10}
      fz={13}
      variant={row.owner === null ? 'default' : 'subtle'}
      aria-pressed={mine}
      aria-label={title}
      title={title}
      onClick={() => work.own(row)}
    >
      {words}
    </Button>
  );
}

type Doing = {
  readonly work: Work;
  readonly mayWork: boolean;
  readonly now: number;
  /** The row whose menu is open. */
  readonly menu: string | null;
  readonly openMenu: (key: string | null) => void;
  readonly note: (row: ExceptionRow) => void;
  readonly reschedule: (row: ExceptionRow) => void;
  readonly decide: (row: ExceptionRow, made: boolean) => void;
};

export const rowKeyOf = ({ id, kind }: ExceptionRow): string => `${kind}/${id}`;

/** The columns of the desk: what it is about, what happened, since when, and what to do next. */
export function useExceptionColumns(doing: Doing): readonly Column<ExceptionRow>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { work, mayWork, now, menu, openMenu, note, reschedule, decide } = doing;
  return [
    {
      key: 'number',
      title: t('exceptions.shipment'),
      card: 'head',
      width: '150px',
      cell: (row) => (
        <span className={css.number}>
          <span className="wb-mono">{row.number}</span>
          <span className={css.pro}>
            {row.pro_number === null ? t('exceptions.no_pro') : t('exceptions.pro', { number: row.pro_number })}
          </span>
        </span>
      ),
    },
    { key: 'happened', title: t('exceptions.happened'), cell: (row) => <Happened row={row} /> },
    {
      key: 'since',
      title: t('exceptions.since'),
      sort: 'since',
      width: '96px',
      cell: (row) => (
        <div className={css.cell}>
          <time dateTime={row.since} title={dateTime(row.since, row.time_zone)}>
            {agoWords(row.since, now)}
          </time>
          {row.snoozed_until !== null && Date.parse(row.snoozed_until) > now && (
            <span className={css.soft}>
              {t('exceptions.snoozed', { time: dateTime(row.snoozed_until, ownZone()) })}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'who',
      title: t('exceptions.who'),
      width: '18%',
      priority: 2,
      cell: (row) => (
        <div className={css.cell}>
          <span className={css.line}>{row.account.name}</span>
          <span className={css.soft} data-line title={`${row.origin} → ${row.destination} · ${row.carrier.name}`}>
            {row.origin} → {row.destination} · {row.carrier.name}
          </span>
        </div>
      ),
    },
    {
      key: 'next',
      title: t('exceptions.next'),
      width: '208px',
      cell: (row) => <NextStep row={row} work={work} mayWork={mayWork} reschedule={reschedule} decide={decide} />,
    },
    {
      key: 'owner',
      title: t('exceptions.owner'),
      width: '140px',
      card: 'corner',
      cell: (row) => (
        <span className={css.owner}>
          <Owner row={row} work={work} mayWork={mayWork} />
          {mayWork && (
            <RowMenu
              row={row}
              work={work}
              now={now}
              opened={menu === rowKeyOf(row)}
              setOpened={(opened) => openMenu(opened ? rowKeyOf(row) : null)}
              note={note}
            />
          )}
        </span>
      ),
    },
  ];
}
