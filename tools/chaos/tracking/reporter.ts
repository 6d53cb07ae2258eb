/** One report about one shipment; its text is its own, so that it can be told from every other; in a file, its city, code and minute are. */
type Report = { readonly id: string; readonly text: string };

/** Something a carrier sends: a signed push in our own shape, or a file of EDI 214. */
export type Message = { readonly kind: 'push' | 'file'; readonly body: string; readonly reports: readonly Report[] };

const codes = ['X3', 'AF', 'X4', 'P1', 'SD', 'X1', 'X6', 'AH', 'D1'] as const;
const two = (value: number) => String(value).padStart(2, '0');

/** Makes what carriers send; the same for the same random numbers. A third of it is said again later. */
export class Reporter {
  readonly #shipments: number;
  readonly #random: () => number;
  readonly #told: Message[] = [];
  made = 0;

  constructor(shipments: number, random: () => number) {
    this.#shipments = shipments;
    this.#random = random;
  }

  next(): Message {
    this.made += 1;
    const again = this.#told[this.#below(this.#told.length * 3)];
    if (again !== undefined) return again;
    const message = this.#random() < 0.6 ? this.#push() : this.#file();
    this.#told.push(message);
    return message;
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most);
  }

  /** Minutes of their own, so that no two reports of a run are the same. */
  #events() {
    const count = 1 + this.#below(4);
    return Array.from({ length: count }, (_, at) => ({
      code: codes[this.#below(codes.length)] ?? 'X4',
      day: 10 + this.#below(18),
      minute: (this.made * 7 + at) % 1440,
    }));
  }

  #push(): Message {
    const told = Array.from({ length: 1 + this.#below(5) }, (_, at) => {
      const id = `WBC${1 + this.#below(this.#shipments)}`;
      const events = this.#events().map(({ code, day, minute }, step) => ({
        local: `2026-11-${two(day)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`,
        city: 'Manchester',
        state: 'NH',
        text: `PUSH ${this.made}.${at}.${step}`,
        scheme: 'edi214',
        code,
      }));
      return { id, events };
    });
    return {
      kind: 'push',
      body: JSON.stringify(told.map(({ id, events }) => ({ number: id, events }))),
      reports: told.flatMap(({ id, events }) => events.map(({ text }) => ({ id, text }))),
    };
  }

  #file(): Message {
    const told = Array.from({ length: 1 + this.#below(8) }, () => ({
      id: `WBC${1 + this.#below(this.#shipments)}`,
      city: `CITY${this.made}`,
      events: this.#events().slice(0, 1),
    }));
    const sets = told.map(({ id, city, events }, at) => {
      const control = String(at + 1).padStart(4, '0');
      const lines = events.flatMap(({ code, day, minute }) => [
        'LX*1',
        `AT7*${code}*NS***202611${two(day)}*${two(Math.floor(minute / 60))}${two(minute % 60)}*LT`,
        `MS1*${city}*NH*US`,
      ]);
      const inside = [`B10**${id}*SIMA`, ...lines];
      return [`ST*214*${control}`, ...inside, `SE*${inside.length + 2}*${control}`].join('~');
    });
    const isa =
      'ISA*00*          *00*          *02*SIMA           *ZZ*WAYBILL        *261118*1501*U*00401*000000905*0*P*>';
    const body = [
      isa,
      'GS*QM*SIMA*WAYBILL*20261118*1501*7*X*004010',
      ...sets,
      `GE*${sets.length}*7`,
      'IEA*1*000000905~',
    ].join('~');
    const reports = told.flatMap(({ id, city, events }) =>
      events.map(({ code, day, minute }) => {
        const clock = `${two(Math.floor(minute / 60))}${two(minute % 60)}`;
        return { id, text: `${city.toLowerCase()} ${code} ${two(day)}${clock}` };
      }),
    );
    return { kind: 'file', body, reports };
  }
}
