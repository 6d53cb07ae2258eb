import type { ImportSummary } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconArrowBackUp, IconBan, IconCircleCheck } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { localZone } from '../here.ts';
import type { UploadKind } from '../kind.ts';
import css from './done-view.module.css';

type Props = { readonly kind: UploadKind; readonly upload: ImportSummary };

const icons = { imported: IconCircleCheck, undone: IconArrowBackUp, canceled: IconBan } as const;

/** The outcome in one box: what went in, what changed, what was left out. */
export function DonePanel({ kind, upload: { state, result, file_name, created_by, created_at } }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (state === 'checked') return null;
  const Icon = icons[state];
  const lines: string[] = [];
  if (state === 'canceled') lines.push(t('imports.done.canceled_text'));
  if (state === 'undone') lines.push(t('imports.done.undone_text'));
  if (state === 'undone' && result !== null && result.kept > 0)
    lines.push(t('imports.done.kept', { count: result.kept }));
  if (state === 'imported' && result !== null) {
    lines.push(t(`imports.kinds.${kind.name}.done`, { count: result.added }));
    if (result.updated > 0) lines.push(t('imports.done.updated', { count: result.updated }));
    if (result.skipped > 0) lines.push(t('imports.done.skipped', { count: result.skipped }));
  }
  return (
    <Panel>
      <div className={css.outcome} data-state={state} role="status">
        <Icon size={32} stroke={1.5} aria-hidden="true" />
        <div>
          <h2>{t(state === 'imported' ? 'imports.done.title' : `imports.done.${state}`)}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={css.who}>
            {file_name} · {t('imports.done.when', { who: created_by, when: dateTime(created_at, localZone()) })}
          </p>
        </div>
      </div>
    </Panel>
  );
}
