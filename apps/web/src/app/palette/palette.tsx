import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partsOf } from '../../lib/class-names.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { IconSearch } from '../../ui/icons.ts';
import type { NavGroup } from '../nav/entry.ts';
import { closePalette } from './palette-state.ts';
import { paletteActions } from './palette-actions.ts';
import styles from './palette.module.css';
import { useFound } from './use-found.ts';

const [store, controls] = createSpotlight();

/** Chooses the best of what is listed, unless the person has gone down the list already. */
function chooseFirst(): void {
  const { selected, listId } = store.getState();
  if (selected > 0) return;
  const [first, ...others] = document.querySelectorAll(`#${CSS.escape(listId)} [data-action]`);
  first?.setAttribute('data-selected', 'true');
  for (const other of others) other.removeAttribute('data-selected');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

/** Command palette: find a record by a number, a place, or a name, go to a page, or do something. */
export function Palette({ groups, opened }: { readonly groups: readonly NavGroup[]; readonly opened: boolean }) {
  const { t } = useTranslation();
  const user = useUser();
  const [query, setQuery] = useState('');
  useEffect(() => (opened ? controls.open() : controls.close()), [opened]);
  const { found, searching } = useFound(query);
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const actions: SpotlightActionGroupData[] = useMemo(() => {
    const switchTheme = (): void => setColorScheme(dark ? 'light' : 'dark');
    return paletteActions(groups, { user, query, found, switchTheme }, t);
  }, [groups, user, query, found, dark, setColorScheme, t]);
  // Records come in after the letters they match.
  useEffect(() => {
    if (found.length > 0) chooseFirst();
  }, [found.length]);
  return (
    <Spotlight
      store={store}
      shortcut={null}
      centered={false}
      yOffset="14vh"
      overlayProps={{ backgroundOpacity: 0.2, blur: 0 }}
      scrollAreaProps={{ mah: '60vh' }}
      actions={actions}
      // The list is filtered while it is made; filtering it again would lose what the query itself offers.
      filter={(_, made) => made}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={closePalette}
      nothingFound={t(searching ? 'frame.searching' : 'frame.find_empty')}
      searchProps={{
        'aria-label': t('frame.find'),
        placeholder: t('frame.find_placeholder'),
        leftSection: <IconSearch size={20} aria-hidden="true" />,
      }}
      attributes={{ content: { 'aria-label': t('frame.find') } }}
      classNames={partsOf(styles, {
        content: 'content',
        search: 'search',
        action: 'action',
        actionsGroup: 'group',
        actionsList: 'list',
        actionDescription: 'description',
      })}
    />
  );
}
