import { useTranslation } from 'react-i18next';
import { IconCheck, IconChevronLeft } from '../../../../ui/icons.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import type { UploadKind } from '../kind.ts';
import css from './upload-head.module.css';

const steps = ['file', 'columns', 'rows', 'import'] as const;
export type UploadStep = (typeof steps)[number];

type Props = {
  readonly kind: UploadKind;
  readonly step: UploadStep;
  /** The last step is behind as well. */
  readonly done: boolean;
};

function Steps({ step, done }: Omit<Props, 'kind'>) {
  const { t } = useTranslation();
  const at = done ? steps.length : steps.indexOf(step);
  return (
    <ol className={css.steps} aria-label={t('imports.steps.label')}>
      {steps.map((name, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'ahead';
        return (
          <li key={name} className={css.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={css.number} aria-hidden="true">
              {state === 'done' ? <IconCheck size={13} /> : index + 1}
            </span>
            <span className={css.name}>{t(`imports.steps.${name}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Head of an upload: the way back, and the four steps with the one that is on. */
export function UploadHead({ kind, step, done }: Props) {
  const { t } = useTranslation();
  return (
    <PageHeader
      trail={
        <nav className={css.trail} aria-label={t('imports.upload')}>
          <RouteLink to={kind.list} className={css.back}>
            <IconChevronLeft size={16} aria-hidden="true" />
            {t(`imports.kinds.${kind.name}.back`)}
          </RouteLink>
          <span aria-hidden="true">/</span>
          <span aria-current="page">{t('imports.upload')}</span>
        </nav>
      }
      title={t(`imports.kinds.${kind.name}.title`)}
      actions={<Steps step={step} done={done} />}
    />
  );
}
