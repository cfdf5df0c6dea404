import type { Books } from '../../../apps/sandbox/books.store.ts'

export interface TakenMoney extends Record<string, unknown> {
  readonly id: string
  readonly gateway: string
  readonly reference: string
  readonly centavos: number
  readonly currency: string
}

export interface SentMoney extends Record<string, unknown> {
  readonly id: string
  readonly gateway: string
  readonly reference: string
  readonly centavos: number
  readonly fate: 'pending' | 'succeeded' | 'failed' | 'returned'
  /** It tells another amount than it sends. */
  readonly isForged: boolean
}

/** What the gateways themselves have written down. */
export interface GatewayBooks {
  taken(): Promise<readonly TakenMoney[]>
  sent(): Promise<readonly SentMoney[]>
}

export function gatewayBooks(books: Books): GatewayBooks {
  return {
    taken: () =>
      books.query<TakenMoney>(
        `select p.id, s.gateway, s.reference, p.amount as centavos, p.currency
         from till_payment p join till_page s on s.id = p.page where p.status = 'paid' order by p.number`,
      ),
    sent: () =>
      books.query<SentMoney>(
        `select id, gateway, reference, amount as centavos, fate, is_forged as "isForged" from transfer order by number`,
      ),
  }
}
