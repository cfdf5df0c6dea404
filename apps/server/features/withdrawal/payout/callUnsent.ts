import { closeIncidents, openIncidents } from '../../../platform/incident/incident.store.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { isLongReleased, isUnsent } from '../withdrawal.rules.ts'
import type { Withdrawal } from '../withdrawal.store.ts'

const kind = 'PAYOUT_UNSENT'

/** Calls somebody to one that is let go and that nobody was asked to pay for days, and off once it is sent or over. */
export async function callUnsent({ db, clock }: Pick<WithdrawalDeps, 'db' | 'clock'>, row: Withdrawal): Promise<void> {
  const nowMs = clock.now()
  if (!isLongReleased(row, nowMs)) return
  const subject = `${row.gateway} ${row.id}`
  await db.app(tx =>
    isUnsent(row, nowMs)
      ? openIncidents(tx, [{ kind, subject, detail: {} }], nowMs)
      : closeIncidents(tx, { kinds: [kind], subjects: subject, notSeenSinceMs: nowMs + 1 }, nowMs),
  )
}
