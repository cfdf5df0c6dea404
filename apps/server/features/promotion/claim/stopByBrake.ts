import { formatPesos, manilaDay } from '@saya/money'
import { openIncidents } from '../../../platform/incident/incident.store.ts'
import type { GrantDeps } from '../deps.ts'
import { stopVersion, type Version } from '../promotion.store.ts'
import { readDayCost, readDearestDayCost } from './budget.store.ts'

type BrakeDeps = Pick<GrantDeps, 'db' | 'clock'>

/** Stops a version whose day has cost more than its dry run lets expect. */
export async function stopByBrake(deps: BrakeDeps, version: Version, day?: string): Promise<boolean> {
  const { promotion, number } = version
  const asked = day ?? manilaDay(deps.clock.now())
  return stopBeyond(deps, version, await deps.db.app(tx => readDayCost(tx, { promotion, version: number }, asked)))
}

/** The same by any of its days: whoever passed the brake may have been cut off before they stopped it, and nobody may have looked for nights. */
export async function stopByAnyDay(deps: BrakeDeps, version: Version): Promise<boolean> {
  const { promotion, number } = version
  return stopBeyond(deps, version, await deps.db.app(tx => readDearestDayCost(tx, { promotion, version: number })))
}

/** The incident comes first: whoever is cut off behind it stops it next time. */
async function stopBeyond({ db, clock }: BrakeDeps, version: Version, cost: bigint): Promise<boolean> {
  const nowMs = clock.now()
  const { promotion, number, brake } = version
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
