/** Who ships or receives, as it is typed into a form: everything there, though empty. */
export type TypedParty = {
  company: string;
  contact_first_name: string;
  contact_last_name: string;
  phone: string;
  email: string;
  street_lines: string[];
  exterior_number: string;
  interior_number: string;
  neighborhood: string;
  city: string;
  state: string;
  postal_code: string;
  country: 'US' | 'CA' | 'MX';
  opens_at: string;
  closes_at: string;
  first_come_first_serve: boolean;
};
