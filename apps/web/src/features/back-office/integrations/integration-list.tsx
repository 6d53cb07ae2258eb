import type { Integration } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IntegrationRow } from './integration-row.tsx';
import css from './integrations.module.css';

type Props = {
  readonly integrations: readonly Integration[];
  /** The one that is opened. */
  readonly opened: string | null;
  readonly onToggle: (id: string | null) => void;
};

/** Carrier connections, one in a line; the opened one with everything about it. */
export function IntegrationList({ integrations, opened, onToggle }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={css.list} aria-label={t('titles.integrations')}>
      {integrations.map((integration) => (
        <IntegrationRow
          key={integration.id}
          integration={integration}
          opened={opened === integration.id}
          onToggle={() => onToggle(opened === integration.id ? null : integration.id)}
        />
      ))}
    </ul>
  );
}
