import type { Phrases } from '@waybill/phrases';

type Part = { readonly [F in keyof Phrases]?: { readonly [K in keyof Phrases[F]]?: unknown } };
type Listener = (part: Part) => void;

const parts: Part[] = [];
const listeners = new Set<Listener>();

/** Takes up English phrases: the build has each chunk bring along those its own code says. */
export function addEnglish(part: Part): void {
  parts.push(part);
  for (const listener of listeners) listener(part);
}

/** Hands over every English phrase that is there, and each that comes later. */
export function followEnglish(listener: Listener): void {
  for (const part of parts) listener(part);
  listeners.add(listener);
}
