import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export type DriverField = 'driver_name' | 'driver_phone' | 'truck_number' | 'trailer_number';

/** Who drives, with what. */
export function DriverInputs({ propsOf }: { readonly propsOf: (field: DriverField) => object }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        required
        label={t('truckload_pages.load.driver_name')}
        autoComplete="off"
        data-path="driver_name"
        {...propsOf('driver_name')}
      />
      <TextInput
        required
        type="tel"
        label={t('truckload_pages.load.driver_phone')}
        autoComplete="off"
        data-path="driver_phone"
        {...propsOf('driver_phone')}
      />
      <TextInput
        required
        label={t('truckload_pages.load.truck_number')}
        autoComplete="off"
        classNames={{ input: 'wb-mono' }}
        data-path="truck_number"
        {...propsOf('truck_number')}
      />
      <TextInput
        label={`${t('truckload_pages.load.trailer_number')} (${t('common.optional')})`}
        autoComplete="off"
        classNames={{ input: 'wb-mono' }}
        data-path="trailer_number"
        {...propsOf('trailer_number')}
      />
    </>
  );
}
