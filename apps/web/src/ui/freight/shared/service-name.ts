const afterName = /^[®™]?\s+(?=\S)/;

/** A service beside its carrier's name, which carriers like to repeat in it: "UPS® Ground" of UPS is "Ground". */
export function serviceBeside(carrier: string, service: string): string {
  if (!service.startsWith(carrier)) return service;
  const rest = service.slice(carrier.length);
  return afterName.test(rest) ? rest.replace(afterName, '') : service;
}
