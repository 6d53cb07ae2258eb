// The package has no types; these are the parts that we use.
declare module 'zipcodes' {
  export type ZipCode = {
    readonly zip: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly city: string;
    readonly state: string;
    readonly country: string;
  };
  const zipcodes: {
    readonly codes: Readonly<Record<string, ZipCode>>;
    lookup(zip: string): ZipCode | undefined;
  };
  export default zipcodes;
}
