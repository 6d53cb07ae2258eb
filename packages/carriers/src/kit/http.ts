/** Body of a request: JSON, or form fields as OAuth takes them. */
export type RequestBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string>> };

/** A request to a carrier as data. It holds no secret: those are added when it is signed. */
export type CarrierRequest = {
  /** Which of the adapter's servers. */
  readonly server: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the server's address, beginning with a slash, its parameters already encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestBody;
  /** Names of the tokens it is signed with; all the adapter has when left out. */
  readonly tokens?: readonly string[];
};

/** What came back, whatever it is. */
export type CarrierReply = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text; a carrier that answers with bytes says so in its content type, and has them in base64. */
  readonly body: string;
};

/** A request with a JSON body. */
export function jsonBody(value: unknown): RequestBody {
  return { kind: 'json', value };
}

/** A request with form fields. */
export function formBody(fields: Readonly<Record<string, string>>): RequestBody {
  return { kind: 'form', fields };
}
