import { Button, Group } from '@mantine/core';
import type { Address, AddressPlace } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import type { Verifying } from './use-verify.ts';
import css from './verify-result.module.css';

type SideProps = { readonly title: string; readonly place: AddressPlace; readonly other: AddressPlace };

const linesOf = ({ street_lines, city, state, postal_code: code }: AddressPlace): string[] => [
  ...street_lines,
  `${city}, ${state} ${code}`,
];

/** One of two ways to write an address; lines that the other one has differently are marked. */
function Side({ title, place, other }: SideProps) {
  const others = linesOf(other);
  return (
    <section className={css.side} aria-label={title}>
      <h3>{title}</h3>
      {linesOf(place)
        .map((line, at) => ({ line, at }))
        .map(({ line, at }) => (
          <p key={`${at} ${line}`} data-other={line === others[at] ? undefined : true}>
            {line}
          </p>
        ))}
    </section>
  );
}

type Props = { readonly address: Address; readonly verifying: Verifying };

/** What the address service says: beside the address as it is, the way the service writes it, and the choice. */
export function VerifyResult({ address, verifying: { said, asking, take, keep } }: Props) {
  const { t } = useTranslation();
  if (said === null) return null;
  const { verdict, suggestion, residential, messages } = said;
  const words = t(`address_book.verify.verdicts.${verdict}`);
  const corrected = verdict === 'corrected' && suggestion !== null;
  return (
    <section className={css.result} aria-label={t('address_book.verify.title')}>
      <Notice tone={corrected ? 'move' : 'care'} title={words} live>
        {messages.filter((message) => message !== words).join(' ')}
        {residential === true && ` ${t('address_book.verify.residential')}`}
      </Notice>
      {suggestion !== null && (
        <div className={css.sides}>
          <Side title={t('address_book.verify.yours')} place={address} other={suggestion} />
          <Side title={t('address_book.verify.suggested')} place={suggestion} other={address} />
        </div>
      )}
      <Group justify="flex-end" gap="xs">
        <Button onClick={keep}>{t('address_book.verify.keep')}</Button>
        {corrected && (
          <Button variant="filled" loading={asking} onClick={take}>
            {t('address_book.verify.use')}
          </Button>
        )}
      </Group>
    </section>
  );
}
