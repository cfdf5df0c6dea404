const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The payment that a difference names: by itself, or behind its gateway where it is a credited break's. */
export function paymentOf(gateway: string, name: string): string {
  return name.startsWith(`${gateway} `) ? name.slice(gateway.length + 1) : name
}

/** The deposit that it names, where it does not name a payment. */
export function referenceOf(name: string): string | undefined {
  return uuid.test(name) ? name : undefined
}
