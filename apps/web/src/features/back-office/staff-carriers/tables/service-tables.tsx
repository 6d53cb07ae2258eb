import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ScaledInput } from '../scaled-input.tsx';
import { AddButton, EditedTable, FigureTable, RemoveCell } from './edited-table.tsx';
import type { Part, Service } from './service-values.ts';
import css from './tables.module.css';

/** Services of a version, a row each. */
export function Services({ form }: Part) {
  const { t } = useTranslation();
  const { services } = form.values.service;
  const name = (at: number, words: string): string => t('carrier_tariffs.service.row', { row: at + 1, name: words });
  const heads = ['code', 'name', 'factor', 'days', 'deliver_by'] as const;
  return (
    <>
      <EditedTable
        label={t('carrier_tariffs.service.services')}
        heads={heads.map((head) => t(`carrier_tariffs.service.${head}`))}
      >
        {[...services.entries()].map(([at, service]) => {
          const path = (field: keyof Service): string => `service.services.${at}.${field}`;
          const text = (field: 'code' | 'name' | 'deliver_by') => (
            <TextInput
              aria-label={name(at, t(`carrier_tariffs.service.${field}`))}
              value={service[field]}
              onChange={({ currentTarget }) => form.setFieldValue(path(field), currentTarget.value)}
              error={form.errors[path(field)]}
              data-path={path(field)}
              {...(field === 'deliver_by' ? { placeholder: '17:00', maxLength: 5 } : {})}
            />
          );
          return (
            <tr key={at}>
              <td className={css.short}>{text('code')}</td>
              <td>{text('name')}</td>
              <td>
                <ScaledInput
                  label={name(at, t('carrier_tariffs.service.factor'))}
                  decimals={2}
                  value={service.factor_bp}
                  onChange={(value) => form.setFieldValue(path('factor_bp'), value)}
                  error={form.errors[path('factor_bp')]}
                  path={path('factor_bp')}
                />
              </td>
              <td>
                <ScaledInput
                  label={name(at, t('carrier_tariffs.service.days'))}
                  decimals={0}
                  value={service.days}
                  onChange={(value) => form.setFieldValue(path('days'), value)}
                  error={form.errors[path('days')]}
                  path={path('days')}
                />
              </td>
              <td className={css.short}>{text('deliver_by')}</td>
              <RemoveCell
                label={t('carrier_tariffs.service.remove', { row: at + 1 })}
                onRemove={() => form.removeListItem('service.services', at)}
              />
            </tr>
          );
        })}
      </EditedTable>
      <AddButton
        label={t('carrier_tariffs.service.add')}
        onAdd={() =>
          form.insertListItem('service.services', {
            code: '',
            name: '',
            factor_bp: 10_000,
            days: 0,
            deliver_by: '17:00',
          })
        }
      />
    </>
  );
}

/** Days by road miles, a row for each distance. */
export function Bands({ form }: Part) {
  const { t } = useTranslation();
  const { bands } = form.values.service;
  return (
    <>
      <FigureTable
        label={t('carrier_tariffs.service.transit')}
        form={form}
        path="service.bands"
        rows={bands}
        cells={[
          {
            name: 'upto_miles',
            words: t('carrier_tariffs.service.upto'),
            decimals: 0,
            placeholder: t('carrier_tariffs.service.no_end'),
          },
          { name: 'days', words: t('carrier_tariffs.service.band_days'), decimals: 0 },
        ]}
        nameOf={(row, name) => t('carrier_tariffs.service.band_row', { row, name })}
        removeOf={(row) => t('carrier_tariffs.service.band_remove', { row })}
      />
      <AddButton
        label={t('carrier_tariffs.service.band_add')}
        onAdd={() =>
          form.insertListItem('service.bands', { upto_miles: null, days: null }, Math.max(0, bands.length - 1))
        }
      />
    </>
  );
}
