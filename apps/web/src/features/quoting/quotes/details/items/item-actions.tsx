import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FloatMenu } from '../../../../../ui/float/float-menu.tsx';
import type { Float } from '../../../../../ui/float/use-float.ts';
import { IconCopy, IconTrash } from '../../../../../ui/icons.ts';
import { useQuoteForm } from '../../draft/quote-form.ts';
import { duplicateItem, focusItem, removeItem } from './change-items.ts';

/** What can be done with a whole line. */
export function ItemActions({ float, itemKey }: { readonly float: Float; readonly itemKey: string }) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  return (
    <FloatMenu float={float}>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          onClick={() => focusItem(duplicateItem(quoteForm, itemKey))}
        >
          {t('quotes.items.duplicate')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          onClick={() => removeItem(quoteForm, itemKey)}
        >
          {t('quotes.items.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </FloatMenu>
  );
}
