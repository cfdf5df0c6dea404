import type { WithdrawalDeps } from '../deps.ts'
import { hurryUnsent } from './sending.store.ts'

/** Has all that waited for a gateway seen to by the next minute. Whoever is cut off delays them by ten. */
export async function resumePayouts({ db, clock }: Pick<WithdrawalDeps, 'db' | 'clock'>, gateway: string) {
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, tx => hurryUnsent(tx, gateway, clock.now()))
  }
}
