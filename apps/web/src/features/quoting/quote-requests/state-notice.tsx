import type { SalesRequest } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ownZone } from './words.ts';

/** How a request stands, and what comes next. */
export function StateNotice({ request }: { readonly request: SalesRequest }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const at = (instant: string | null): string => (instant === null ? '' : dateTime(instant, ownZone()));
  const { state, shipment } = request;
  switch (state) {
    case 'new':
    case 'in_progress': {
      const title = t(`quote_requests.page.${state}_title`, { name: request.owner_name ?? '' });
      return (
        <Notice tone="move" title={title}>
          {t(`quote_requests.page.${state}_text`, { time: at(request.due_at) })}
        </Notice>
      );
    }
    case 'answered':
      return (
        <Notice tone="go" title={t('quote_requests.page.answered_title', { count: request.offer?.rates.length ?? 0 })}>
          {t('quote_requests.page.answered_text', { time: at(request.offers_until) })}
        </Notice>
      );
    case 'accepted':
      if (shipment === null) {
        return (
          <Notice tone="care" title={t('quote_requests.page.accepted_open_title')}>
            {t('quote_requests.page.accepted_open_text')}
          </Notice>
        );
      }
      return (
        <Notice
          tone="go"
          title={t('quote_requests.page.accepted_title')}
          action={
            <LinkButton to="tracking.detail" params={{ loadId: shipment.id }}>
              {t('quote_requests.page.shipment', { number: shipment.bol_number })}
            </LinkButton>
          }
        >
          {t('quote_requests.page.accepted_text')}
        </Notice>
      );
    default:
      return (
        <Notice tone="care" title={t(`quote_requests.page.${state}_title`)}>
          {t(`quote_requests.page.${state}_text`)}
        </Notice>
      );
  }
}
