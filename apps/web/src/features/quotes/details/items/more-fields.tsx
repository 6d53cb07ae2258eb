import { Select, TextInput } from '@mantine/core';
import { conditions } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import css from './more-fields.module.css';
import type { ItemDesk } from './use-item.ts';

/** What few lines need: the number of the classification, the Mexican tariff code, the condition. */
export function MoreFields({ desk }: { readonly desk: ItemDesk }) {
  const { t } = useTranslation();
  const { item, path, change, leave, problem } = desk;
  return (
    <div className={css.fields}>
      <TextInput
        label={t('quotes.items.nmfc')}
        value={item.nmfc}
        maxLength={20}
        onChange={({ currentTarget }) => change({ nmfc: currentTarget.value }, 'nmfc')}
        onBlur={() => leave('nmfc')}
        error={problem('nmfc')}
        classNames={{ input: 'wb-mono' }}
        data-path={`${path}.nmfc`}
      />
      <TextInput
        label={t('quotes.items.sat')}
        value={item.sat}
        maxLength={20}
        onChange={({ currentTarget }) => change({ sat: currentTarget.value }, 'sat')}
        error={problem('sat')}
        classNames={{ input: 'wb-mono' }}
        data-path={`${path}.sat`}
      />
      <Select
        label={t('quotes.items.condition')}
        data={conditions.map((value) => ({ value, label: t(`terms.conditions.${value}`) }))}
        value={item.condition}
        onChange={(value) => change({ condition: value === 'used' ? 'used' : 'new' })}
      />
    </div>
  );
}
