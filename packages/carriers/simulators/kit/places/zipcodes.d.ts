// The package carries no types of its own; this is the part that is used, as the server declares it too.
declare module 'zipcodes' {
  export type ZipCode = {
    readonly zip: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly city: string;
    readonly state: string;
    readonly country: string;
  };
  const zipcodes: { lookup(zip: string): ZipCode | undefined };
  export default zipcodes;
}
