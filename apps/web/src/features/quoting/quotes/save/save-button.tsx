import { Button, Menu, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../lib/session/use-user.ts';
import { IconBookmark, IconBookmarkFilled, IconChevronDown, IconPencil, IconTrash } from '../../../../ui/icons.ts';
import { SaveDialog, type Savable } from './save-dialog.tsx';
import { useUnsave } from './use-unsave.ts';

type Props = { readonly quote: Savable; readonly look?: ButtonProps };

/** Saves a quote; once it is saved, says so and leads to its name, its note and the way off the list. */
export function SaveButton({ quote, look }: Props) {
  const { t } = useTranslation();
  const may = useUser()?.abilities.includes('quote.create') ?? false;
  const unsave = useUnsave();
  const [open, setOpen] = useState(false);
  if (!may) return null;
  const { number } = quote;
  const dialog = open && <SaveDialog quote={quote} onClose={() => setOpen(false)} />;
  if (quote.saved === null) {
    return (
      <>
        <Button {...look} leftSection={<IconBookmark size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('quote_lists.save.button')}
        </Button>
        {dialog}
      </>
    );
  }
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <Button
            {...look}
            aria-label={t('quote_lists.save.saved_name', { number })}
            leftSection={<IconBookmarkFilled size={16} aria-hidden="true" />}
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          >
            {t('quote_lists.save.saved')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
            {t('quote_lists.act.rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={() => unsave(quote)}>
            {t('quote_lists.save.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
