import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { Notice } from '../../../../ui/notice.tsx';

/** So many colleagues are named. */
const mostNames = 3;

/** Why nothing can be booked here, which colleagues can, and the way to send them the quote. */
export function SendNotice({ onSend }: { readonly onSend: () => void }) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(apiQuery(endpoints.quoteLists.bookers));
  const people = data?.data;
  const names = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
    (people ?? []).slice(0, mostNames).map(({ name }) => name),
  );
  return (
    <Notice
      tone="move"
      title={t('quote_lists.send.may_not')}
      action={people?.length !== 0 && <Button onClick={onSend}>{t('quote_lists.send.button')}</Button>}
    >
      {people !== undefined &&
        (people.length === 0 ? t('quote_lists.send.nobody') : t('quote_lists.send.who', { names }))}
    </Notice>
  );
}
