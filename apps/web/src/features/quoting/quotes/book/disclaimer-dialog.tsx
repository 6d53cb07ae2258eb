import { Button, Group, Modal } from '@mantine/core';
import { bookingDisclaimer } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { Notice } from '../../../../ui/notice.tsx';
import css from './disclaimer-dialog.module.css';
import type { Disclaimer } from './use-disclaimer.ts';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';

const parts = ['price', 'services', 'times', 'liability', 'goods', 'claims'] as const;

/** The disclaimer: to accept in the middle of a first booking, or to read again. Escape books nothing. */
export function DisclaimerDialog({ of, price }: { readonly of: Disclaimer; readonly price: string }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const again = (of.state?.earlier ?? null) !== null;
  const asking = of.view === 'ask';
  return (
    <Modal
      opened={of.view !== 'closed'}
      onClose={of.close}
      title={t(asking && again ? 'quotes.disclaimer.again' : 'quotes.disclaimer.title')}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {asking && <p className={css.intro}>{t(again ? 'quotes.disclaimer.intro_again' : 'quotes.disclaimer.intro')}</p>}
      <div className={css.text} aria-label={t('quotes.disclaimer.text')} {...scrolledByKeys} data-autofocus>
        {parts.map((part) => (
          <section key={part}>
            <h3>{t(`disclaimers.booking.${part}.title`)}</h3>
            <p>{t(`disclaimers.booking.${part}.text`)}</p>
          </section>
        ))}
      </div>
      <p className={css.version}>{t('quotes.disclaimer.version', { date: longDate(bookingDisclaimer) })}</p>
      {of.failed && <Notice tone="stop" title={t('quotes.disclaimer.failed')} live />}
      <Group justify="flex-end" gap="xs" mt="sm">
        {asking ? (
          <>
            <Button onClick={of.close}>{t('quotes.disclaimer.not_now')}</Button>
            <Button variant="filled" loading={of.working} onClick={of.accept}>
              {t('quotes.disclaimer.accept', { price })}
            </Button>
          </>
        ) : (
          <Button onClick={of.close}>{t('common.close')}</Button>
        )}
      </Group>
    </Modal>
  );
}
