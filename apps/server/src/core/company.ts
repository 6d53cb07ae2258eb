import {
  companyDetails,
  insuranceProgram,
  type CompanyAddress,
  type CompanyDetails,
  type SetupPart,
} from '@waybill/contract';
import type { InsuranceProgram, OfficeHours } from '@waybill/freight';
import type { Context } from './context.ts';
import type { Database, Db, Tx } from './database/database.ts';
import { announce } from './live/announce.ts';
import { Refusal } from './refusal.ts';
import { speak } from './speak.ts';

/** What documents print about the company. */
export type Issuer = {
  readonly name: string;
  /** Phone number, or an empty text. */
  readonly contact: string;
  /** PNG picture. */
  readonly logo: Buffer | null;
  /** Whom carriers bill, as bills of lading name it; without an address until the company is set up. */
  readonly billTo: { readonly name: string; readonly lines: readonly string[] };
  /** Where customers send payments; empty until the company is set up. */
  readonly remitTo: readonly string[];
};

/** The company that runs this installation, with what follows from its details. */
export type Company = {
  /** As entered; empty until staff have set it up. */
  readonly details: CompanyDetails;
  readonly logo: { readonly width: number; readonly height: number; readonly digest: string } | null;
  /** Trade or legal name as entered; null before that. */
  readonly enteredName: string | null;
  /** The entered name, or else the product's. */
  readonly name: string;
  /** An empty text until it is set up. */
  readonly phone: string;
  readonly supportEmail: string | null;
  readonly billingEmail: string | null;
  readonly salesEmail: string | null;
  /** Support hours; null until they are set up. */
  readonly hours: OfficeHours | null;
  /** Margin on carrier cost where an account has none of its own, in basis points; null closes the public quote page. */
  readonly listMarginBp: number | null;
  /** The insurance program of online quotes; null when none is offered. */
  readonly insurance: InsuranceProgram | null;
  readonly issuer: Issuer;
};

type Logo = { readonly width: number; readonly height: number; readonly digest: string; readonly content: Buffer };

/** Street and city lines of an address; none for one that was never entered. */
function linesOf(address: CompanyAddress | undefined): string[] {
  if (address === undefined) return [];
  return [address.street, `${address.city}, ${address.state} ${address.postal_code}`];
}

/** The company with these details. */
export function companyOf(given: CompanyDetails, logo: Logo | null = null): Company {
  const details = companyDetails.parse(given);
  const { address, remit_to: remit, carrier_bill_to: payer } = details;
  const enteredName = details.trade_name ?? details.legal_name ?? null;
  const name = enteredName ?? 'Waybill';
  const legalName = details.legal_name ?? name;
  const paid = linesOf(remit ?? address);
  return {
    details,
    logo: logo && { width: logo.width, height: logo.height, digest: logo.digest },
    enteredName,
    name,
    phone: details.phone ?? '',
    supportEmail: details.support_email ?? null,
    billingEmail: details.billing_email ?? details.support_email ?? null,
    salesEmail: details.sales_email ?? details.support_email ?? null,
    hours:
      details.opens_at === undefined || details.closes_at === undefined || details.time_zone === undefined
        ? null
        : { opens: details.opens_at, closes: details.closes_at, zone: details.time_zone },
    listMarginBp: details.list_margin_bp ?? null,
    insurance: details.insurance ? insuranceProgram(details.insurance, 'online') : null,
    issuer: {
      name,
      contact: details.phone ?? '',
      logo: logo?.content ?? null,
      billTo: { name: payer?.name ?? legalName, lines: linesOf(payer ?? address) },
      remitTo: paid.length === 0 ? [] : [remit?.name ?? legalName, ...paid],
    },
  };
}

const booked = ['legal_name', 'address', 'phone', 'support_email'] as const;

/** What the company still lacks for booking: carriers bill it, and bills of lading print it. */
export function missingForBooking({ details }: Company): SetupPart[] {
  return booked.filter((part) => details[part] === undefined);
}

/** The refusal of what is not set up yet, with the phone number where there is one. What is missing is for staff alone. */
export function notOpenYet({ services, language }: Pick<Context, 'services' | 'language'>): Refusal {
  const { phone } = services.company.current;
  return new Refusal('not_open_yet', {
    params: { call: phone === '' ? '' : ` ${speak(language)('company.call', { phone })}` },
  });
}

/** Reads the company from the database. */
export async function readCompany(db: Db | Tx): Promise<Company> {
  const row = await db.selectFrom('company').selectAll().executeTakeFirstOrThrow();
  const { logo: content, logo_width: width, logo_height: height, logo_digest: digest } = row;
  const whole = content !== null && width !== null && height !== null && digest !== null;
  return companyOf(row.details, whole ? { content, width, height, digest } : null);
}

const topicId = 'details';

/** The company as this process knows it. Changes by any process arrive over the live channel. */
export class CompanyRecord {
  #current: Company;
  /** Number of reads begun, and of the read that `current` is from. */
  #begun = 0;
  #shown = 0;
  readonly #database: Database;

  /** @param preset details until the first reload */
  constructor(database: Database, preset: CompanyDetails = {}) {
    this.#database = database;
    this.#current = companyOf(preset);
  }

  get current(): Company {
    return this.#current;
  }

  /** Reads it again. Of overlapping reads, one that began earlier never replaces one that began later. */
  async reload(): Promise<void> {
    this.#begun += 1;
    const read = this.#begun;
    const company = await readCompany(this.#database.staff);
    if (read < this.#shown) return;
    this.#shown = read;
    this.#current = company;
  }

  /** Reloads at each change until the returned function is called. */
  follow(onError: (error: unknown) => void): () => void {
    return this.#database.live.follow('company', topicId, () => void this.reload().catch(onError));
  }

  /** Notifies all processes when the transaction commits. */
  announce(tx: Tx): Promise<void> {
    return announce(tx, 'company', topicId);
  }
}
