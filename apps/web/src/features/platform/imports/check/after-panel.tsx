import type { ImportSummary } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { UploadKind } from '../kind.ts';
import css from './after-panel.module.css';

type Props = { readonly kind: UploadKind; readonly upload: ImportSummary };

/** What there is now, what the file adds, and what there will be. */
export function AfterPanel({ kind, upload: { there, good, plan } }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const added = good + plan.add;
  return (
    <Panel title={t('imports.after.title')}>
      <dl className={css.sums}>
        <div>
          <dt>{t(`imports.kinds.${kind.name}.there`)}</dt>
          <dd>{number(there)}</dd>
        </div>
        <div data-new>
          <dt>{t('imports.after.new')}</dt>
          <dd>+{number(added)}</dd>
        </div>
        {plan.update > 0 && (
          <div>
            <dt>{t('imports.after.changed')}</dt>
            <dd>{number(plan.update)}</dd>
          </div>
        )}
        <div data-sum>
          <dt>{t('imports.after.sum')}</dt>
          <dd>{number(there + added)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
