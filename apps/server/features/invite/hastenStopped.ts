import { dayMs } from '@saya/money'
import { listStoppedInvites } from '../promotion/index.ts'
import type { InviteDeps } from './deps.ts'
import { hastenOpen } from './invite.store.ts'

/** Lets friends be looked at now who wait by an invitation that was stopped within a day: nothing comes of it, and both are told so. */
export async function hastenStopped(deps: Pick<InviteDeps, 'db' | 'clock'>): Promise<void> {
  const nowMs = deps.clock.now()
  for (const { version } of await listStoppedInvites(deps, nowMs - dayMs)) {
    const { promotion, number } = version
    await deps.db.app(tx => hastenOpen(tx, { promotion, version: number }, nowMs))
  }
}
