import type { FastifyInstance } from 'fastify'
import type { Books } from './books.store.ts'
import type { Faults } from './faults.ts'
import { transferParty, type TransferPartyOptions } from './payMongo/transferParty.ts'
import { transferPage } from './transfers/transferPage.ts'
import { payoutParty, type PayoutPartyOptions } from './xendit/payoutParty.ts'

/** Those that send money on, which are not there without keys. */
export interface SendingParties {
  readonly transfers?: TransferPartyOptions | undefined
  readonly payouts?: PayoutPartyOptions | undefined
}

interface SendingDeps {
  readonly books: Books
  readonly faults: Faults
}

/** Opens them, with the one page on which people decide what becomes of what they send. */
export function sendingOn(app: FastifyInstance, { transfers, payouts }: SendingParties, deps: SendingDeps): void {
  const all = [
    ...(transfers ? [transferParty(app, { ...transfers, ...deps })] : []),
    ...(payouts ? [payoutParty(app, { ...payouts, ...deps })] : []),
  ]
  const [first] = all
  if (first) transferPage(app, first, all)
}
