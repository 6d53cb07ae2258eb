import type { BillEvidence } from '@waybill/contract';
import desk from '../../ui/desk.module.css';
import { useTranslation } from 'react-i18next';
import { dayHere } from '../../lib/format/today.ts';
import { useFormats } from '../../lib/format/use-formats.ts';
import css from './adjustments.module.css';

/** The carrier's papers, each opening in a tab of its own. */
export function Papers({ papers, base }: { readonly papers: readonly BillEvidence[]; readonly base: string }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <ul className={css.papers}>
      {papers.map(({ id, kind, name, created_at: at }) => (
        <li key={id} className={css.paper}>
          <div>
            <b>{t(`adjustments.evidence.kind.${kind}`)}</b>
            <span className={desk.soft}>
              {name} · {date(dayHere(at))}
            </span>
          </div>
          <a
            href={`${base}/${id}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('adjustments.evidence.view_of', { name })}
          >
            {t('adjustments.evidence.view')}
          </a>
        </li>
      ))}
    </ul>
  );
}
