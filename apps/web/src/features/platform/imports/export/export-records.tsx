import { ExportButton } from '../../../../ui/export/export-button.tsx';
import { useTranslation } from 'react-i18next';
import type { UploadKind } from '../kind.ts';

type Props = { readonly kind: UploadKind; readonly search: string | undefined };

/** As much of a search as the endpoint takes. */
const searchLength = 60;

/** Exports the records that a search finds, as a file that can be uploaded again. */
export function ExportRecords({ kind, search }: Props) {
  const { t } = useTranslation();
  const query = search === undefined || search === '' ? {} : { search: search.slice(0, searchLength) };
  return (
    <ExportButton
      endpoint={kind.endpoints.export}
      words="imports"
      label={t('imports.export.start')}
      name={kind.name}
      query={query}
      disabled={false}
    />
  );
}
