/** The way out of the page. A test stands in it, as its page cannot be left. */
export const exit = {
  to(url: string): void {
    location.assign(url);
  },
};

/** Leaves for a page of somebody else's, such as that of the payment provider. */
export function leaveFor(url: string): void {
  exit.to(url);
}
