import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAddressQuery } from '../../../../lib/routes/use-address.ts';
import { rowsQuery } from '../api.ts';
import type { UploadKind } from '../kind.ts';

type Verdict = 'problem' | 'duplicate';

/** The rows of one table of the check; which page is shown stands in the address, for each table by itself. */
export function useRows(kind: UploadKind, id: string, verdict: Verdict) {
  const address = useAddressQuery();
  const navigate = useNavigate();
  const asked = Number(address[verdict]);
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const query = useQuery(rowsQuery(kind, id, verdict, page));
  const goToPage = (next: number): void => {
    const { [verdict]: _old, ...others } = address;
    void navigate({
      to: '.',
      search: next === 1 ? others : { ...others, [verdict]: String(next) },
      replace: true,
      resetScroll: false,
    });
  };
  return { query, goToPage };
}
