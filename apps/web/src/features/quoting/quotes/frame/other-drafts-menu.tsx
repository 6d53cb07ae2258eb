import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconFileText } from '../../../../ui/icons.ts';
import css from './other-drafts.module.css';
import { useOtherDrafts, type OtherDraft } from './use-saved-drafts.ts';
import { useOpenDraft } from './use-open-draft.ts';

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What tells a draft from another: its way, its first line and when it was typed in. */
function DraftWords({ other: { facts, at } }: { readonly other: OtherDraft }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { origin, destination, items, client_reference: reference } = facts;
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
  const open = useOpenDraft();
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
          <Menu.Item key={other.id} onClick={() => open(other)}>
            <DraftWords other={other} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
