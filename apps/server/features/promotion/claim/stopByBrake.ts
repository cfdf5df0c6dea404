import { formatPesos, manilaDay } from '@saya/money'
import { openIncidents } from '../../../platform/incident/incident.store.ts'
import type { GrantDeps } from '../deps.ts'
import { stopVersion, type Version } from '../promotion.store.ts'
import { readDayCost } from './budget.store.ts'

/** Stops a version whose day has cost more than its dry run lets expect. The incident comes first: whoever is cut off behind it stops it next time. */
export async function stopByBrake({ db, clock }: GrantDeps, version: Version, day?: string): Promise<boolean> {
  const nowMs = clock.now()
  const { promotion, number, brake } = version
  const cost = await db.app(tx => readDayCost(tx, { promotion, version: number }, day ?? manilaDay(nowMs)))
  if (cost <= brake || version.stoppedAtMs !== null) return false
  const detail = {
    version: number,
    cost: formatPesos(cost),
    brake: formatPesos(brake),
    proposed_by: version.proposedBy,
  }
  await db.app(tx => openIncidents(tx, [{ kind: 'PROMOTION_BRAKE', subject: promotion, detail }], nowMs))
  const reason = `A day cost ₱${formatPesos(cost)}, above the brake of ₱${formatPesos(brake)}.`
  await db.ref(tx => stopVersion(tx, version, { by: 'brake', reason, nowMs }))
  return true
}
