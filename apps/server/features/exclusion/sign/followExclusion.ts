import type { Clock } from '../../../platform/clock.ts'
import { findGates } from '../../gate/index.ts'
import { readSigns, type SignDeps } from './readSigns.ts'
import { addSigns, dropExcluded, putExcluded } from './sign.store.ts'

/** What has no end is kept as if it ended then. */
const endlessMs = Date.UTC(9999, 0, 1)

/**
 * Brings what all members are compared with to what this one's own rows say now, and answers whether they are excluded. Doing it
 * twice, late or in another order changes nothing.
 */
export async function followExclusion(deps: SignDeps & { readonly clock: Clock }, uid: bigint): Promise<boolean> {
  const { db, clock } = deps
  const gates = await db.member(uid, tx => findGates(tx, uid, clock.now()))
  const gate = gates.find(({ cause }) => cause === 'exclusion')
  if (!gate) {
    await db.app(tx => dropExcluded(tx, uid))
    return false
  }
  const { kept } = await readSigns(deps, uid)
  await db.app(async tx => {
    await putExcluded(tx, uid, gate.closedUntilMs ?? endlessMs)
    await addSigns(tx, uid, kept)
  })
  return true
}
