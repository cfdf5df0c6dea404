import { dayMs } from '@saya/money'
import type { InviteDeps } from './deps.ts'
import { hastenEnded, hastenHeld } from './invite.store.ts'

/**
 * Lets friends be looked at now about whom staff decided within a day: of whoever was refused something may have been paid by then, and
 * whoever was freed is held no more.
 */
export async function hastenDecided({ db, clock, rings }: Pick<InviteDeps, 'db' | 'clock' | 'rings'>): Promise<void> {
  const nowMs = clock.now()
  await db.app(async tx => {
    const refused = await rings.listDecided(tx, 'refused', nowMs - dayMs)
    if (refused.length > 0) await hastenEnded(tx, refused, nowMs)
    const freed = await rings.listDecided(tx, 'free', nowMs - dayMs)
    if (freed.length > 0) await hastenHeld(tx, freed, nowMs)
  })
}
