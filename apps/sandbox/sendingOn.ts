import type { FastifyInstance } from 'fastify'
import type { Books } from './books.store.ts'
import type { Faults } from './faults.ts'
import { type PayMongoSending, transferDialect } from './payMongo/transferDialect.ts'
import { openTransfers } from './transfers/openTransfers.ts'
import { transferPage } from './transfers/transferPage.ts'
import { payoutDialect, type XenditSending } from './xendit/payoutDialect.ts'

/** Those that send money on, which are not there without keys. */
export interface SendingParties {
  readonly transfers?: PayMongoSending | undefined
  readonly payouts?: XenditSending | undefined
}

interface SendingDeps {
  readonly books: Books
  readonly faults: Faults
}

/** Opens them, with the one page on which people decide what becomes of what they send. */
export function sendingOn(app: FastifyInstance, { transfers, payouts }: SendingParties, deps: SendingDeps): void {
  const all = [
    ...(transfers ? [openTransfers(app, { ...transfers, ...deps }, transferDialect(transfers))] : []),
    ...(payouts ? [openTransfers(app, { ...payouts, ...deps }, payoutDialect(payouts))] : []),
  ]
  const [first] = all
  if (first) transferPage(app, first, all)
}
