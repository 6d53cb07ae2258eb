import { Button } from '@mantine/core';
import type { AuditRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { IconChevronLeft, IconChevronRight } from '../../../ui/icons.ts';
import css from './audit-trail.module.css';

type Props = {
  readonly page:
    | { readonly data: readonly AuditRow[]; readonly older: string | null; readonly newer: string | null }
    | undefined;
  readonly goTo: (place: { readonly older?: string; readonly newer?: string }) => void;
};

/** Foot of the trail: from when to when, and the way to newer and older entries. */
export function Turner({ page, goTo }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [first, last] = [page?.data[0], page?.data.at(-1)];
  const words =
    first && last
      ? t('audit_trail.shown', {
          count: page?.data.length ?? 0,
          from: dateTime(last.at, ownZone()),
          to: dateTime(first.at, ownZone()),
        })
      : page === undefined && t('common.loading');
  return (
    <nav className={css.turner} aria-label={t('common.pages')}>
      <span>{words}</span>
      <span className={css.turn}>
        <Button
          variant="subtle"
          disabled={(page?.newer ?? null) === null}
          onClick={() => goTo({ newer: page?.newer ?? '' })}
          leftSection={<IconChevronLeft size={16} aria-hidden="true" />}
        >
          {t('audit_trail.newer')}
        </Button>
        <Button
          variant="subtle"
          disabled={(page?.older ?? null) === null}
          onClick={() => goTo({ older: page?.older ?? '' })}
          rightSection={<IconChevronRight size={16} aria-hidden="true" />}
        >
          {t('audit_trail.older')}
        </Button>
      </span>
    </nav>
  );
}
