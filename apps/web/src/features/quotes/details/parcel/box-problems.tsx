import { useTranslation } from 'react-i18next';
import type { ItemDesk } from '../items/use-item.ts';
import css from './box-row.module.css';

const fields = ['description', 'quantity', 'package_type', 'length', 'width', 'height', 'weight'] as const;
const names = {
  description: 'quotes.parcel.contents',
  package_type: 'quotes.items.package',
  weight: 'quotes.parcel.weight',
} as const;

/** What is wrong with a box, in the words of the specification; words about the whole box stand alone. */
export function BoxProblems({ desk, id }: { readonly desk: ItemDesk; readonly id: string }) {
  const { t } = useTranslation();
  const said = fields.flatMap((field) => {
    const text = desk.problem(field);
    if (text === undefined) return [];
    const whole = text.startsWith(t('findings.parcel_over_dimensions').slice(0, 12));
    const name =
      field === 'description' || field === 'package_type' || field === 'weight'
        ? t(names[field])
        : t(`quotes.items.${field}`);
    return [{ field, text: whole ? text : `${name}: ${text}` }];
  });
  if (said.length === 0) return null;
  return (
    <ul id={id} className={css.problems}>
      {said.map(({ field, text }) => (
        <li key={field}>{text}</li>
      ))}
    </ul>
  );
}
