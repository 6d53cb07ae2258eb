import type { ImportSummary } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconArrowBackUp, IconBan, IconCircleCheck } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { localZone } from '../here.ts';
import type { UploadKind } from '../kind.ts';
import css from './done-view.module.css';

type Props = { readonly kind: UploadKind; readonly upload: ImportSummary };

type Result = NonNullable<ImportSummary['result']>;

const icons = { imported: IconCircleCheck, undone: IconArrowBackUp, canceled: IconBan } as const;

/** Sentences about what went in, changed, and stayed out. */
function importedLines(kind: UploadKind, result: Result, t: TFunction): string[] {
  const { added, updated, unchanged, skipped } = result;
  return [
    ...(added > 0 || updated + unchanged === 0 ? [t(`imports.kinds.${kind.name}.done`, { count: added })] : []),
    ...(updated > 0 ? [t('imports.done.updated', { count: updated })] : []),
    ...(unchanged > 0 ? [t('imports.done.unchanged', { count: unchanged })] : []),
    ...(skipped > 0 ? [t('imports.done.skipped', { count: skipped })] : []),
  ];
}

/** Sentences about what an undo took away, set back, and left. */
function undoneLines({ removed, restored, kept }: Result, t: TFunction): string[] {
  if (kept === 0) return [t('imports.done.undone_text')];
  return [
    ...(removed > 0 ? [t('imports.done.removed', { count: removed })] : []),
    ...(restored > 0 ? [t('imports.done.restored', { count: restored })] : []),
    t('imports.done.kept', { count: kept }),
  ];
}

/** The outcome in one box: what went in, what changed, what was left out. */
export function DonePanel({ kind, upload: { state, result, file_name, created_by, created_at } }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (state === 'checked') return null;
  const Icon = icons[state];
  const lines =
    state === 'canceled' || result === null
      ? [t('imports.done.canceled_text')]
      : state === 'undone'
        ? undoneLines(result, t)
        : importedLines(kind, result, t);
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
