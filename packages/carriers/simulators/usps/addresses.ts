import type { SimulatorAnswer, SimulatorCall, SimulatorRoute } from '../kit/index.ts';
import { stateCode } from './fields.ts';
import { badField, problem } from './problem.ts';
import { standardize, type AskedAddress, type Standardized } from './standard-address.ts';

function askedOf({ query }: SimulatorCall): AskedAddress {
  const of = (name: string) => (query.get(name) ?? '').trim();
  return {
    firm: of('firm'),
    street: of('streetAddress'),
    secondary: of('secondaryAddress'),
    city: of('city'),
    state: of('state'),
    zip: of('ZIPCode'),
  };
}

function fieldFault(asked: AskedAddress): SimulatorAnswer | null {
  if (asked.street === '') return badField('streetAddress', 'The street address is required.');
  if (asked.zip !== '' && !/^\d{5}$/.test(asked.zip)) return badField('ZIPCode', 'The ZIP Code has five digits.');
  if (asked.city === '' && asked.zip === '') return badField('city', 'Either the city or the ZIP Code is required.');
  return null;
}

type Found = Extract<Standardized, { found: true }>;

function addressFields({ street, secondary, place, plus4 }: Found) {
  return {
    streetAddress: street,
    streetAddressAbbreviation: '',
    secondaryAddress: secondary,
    cityAbbreviation: '',
    city: place.city.toUpperCase(),
    state: place.state,
    ZIPCode: place.zip,
    ZIPPlus4: plus4,
    urbanization: '',
  };
}

const needsUnit =
  'Default address: The address you entered was found but more information is needed (such as an apartment, suite, or box number.';

function correctionsOf({ confirmation }: Found) {
  return confirmation === 'D' ? [{ code: '32', text: needsUnit }] : [];
}

function address(call: SimulatorCall): SimulatorAnswer {
  const asked = askedOf(call);
  const fault = fieldFault(asked);
  if (fault !== null) return fault;
  if (!stateCode.safeParse(asked.state).success) {
    return problem(404, 'The state code in the request is missing or invalid.');
  }
  const found = standardize(asked);
  if (!found.found) return problem(404, found.reason);
  return {
    status: 200,
    body: {
      ...(asked.firm === '' ? {} : { firm: asked.firm.toUpperCase() }),
      address: addressFields(found),
      additionalInfo: {
        deliveryPoint: found.plus4.slice(-2),
        carrierRoute: `C0${found.plus4.slice(0, 2)}`,
        DPVConfirmation: found.confirmation,
        DPVCMRA: 'N',
        business: found.business ? 'Y' : 'N',
        centralDeliveryPoint: 'N',
        vacant: 'N',
      },
      corrections: correctionsOf(found),
      matches: found.confirmation === 'N' ? [] : [{ code: '31', text: 'Single Response - exact match' }],
      warnings: [],
    },
  };
}

/** Carriers go their round at street addresses only. */
function eligibility(call: SimulatorCall): SimulatorAnswer {
  const asked = askedOf(call);
  const fault = fieldFault(asked);
  if (fault !== null) return fault;
  const found = standardize(asked);
  if (!found.found) return badField('streetAddress', found.reason);
  if (found.confirmation !== 'Y' || /^(PO BOX|RR) /.test(found.street)) {
    return badField('streetAddress', 'Carrier pickup is not available at this address.');
  }
  return { status: 200, body: { address: addressFields(found) } };
}

export const addressRoutes: readonly SimulatorRoute[] = [
  { method: 'GET', path: '/addresses/v3/address', operation: 'address_check', handle: address },
  {
    method: 'GET',
    path: '/pickup/v3/carrier-pickup/eligibility',
    operation: 'check_pickup',
    handle: eligibility,
  },
];
