import { useParams, useSearch } from '@tanstack/react-router';

type Texts = Readonly<Record<string, string>>;

/** The query of the address shown, as plain texts. */
export function useAddressQuery(): Texts {
  const search: unknown = useSearch({ strict: false });
  return search as Texts;
}

/** The parameters in the path of the page shown, by the names of the route table. */
export function useAddressParams(): Texts {
  const params: unknown = useParams({ strict: false });
  return params as Texts;
}
