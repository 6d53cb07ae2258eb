import type { Booked, CarrierMessage, HouseEvent } from '@waybill/carriers';
import type {
  AccountView,
  BillFacts,
  BillFindingWire,
  BookingRequest,
  CarrierBillBody,
  ChargeLineWire,
  ChatAttachment,
  CompanyDetails,
  CustomsFacts,
  DisputePart,
  EquipmentInput,
  ImportProblem,
  MergePreview,
  NewAccount,
  PartInput,
  Partner,
  Place,
  Product,
  Quote,
  QuoteRequest,
  Rate,
  RateConfirmation,
  ReportQuery,
  SalesRequest,
  SalesRequestRow,
  SampleLoad,
  ShipmentView,
  ShipTo,
  StatedRequest,
  TruckloadQuote,
} from '@waybill/contract';
import type { ShipmentDetail, ShipmentFacts } from './shipment-detail.ts';
import type { LiabilityRule, LtlTariff, Tolerance } from '@waybill/freight';

/**
 * What each JSON column holds, by table and column. The generated schema refers to this list, so a new JSON column without
 * a line here does not compile. `unknown` where only one feature reads it, and knows its shape.
 */
export type JsonColumns = {
  'account_invitations.preferences': NewAccount['preferences'];
  'account_merges.moved': MergePreview;
  'account_views.content': AccountView['content'];
  'accounts.address_contact': unknown;
  'accounts.billing_address': Place;
  'accounts.billing_contact': unknown;
  'api_incidents.exchange': unknown;
  'audit_entries.after': unknown;
  'audit_entries.before': unknown;
  'audit_seal_runs.heads': unknown;
  'bookings.outcome': Booked;
  'bookings.request': BookingRequest;
  'carried_quotes.request': QuoteRequest;
  'carrier_bills.approved_under': Tolerance;
  'carrier_bills.audit': unknown;
  'carrier_bills.body': CarrierBillBody;
  'carrier_bills.dispute': unknown;
  'carrier_connections.deadlines': unknown;
  'carrier_connections.liability': LiabilityRule;
  'carrier_connections.public_fields': unknown;
  'carrier_profiles.contacts': unknown;
  'carrier_requests.messages': CarrierMessage[];
  'carrier_requests.outcome': unknown;
  'carrier_requests.request': unknown;
  'chat_messages.attachments': ChatAttachment[];
  'company.details': CompanyDetails;
  'credit_holds.figures': unknown;
  'customs_papers.facts': CustomsFacts;
  'disputes.parts': DisputePart[];
  'equipment_type_versions.definition': EquipmentInput;
  'equipment_types.definition': EquipmentInput;
  'house_itineraries.event': HouseEvent;
  'import_changes.before': unknown;
  'import_rows.duplicate': unknown;
  'import_rows.problems': ImportProblem[];
  'import_rows.suggested': string[];
  'imports.choices': unknown;
  'imports.columns': unknown;
  'imports.fixes': unknown;
  'imports.plan': unknown;
  'imports.result': unknown;
  'installation_facts.value': unknown;
  'integration_partners.contacts': Partner['contacts'];
  'integration_partners.identifiers': Partner['identifiers'];
  'invoice_adjustments.facts': BillFacts;
  'invoice_adjustments.findings': BillFindingWire[];
  'invoice_versions.charges': ChargeLineWire[];
  'invoice_versions.reason': unknown;
  'marketplace_batch_rows.rate': unknown;
  'marketplace_batch_rows.reason': unknown;
  'marketplace_batches.request': unknown;
  'marketplace_orders.lines': unknown;
  'marketplace_orders.ship_to': ShipTo;
  'notices.params': unknown;
  'outside_services.test': unknown;
  'part_versions.definition': PartInput;
  'products.hazmat': Product['hazmat'];
  'quote_carriers.findings': Quote['findings'];
  'quote_rates.carrier_service': unknown;
  'quote_rates.detail': Rate;
  'quote_requests.contact': SalesRequest['contact'];
  'quote_requests.destination': SalesRequestRow['destination'];
  'quote_requests.load': Quote['load'];
  'quote_requests.origin': SalesRequestRow['origin'];
  'quote_requests.parties': SalesRequest['parties'];
  'quote_requests.reasons': SalesRequest['reasons'];
  'quote_requests.request': SalesRequest['request'];
  'quotes.converted_value': Quote['converted_value'];
  'quotes.destination': Place;
  'quotes.findings': Quote['findings'];
  'quotes.load': Quote['load'];
  'quotes.origin': Place;
  'quotes.request': StatedRequest;
  'quotes.without_rate': Quote['without_rate'];
  'rate_confirmations.driver': NonNullable<RateConfirmation['driver']>;
  'rate_costs.charges': ChargeLineWire[];
  'rate_costs.margin': unknown;
  'report_schedules.report': ReportQuery;
  'shipment_costs.charges': ChargeLineWire[];
  'shipment_views.content': ShipmentView['content'];
  'shipment_changes.before': ShipmentFacts;
  'shipment_changes.after': ShipmentFacts;
  'shipments.detail': ShipmentDetail;
  'staff_notices.params': unknown;
  'tariff_drafts.definition': LtlTariff;
  'tariff_samples.definition': SampleLoad;
  'tariffs.definition': LtlTariff;
  'tracking_deliveries.result': unknown;
  'truckload_costs.charges': ChargeLineWire[];
  'truckload_quotes.axles': TruckloadQuote['axles'];
  'truckload_quotes.estimate': TruckloadQuote['estimate'];
  'truckload_quotes.route': TruckloadQuote['route'];
};
