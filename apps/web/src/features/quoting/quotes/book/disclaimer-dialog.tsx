import { Button, Group, Modal } from '@mantine/core';
import type { DisclaimerTexts } from '@waybill/contract';
import { writtenDay } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { Notice } from '../../../../ui/notice.tsx';
import css from './disclaimer-dialog.module.css';
import type { Disclaimer } from './use-disclaimer.ts';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';

const parts = ['price', 'services', 'times', 'liability', 'goods', 'claims'] as const;

/** Paragraphs of the text that holds, each with its heading. */
function useParagraphs(text: DisclaimerTexts | null | undefined) {
  const { t, i18n } = useTranslation();
  if (!text) {
    return parts.map((part) => ({
      title: t(`disclaimers.booking.${part}.title`),
      text: t(`disclaimers.booking.${part}.text`),
    }));
  }
  return text[i18n.language === 'es' ? 'es' : 'en'].split(/\n\s*\n/).map((paragraph) => {
    const [first = '', ...rest] = paragraph.trim().split('\n');
    return rest.length === 0 ? { title: '', text: first } : { title: first, text: rest.join('\n') };
  });
}

/** The disclaimer: to accept in the middle of a first booking, or to read again. Escape books nothing. */
export function DisclaimerDialog({ of, price }: { readonly of: Disclaimer; readonly price: string }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const paragraphs = useParagraphs(of.state?.text);
  const again = (of.state?.earlier ?? null) !== null;
  const asking = of.view === 'ask';
  // Staff who book for a customer cannot accept in their name.
  const forOthers = (useUser()?.booking_for ?? null) !== null;
  return (
    <Modal
      opened={of.view !== 'closed'}
      onClose={of.close}
      title={t(asking && again ? 'quotes.disclaimer.again' : 'quotes.disclaimer.title')}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {asking && forOthers && <Notice tone="care" title={t('quotes.disclaimer.owner_accepts')} />}
      {asking && !forOthers && (
        <p className={css.intro}>{t(again ? 'quotes.disclaimer.intro_again' : 'quotes.disclaimer.intro')}</p>
      )}
      <div className={css.text} aria-label={t('quotes.disclaimer.text')} {...scrolledByKeys} data-autofocus>
        {paragraphs.map(({ title, text }) => (
          <section key={`${title} ${text}`}>
            {title !== '' && <h3>{title}</h3>}
            <p className={css.words}>{text}</p>
          </section>
        ))}
      </div>
      <p className={css.version}>
        {of.state !== null && t('quotes.disclaimer.version', { date: longDate(writtenDay(of.state.version)) })}
      </p>
      {of.failed && <Notice tone="stop" title={t('quotes.disclaimer.failed')} live />}
      <Group justify="flex-end" gap="xs" mt="sm">
        {asking ? (
          <>
            <Button onClick={of.close}>{t('quotes.disclaimer.not_now')}</Button>
            <Button variant="filled" loading={of.working} disabled={forOthers} onClick={of.accept}>
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
