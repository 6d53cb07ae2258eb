import { useQuery } from '@tanstack/react-query';
import { endpoints, type Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { When } from '../../../../ui/when.tsx';
import css from './documents-panel.module.css';

/** So often a mail that has not left yet is looked at again, in milliseconds. */
const lookAgain = 3000;

/** Which documents were mailed to whom, the latest first; nothing where none were. */
export function MailedList({ shipment }: { readonly shipment: Shipment }) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery({
    ...apiQuery(endpoints.shipments.documentMails, { params: { id: shipment.id } }),
    refetchInterval: ({ state }) => state.data?.data.some(({ sent_at }) => sent_at === null) === true && lookAgain,
  });
  const mails = data?.data ?? [];
  if (mails.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <ul className={css.mailed} aria-label={t('quotes.documents.mailed')}>
      {mails.map(({ id, to, kinds, requested_at, sent_at }) => (
        <li key={id}>
          <span>{t(sent_at === null ? 'quotes.documents.mailing_to' : 'quotes.documents.mailed_to', { to })}</span>{' '}
          <span className="wb-soft">
            {list.format(kinds.map((kind) => t(`quotes.documents.${kind}`)))} ·{' '}
            <When at={sent_at ?? requested_at} zone={shipment.origin.time_zone} />
          </span>
        </li>
      ))}
    </ul>
  );
}
