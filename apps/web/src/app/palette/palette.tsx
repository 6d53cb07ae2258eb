import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partsOf } from '../../lib/class-names.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { IconSearch } from '../../ui/icons.ts';
import type { NavGroup } from '../nav/entry.ts';
import { closePalette } from './palette-state.ts';
import { paletteActions } from './palette-actions.ts';
import styles from './palette.module.css';

const [store, controls] = createSpotlight();

/** Command palette: go to a page, start a quote, find a shipment by its number. */
export function Palette({ groups, opened }: { readonly groups: readonly NavGroup[]; readonly opened: boolean }) {
  const { t } = useTranslation();
  const user = useUser();
  const [query, setQuery] = useState('');
  useEffect(() => (opened ? controls.open() : controls.close()), [opened]);
  const actions: SpotlightActionGroupData[] = useMemo(
    () => paletteActions(groups, user, query, t),
    [groups, user, query, t],
  );
  return (
    <Spotlight
      store={store}
      shortcut={null}
      centered={false}
      yOffset="14vh"
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      scrollAreaProps={{ mah: '60vh' }}
      actions={actions}
      // The list is filtered while it is made; filtering it again would lose what the query itself offers.
      filter={(_, made) => made}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={closePalette}
      nothingFound={t('frame.find_empty')}
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
