import { useTranslation } from 'react-i18next';
import { Check } from '../../../../ui/check.tsx';

type Props = {
  readonly lineForm: {
    readonly item: { readonly stackable: boolean; readonly hazardous: boolean };
    readonly change: (changes: { stackable?: boolean; hazardous?: boolean }, ...fields: readonly string[]) => void;
  };
  readonly number: number;
};

/** Whether something may stand on a line, and whether it is dangerous. */
export function KindChecks({ lineForm: { item, change }, number }: Props) {
  const { t } = useTranslation();
  const name = (field: string): string => t('quotes.items.of_item', { field, number });
  return (
    <>
      <Check
        label={t('quotes.items.stackable')}
        name={name(t('quotes.items.stackable'))}
        checked={item.stackable}
        onChange={(stackable) => change({ stackable })}
      />
      <Check
        label={t('quotes.items.hazardous')}
        name={name(t('quotes.items.hazardous'))}
        checked={item.hazardous}
        onChange={(hazardous) => change({ hazardous }, 'hazmat')}
      />
    </>
  );
}
