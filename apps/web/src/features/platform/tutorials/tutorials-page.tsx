import { SegmentedControl } from '@mantine/core';
import { languages } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { go } from '../../../lib/routes/navigator.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { videos } from './videos.ts';
import { VideoList } from './video-list.tsx';
import { VideoPlayer } from './video-player.tsx';
import css from './tutorials.module.css';

/** The video tutorials: one film large with its transcript, the others beside it. Which one is in the address. */
export function TutorialsPage() {
  const { t } = useTranslation();
  const query = useAddressQuery();
  const language = languages.find((one) => one === query['in']) ?? currentLanguage();
  const shown = videos.filter((film) => film.language === language);
  const film = shown.find(({ guide }) => guide === query['film']) ?? shown[0];
  if (film === undefined) return null;
  return (
    <>
      <PageHeader
        title={t('titles.tutorials')}
        note={t('tutorials.note')}
        actions={
          <SegmentedControl
            aria-label={t('tutorials.language')}
            value={language}
            data={languages.map((value) => ({ value, label: t(`tutorials.in_${value}`) }))}
            onChange={(value) => void go('tutorials', {}, { search: { film: film.guide, in: value }, replace: true })}
          />
        }
      />
      <div className={css.columns}>
        <VideoPlayer key={`${film.guide} ${film.language}`} film={film} />
        <VideoList films={shown} current={film} />
      </div>
    </>
  );
}
