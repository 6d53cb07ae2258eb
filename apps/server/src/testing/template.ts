/** Name of the migrated database that all test databases are copied from. */
export const template = 'waybill_template';
