import type { ServerResponse } from 'node:http';
import type { SimulatorAnswer } from './call.ts';
import type { Fault } from './faults.ts';

const hugeBytes = 64 * 1024 * 1024;

function textOf({ body }: SimulatorAnswer): string {
  return typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
}

/** Header with the instant the answer was sent, in milliseconds since 1970 UTC with fractions. */
export const sentAtHeader = 'x-simulator-sent-at';

function headersOf(answer: SimulatorAnswer, length: number): Record<string, string> {
  return {
    'content-type': 'application/json',
    'content-length': String(length),
    [sentAtHeader]: String(performance.timeOrigin + performance.now()),
    ...answer.headers,
  };
}

function plainly(response: ServerResponse, answer: SimulatorAnswer): void {
  const text = textOf(answer);
  response.writeHead(answer.status, headersOf(answer, Buffer.byteLength(text)));
  response.end(text);
}

async function hugely(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  const block = ' '.repeat(64 * 1024);
  const closed = new Promise((resolve) => response.once('close', resolve));
  for (let sent = 0; sent < hugeBytes && !response.destroyed; sent += block.length) {
    if (!response.write(block)) await Promise.race([closed, new Promise((resolve) => response.once('drain', resolve))]);
  }
  response.end();
}

/** Sends an answer, or spoils it as a fault asks for; by now the carrier has acted. */
export async function send(response: ServerResponse, answer: SimulatorAnswer, fault: Fault | null): Promise<void> {
  const text = textOf(answer);
  switch (fault?.kind) {
    case 'lost_reply':
      response.destroy();
      return;
    case 'failure_after_success':
      return plainly(response, {
        status: 500,
        body: 'Internal Server Error',
        headers: { 'content-type': 'text/plain' },
      });
    case 'garbage':
      return plainly(response, { status: answer.status, body: '<html>\u0000\uFFFD}{"' });
    case 'truncated':
      response.writeHead(answer.status, headersOf(answer, Buffer.byteLength(text)));
      response.write(text.slice(0, Math.floor(text.length / 2)));
      setTimeout(() => response.destroy(), 20);
      return;
    case 'huge':
      return hugely(response);
    case 'doubled_reply': {
      const socket = response.socket;
      plainly(response, answer);
      socket?.write(`HTTP/1.1 ${answer.status} OK\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
      return;
    }
    default:
      return plainly(response, answer);
  }
}
