/** The parts of jsdom that these tests use; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { readonly url: string });
    readonly window: Record<'document' | 'location' | 'navigator' | 'XMLHttpRequest' | 'FormData', unknown> & {
      close(): void;
    };
  }
}
