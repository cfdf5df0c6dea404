import { instant } from '../../../apps/server/platform/db/instant.ts'
import type { World } from './world.ts'

/** Keeps everybody signed in over a time that is passed at once, as they would have stayed by coming back. */
export async function extendSessions({ db, clock }: World): Promise<void> {
  await db.app(tx =>
    tx
      .updateTable('session')
      .set({ expires_at: instant(clock.now() + 7 * 24 * 3_600_000) })
      .execute(),
  )
}
