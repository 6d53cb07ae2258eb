import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

/** An SMTP server on this machine that keeps what it is sent. */
export type MailSink = {
  readonly url: string;
  /** The link in the newest mail to an address whose path begins like this. */
  link(to: string, path: string): Promise<string>;
  close(): void;
};

/** A body as people read it. Soft line breaks and escapes of quoted-printable are undone. */
const readable = (raw: string): string =>
  raw
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_escape, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

export async function openMailSink(): Promise<MailSink> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let received = '';
    let body: string | null = null;
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end);
        received = received.slice(end + 2);
        if (body !== null && line !== '.') body += `${line}\r\n`;
        else if (body !== null) {
          mails.push(readable(body));
          body = null;
          socket.write('250 kept\r\n');
        } else if (line.toUpperCase() === 'DATA') {
          body = '';
          socket.write('354 go on\r\n');
        } else if (line.toUpperCase() === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const find = (to: string, path: string): string => {
    const mail = mails.findLast((one) => one.includes(`To: ${to}`) && one.includes(path)) ?? '';
    return /\bhttps?:\/\/\S+/g.exec(mail.slice(mail.search(new RegExp(`https?://\\S*${path}`))))?.[0] ?? '';
  };
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    link: async (to, path) => {
      await expect.poll(() => find(to, path), { timeout: 20_000 }).toContain(path);
      return find(to, path);
    },
    close: () => void server.close(),
  };
}
