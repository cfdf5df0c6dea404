import type { GatewayBooks } from '../parties/gatewayBooks.store.ts'

export type TransferFate = 'succeeded' | 'failed' | 'returned'

interface Gateways {
  readonly sandboxUrl: string
  readonly gatewayBooks: GatewayBooks
}

/** Decides what becomes of money that a gateway sends on, named by our reference, as people do on its page. */
export async function decideTransfer({ sandboxUrl, gatewayBooks }: Gateways, reference: string, fate: TransferFate) {
  // By its own books, since the gateway may be told to answer nobody just now.
  const transfer = (await gatewayBooks.sent()).find(one => one.reference === reference)
  if (!transfer) throw new Error('The gateway knows no such transfer.')
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ fate }), redirect: 'manual' } as const
  const { status } = await fetch(`${sandboxUrl}/transfers/${transfer.id}`, init)
  if (status >= 400) throw new Error(`The stand-in answered ${status}.`)
}
