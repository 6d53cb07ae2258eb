import { ActionIcon, Menu } from '@mantine/core';
import type { ExceptionRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconDots } from '../../../ui/icons.ts';
import type { Work } from './use-work.ts';
import { ownZone, snoozeTimes } from './words.ts';

type Props = {
  readonly row: ExceptionRow;
  readonly work: Work;
  /** When the page was last read, in milliseconds. */
  readonly now: number;
  readonly opened: boolean;
  readonly setOpened: (opened: boolean) => void;
  readonly note: (row: ExceptionRow) => void;
};

/** What else can be done with a row: a note, asking again, putting it off. */
export function RowMenu({ row, work, now, opened, setOpened, note }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const shipment = row.kind !== 'unknown_booking';
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" shadow="md" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={28} aria-label={t('exceptions.more', { number: row.number })}>
          <IconDots size={16} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {shipment && <Menu.Item onClick={() => note(row)}>{t('exceptions.note')}</Menu.Item>}
        {row.can_ask && <Menu.Item onClick={() => work.ask(row)}>{t('exceptions.ask')}</Menu.Item>}
        <Menu.Label>{t('exceptions.snooze')}</Menu.Label>
        {row.snoozed_until !== null && (
          <Menu.Item onClick={() => work.snooze(row, null)}>{t('exceptions.wake')}</Menu.Item>
        )}
        {snoozeTimes(new Date(now)).map(({ name, until }) => (
          <Menu.Item
            key={name}
            title={dateTime(until.toISOString(), ownZone())}
            onClick={() => work.snooze(row, until)}
          >
            {t(`exceptions.snooze_${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
