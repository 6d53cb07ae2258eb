import { signUpDisclaimer } from '@waybill/contract';

/** Sign-up data of a company whose billing is the same as its own. */
export const ordinarySignUp = {
  company: 'Harbor Tools Company',
  name: 'Ana Reyes',
  email: 'ana@harbor-tools.example',
  phone: '603-555-0142',
  address: {
    street_lines: ['100 Sample Street', 'Dock 4'],
    city: 'Manchester',
    state: 'NH',
    postal_code: '03103',
    country: 'US',
  },
  preferences: {
    unit_system: 'metric',
    currency: 'CAD',
    language: 'es',
    per_page: 50,
    insurance: 'insured_only',
    mode: 'ltl',
  },
  disclaimer_accepted: true,
  disclaimer_version: signUpDisclaimer,
  password: 'Quiet-River-17',
  password_confirmation: 'Quiet-River-17',
} as const;
