import { UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteTarget } from '../../../lib/routes/table.ts';
import { Means } from '../../../ui/charts/means.tsx';
import { IconChartBar, IconTable } from '../../../ui/icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import css from './dashboard.module.css';

type Props = {
  readonly title: string;
  readonly means: string;
  readonly note?: ReactNode;
  /** The way to what is counted. */
  readonly link?: { readonly to: RouteTarget; readonly words: string } | undefined;
  /** The same as a table, for whoever would rather read it. */
  readonly table?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A figure of the dashboard: its name, what it means, the way to its rows, and its picture or its table. */
export function FigurePanel({ title, means, note, link, table, wide = false, children }: Props) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  const Other = asTable ? IconChartBar : IconTable;
  return (
    <div className={css.place} data-wide={wide || undefined}>
      <Panel
        title={title}
        note={note}
        aside={
          <span className={css.aside}>
            {link && (
              <RouteLink {...link.to} className={css.link}>
                {link.words}
              </RouteLink>
            )}
            {table !== undefined && (
              <UnstyledButton
                className={css.switch}
                aria-label={`${t(asTable ? 'dashboard.as_chart' : 'dashboard.as_table')}: ${title}`}
                aria-pressed={asTable}
                onClick={() => setAsTable(!asTable)}
              >
                <Other size={16} aria-hidden="true" />
              </UnstyledButton>
            )}
            <Means label={t('dashboard.what', { name: title })} text={means} />
          </span>
        }
      >
        {asTable ? <div className={css.table}>{table}</div> : children}
      </Panel>
    </div>
  );
}
