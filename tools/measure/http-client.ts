import { connect, type Socket } from 'node:net';

export type Answer = { readonly status: number; readonly bytes: number };

/**
 * One kept-alive connection that sends a request and reads its answer whole, with as little work as can be, so
 * that the machine's time goes to the server under load.
 */
export class Connection {
  readonly #socket: Socket;
  #read: Buffer = Buffer.alloc(0);
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('the server closed the connection')));
  }

  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = null;
  }

  #take(chunk: Buffer): void {
    this.#read = this.#read.length === 0 ? chunk : Buffer.concat([this.#read, chunk]);
    const end = this.#read.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#read.toString('latin1', 0, end);
    const bytes = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(bytes)) return this.#fail(new Error('the answer has no content-length'));
    if (this.#read.length < end + 4 + bytes) return;
    this.#read = this.#read.subarray(end + 4 + bytes);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status: Number(head.slice(9, 12)), bytes });
  }
}
