import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type Part } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { Bands } from './bands.tsx';
import css from './parts.module.css';
import { itemNumber, ruleWords } from './rule-words.ts';

type Props = {
  readonly part: Part;
  /** Null for whoever may not change it. */
  readonly onRetire: ((how: 'retire' | 'restore', part: Part) => void) | null;
  readonly onClose: () => void;
};

/** A part in plain words, with its steps and everything it ever was. */
export function HistoryDialog({ part, onRetire, onClose }: Props) {
  const { t } = useTranslation();
  useFocusBack();
  const { dateTime } = useFormats();
  const query = useQuery(apiQuery(endpoints.staffParts.show, { params: { id: part.id } }));
  const now = query.data?.data ?? part;
  const how = now.retired_at === null ? 'retire' : 'restore';
  return (
    <Modal
      opened
      onClose={onClose}
      title={now.description}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.about}>
        <p>
          {itemNumber(now) !== null && <span className="wb-mono">NMFC {itemNumber(now)} · </span>}
          {ruleWords(now, t)}
        </p>
        {now.note !== null && <p className="wb-soft">{now.note}</p>}
        {now.freight_class === null && <Bands scale={now.density_scale} />}
        <h3>{t('parts.history')}</h3>
        {query.isPending && <p className="wb-soft">{t('common.loading')}</p>}
        {query.isError && <LoadFailed message={t('parts.failed')} retry={() => void query.refetch()} />}
        <ol className={css.versions} aria-label={t('parts.history_named', { name: now.description })}>
          {query.data?.data.versions.map((version) => (
            <li key={version.version}>
              <b>{t('parts.version', { version: version.version })}</b>
              <span>
                {version.part.description} · {itemNumber(version.part) ?? '–'} · {ruleWords(version.part, t)}
              </span>
              <span className={css.under}>
                {t('parts.by', { time: dateTime(version.created_at, ownZone()), name: version.created_by })}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {onRetire !== null && (
        <Group justify="flex-end" mt="md">
          <Button
            onClick={() => {
              onRetire(how, now);
              onClose();
            }}
          >
            {t(`parts.${how}`)}
          </Button>
        </Group>
      )}
    </Modal>
  );
}
