import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../../../../ui/icons.ts';

type Action = {
  readonly words: string;
  readonly run: () => void;
  /** Ends the shipment: shown apart, in red. */
  readonly stops?: boolean;
};
type Props = { readonly groups: readonly { readonly title: string | null; readonly actions: readonly Action[] }[] };

/** Further actions in one menu, by what they are about; one alone is a button. */
export function MoreActions({ groups }: Props) {
  const { t } = useTranslation();
  const shown = groups.filter(({ actions }) => actions.length > 0);
  const [only, ...others] = shown.flatMap(({ actions }) => actions);
  if (only === undefined) return null;
  if (others.length === 0) return <Button onClick={only.run}>{only.words}</Button>;
  return (
    <Menu position="bottom-end" shadow="md" width={220}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} aria-hidden="true" />}>{t('shipment_desk.more')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {shown.map(({ title, actions }, at) => (
          <div key={title ?? ''} role="group" aria-label={title ?? undefined}>
            {title === null ? at > 0 && <Menu.Divider /> : <Menu.Label aria-hidden="true">{title}</Menu.Label>}
            {actions.map(({ words, run, stops = false }) => (
              <Menu.Item key={words} onClick={run} {...(stops ? { c: 'var(--wb-stop)' } : {})}>
                {words}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
