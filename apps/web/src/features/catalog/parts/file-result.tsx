import type { PartFileResult } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../lib/language/i18n.ts';
import css from './parts.module.css';

const say = i18n.t as (key: string, options: { readonly defaultValue: string }) => string;

function Problems({ result }: { readonly result: PartFileResult }) {
  const { t } = useTranslation();
  const field = (name: string) => say(`parts.file.${name}`, { defaultValue: name });
  const why = (code: string) => say(`fields.${code}`, { defaultValue: code });
  return (
    <div className={css.problems} role="alert">
      <b>{t('parts.problems', { count: result.problem_count })}</b>
      <ul>
        {result.problems.map((one) => (
          <li key={`${one.row}:${one.field}:${one.code}`}>
            {t(one.value === '' ? 'parts.problem' : 'parts.problem_value', {
              row: one.row,
              field: field(one.field),
              value: one.value,
              why: why(one.code),
            })}
          </li>
        ))}
        {result.problem_count > result.problems.length && <li>{t('parts.more_rows')}</li>}
      </ul>
    </div>
  );
}

/** What a file would do: how much is new, how much changes, and which rows keep it out. */
export function FileResult({ result }: { readonly result: PartFileResult }) {
  const { t } = useTranslation();
  const { added, changed, same, preview } = result;
  const nothing = added + changed === 0;
  return (
    <>
      <p>
        {[
          t('parts.will_add', { count: added }),
          t('parts.will_change', { count: changed }),
          t('parts.same', { count: same }),
        ].join(' · ')}
      </p>
      {result.problem_count > 0 && <Problems result={result} />}
      {result.problem_count === 0 && nothing && <p className="wb-soft">{t('parts.nothing_to_do')}</p>}
      {preview.length > 0 && (
        <div className={css.preview}>
          <table aria-label={t('parts.preview')}>
            <thead>
              <tr>
                <th scope="col">{t('parts.row')}</th>
                <th scope="col">{t('parts.column.description')}</th>
                <th scope="col">{t('parts.preview')}</th>
                <th scope="col">{t('parts.fields')}</th>
              </tr>
            </thead>
            <tbody>
              {preview.map((one) => (
                <tr key={one.row}>
                  <td>{one.row}</td>
                  <th scope="row">{one.name}</th>
                  <td>{t(`parts.${one.what}`)}</td>
                  <td className="wb-soft">
                    {one.fields.map((name) => say(`parts.file.${name}`, { defaultValue: name })).join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
