let chosen: string | null = null;

/** Sets the zone that the person signed in chose in their profile; null for that of the computer. */
export function chooseOwnZone(zone: string | null): void {
  chosen = zone;
}

/** The zone that whoever looks works in: the one of their profile, else that of the computer. */
export function ownZone(): string {
  return chosen ?? computerZone();
}

/** The zone that the computer is set to. */
export function computerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
