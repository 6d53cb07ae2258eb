import type { Edi214File } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../lib/language/i18n.ts';
import { Notice } from '../../../ui/notice.tsx';
import css from './edi-214.module.css';

type Problem = Edi214File['problems'][number];

/** The reason in the language shown; in the reader's own words where it is a new one. */
function reasonOf({ code, text }: Problem): string {
  const key = `edi_214.problems.${code}`;
  return i18n.exists(key) ? (i18n.t as (key: string) => string)(key) : text;
}

/** What is wrong with a file, by the segment it stands in, with the reader's own words about it. */
export function FileProblems({ problems, taken }: { readonly problems: readonly Problem[]; readonly taken: boolean }) {
  const { t } = useTranslation();
  const where = ({ segment, id }: Problem): string =>
    id === '' ? t('edi_214.at_segment_plain', { segment }) : t('edi_214.at_segment', { segment, id });
  return (
    <Notice tone={taken ? 'care' : 'stop'} title={t('edi_214.problems_title', { count: problems.length })} live>
      {taken && <p className={css.lead}>{t('edi_214.problems_text')}</p>}
      <ul className={css.problems}>
        {problems.map((problem) => (
          <li key={`${problem.segment} ${problem.code}`}>
            <b className="wb-mono">{where(problem)}</b> <span>{reasonOf(problem)}</span>
            <span className={css.soft}>{problem.text}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
