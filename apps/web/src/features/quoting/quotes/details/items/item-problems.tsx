import { useTranslation } from 'react-i18next';
import { useCallUs } from '../../../../../lib/language/use-call-us.ts';
import css from '../../fields/line-row.module.css';
import type { ItemForm } from './use-item.ts';

const fields = ['description', 'quantity', 'package', 'length', 'width', 'height', 'weight', 'pieces'] as const;

/** What is wrong with the columns above, each named; the fields below carry their own words. */
export function ItemProblems({ lineForm, id }: { readonly lineForm: ItemForm; readonly id: string }) {
  const { t } = useTranslation();
  const said = fields.flatMap((field) => {
    const text = lineForm.problem(field === 'package' ? 'package_type' : field);
    return text === undefined ? [] : [{ field, text }];
  });
  const withNumber = useCallUs(said.map(({ text }) => text));
  if (said.length === 0) return null;
  return (
    <ul id={id} className={css.problems}>
      {said.map(({ field, text }) => (
        <li key={field}>{`${t(`quotes.items.${field}`)}: ${withNumber(text)}`}</li>
      ))}
    </ul>
  );
}
