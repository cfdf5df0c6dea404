import { dayMs } from '@saya/money'
import type { InviteDeps } from './deps.ts'
import { hastenEnded } from './invite.store.ts'

/** Lets friends be looked at now of whom staff said within a day that nothing is paid for them, which may have been paid by then. */
export async function hastenRefused({ db, clock, rings }: Pick<InviteDeps, 'db' | 'clock' | 'rings'>): Promise<void> {
  const nowMs = clock.now()
  await db.app(async tx => {
    const uids = await rings.listRefused(tx, nowMs - dayMs)
    if (uids.length > 0) await hastenEnded(tx, uids, nowMs)
  })
}
