import { Button, Menu } from '@mantine/core';
import type { Shipment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowBackUp, IconChevronDown, IconRepeat } from '../../../../../ui/icons.ts';
import { useMayQuote } from '../../list/no-shipments.tsx';
import { ReshipDialog } from '../../reship/reship-dialog.tsx';

/** Ships the same again, or brings it back, with nothing typed twice. */
export function ReshipButtons({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const mayQuote = useMayQuote();
  const [wanted, setWanted] = useState<'again' | 'back' | null>(null);
  if (!mayQuote) return null;
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <Button
            variant="filled"
            leftSection={<IconRepeat size={16} aria-hidden="true" />}
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          >
            {t('tracking.reship.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconRepeat size={16} aria-hidden="true" />} onClick={() => setWanted('again')}>
            {t('tracking.reship.again')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={() => setWanted('back')}>
            {t('tracking.reship.back')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {wanted !== null && (
        <ReshipDialog
          id={shipment.id}
          number={shipment.bol_number}
          back={wanted === 'back'}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  );
}
