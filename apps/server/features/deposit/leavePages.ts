import type { DepositDeps } from './deps.ts'
import { listPendingOf, setLeft } from './deposit.store.ts'
import { settle } from './event/settle.ts'

/**
 * Closes the pages that a member could still pay on. That they are left is kept first: where a gateway is silent, whoever asks it
 * next has it close the page. What was paid by then is credited.
 */
export async function leavePages(deps: DepositDeps, uid: bigint): Promise<void> {
  const { db, clock, log } = deps
  const pending = await db.member(uid, tx => listPendingOf(tx, uid))
  for (const { id, gateway } of pending) {
    await db.member(uid, tx => setLeft(tx, { uid, id }, clock.now()))
    await settle(deps, { gateway, reference: id, uid }).catch((fault: unknown) =>
      log.warn({ err: fault, deposit: id }, 'the page of a deposit waits to be closed'),
    )
  }
}
