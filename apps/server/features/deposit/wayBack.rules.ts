export const returnPath = '/payment/return'

/** Where a gateway sends a person back to. What stands in it decides nothing about money. */
export function wayBackTo(origin: string, id: string, how: 'paid' | 'left'): string {
  return `${origin}${returnPath}?${new URLSearchParams({ id, how }).toString()}`
}

const written = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Return {
  readonly id: string
  readonly isLeft: boolean
}

/** Who comes back, from which deposit. Nothing where the address is none of ours. */
export function readReturn({ id, how }: Readonly<Record<string, unknown>>): Return | undefined {
  return typeof id === 'string' && written.test(id) ? { id, isLeft: how === 'left' } : undefined
}

/** The app's own page about a deposit, which tells us itself, for its own member, where somebody went back. */
export function statusPage({ id, isLeft }: Return): string {
  const query = new URLSearchParams({ id, type: 'deposit', ...(isLeft ? { how: 'left' } : {}) })
  return `/s-transaction/status?${query.toString()}`
}
