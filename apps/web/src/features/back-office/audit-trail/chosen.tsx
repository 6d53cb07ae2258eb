import { Button } from '@mantine/core';
import type { Answer, endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../../ui/icons.ts';
import layout from '../../../ui/page-layout.module.css';
import type { TrailFilter } from './query.ts';
import type { Narrow } from './filter-bar.tsx';

type Named = Answer<typeof endpoints.auditTrail.list>['named'];

type Props = {
  readonly filters: { readonly [K in TrailFilter]?: string };
  /** Names of what is chosen, once the server has said them. */
  readonly named: Named | undefined;
  readonly narrow: Narrow;
};

/** Who and what the trail is narrowed to, each with the way out. */
export function Chosen({ filters, named, narrow }: Props) {
  const { t } = useTranslation();
  const chosen = (['person', 'account', 'record'] as const).filter(
    (name) => filters[name] !== undefined && filters[name] !== 'house',
  );
  if (chosen.length === 0) return null;
  return (
    <div className={layout.tools}>
      {chosen.map((name) => {
        const words = named?.[name] ?? (name === 'record' ? filters.record : t(`audit_trail.one_${name}`)) ?? '';
        return (
          <Button
            key={name}
            size="compact-sm"
            onClick={() => narrow({ [name]: '' })}
            aria-label={t('common.remove_filter', { filter: words })}
            rightSection={<IconX size={14} aria-hidden="true" />}
          >
            <span className="wb-soft">{t(`audit_trail.find.${name}`)}</span>&nbsp;{words}
          </Button>
        );
      })}
    </div>
  );
}
