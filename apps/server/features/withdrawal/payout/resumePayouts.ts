import type { WithdrawalDeps } from '../deps.ts'
import { scheduleUnsent } from './sending.store.ts'

/** Makes all withdrawals that wait for a gateway due within a minute. Without it they would be due within ten. */
export async function resumePayouts({ db, clock }: Pick<WithdrawalDeps, 'db' | 'clock'>, gateway: string) {
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, tx => scheduleUnsent(tx, gateway, clock.now()))
  }
}
