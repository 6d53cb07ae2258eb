/** Leaves for a page of somebody else's, such as that of the payment provider. */
export function leaveFor(url: string): void {
  location.assign(url);
}
