import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import { Notice } from '../../../ui/notice.tsx';
import { IconFileText } from '../../../ui/icons.ts';
import type { KeptDraft } from '../draft/kept-drafts.ts';
import css from './other-drafts.module.css';
import { useOtherDrafts } from './use-kept-drafts.ts';
import { useStep } from './use-step.ts';

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Opens another draft at its details. */
function useOpen(): (other: KeptDraft) => void {
  const { t } = useTranslation();
  const { open } = useOtherDrafts();
  const { goTo } = useStep();
  async function openOther(other: KeptDraft): Promise<void> {
    if (await open(other)) await goTo('details');
    else notifyRefused({ id: 'draft-open-elsewhere', title: t('quote_drafts.other_tab') });
  }
  return (other) => void openOther(other);
}

/** What tells a draft from another: its way, its first line and when it was typed in. */
function DraftWords({ other: { draft, at } }: { readonly other: KeptDraft }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { origin, destination, items, client_reference: reference } = draft.details;
  const way = [origin, destination].map(({ postal_code: code }) => code || '–').join(' → ');
  const load = [items[0]?.description, items.length > 1 && t('quotes.items.lines', { count: items.length }), reference];
  return (
    <span className={css.words}>
      <b className="wb-mono">{way}</b>
      <span className={css.load}>{load.filter(Boolean).join(' · ') || t('quote_drafts.no_load')}</span>
      <span className={css.when}>
        {t('quote_drafts.typed', { when: dateTime(new Date(at).toISOString(), browserZone()) })}
      </span>
    </span>
  );
}

/** The person's other drafts, as soon as there is one. */
export function OtherDraftsMenu() {
  const { t } = useTranslation();
  const { others } = useOtherDrafts();
  const open = useOpen();
  if (others.length === 0) return null;
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>
        <Button variant="subtle" leftSection={<IconFileText size={16} aria-hidden="true" />}>
          {t('quote_drafts.others', { count: others.length })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={css.list ?? ''}>
        <Menu.Label>{t('quote_drafts.hint')}</Menu.Label>
        {others.map((other) => (
          <Menu.Item key={other.draft.id} onClick={() => open(other)}>
            <DraftWords other={other} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** That the same quote was typed in elsewhere, and where that is. */
export function SplitNotice() {
  const { t } = useTranslation();
  const { split, others, closeSplit } = useOtherDrafts();
  const open = useOpen();
  const [newest] = others;
  if (!split || newest === undefined) return null;
  return (
    <Notice
      tone="care"
      live
      title={t('quote_drafts.split_title')}
      action={
        <span className={css.actions}>
          <Button size="compact-sm" onClick={() => open(newest)}>
            {t('quote_drafts.open_other')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={closeSplit}>
            {t('quote_drafts.go_on')}
          </Button>
        </span>
      }
    >
      {t('quote_drafts.split_text')}
    </Notice>
  );
}
