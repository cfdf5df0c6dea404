import type { ProductDayWork } from '../../platform/dayWork/index.ts'
import type { RingDeps } from './deps.ts'
import { listLivelyFriends } from './candidates.store.ts'
import { judgeFriend } from './findHold.ts'

const friendsAtOnce = 1000

/** Looks each night at the friends who paid in or were paid out on the day, whether an invite pays at the moment or not. */
export function findRings(deps: RingDeps): ProductDayWork {
  return {
    name: 'ring.find',
    atManila: '03:20',
    once: 'for the product',
    missed: 'each',
    async perform(run) {
      for (let after = BigInt(run.place || '0'); ; ) {
        const stretch = { day: run.day, after, most: friendsAtOnce }
        const { uids, last } = await deps.db.app(tx => listLivelyFriends(tx, stretch))
        if (last === undefined) return
        for (const uid of uids) {
          // One that fails keeps nobody behind it waiting.
          await judgeFriend(deps, uid).catch((fault: unknown) =>
            run.log.error({ err: fault, uid: String(uid) }, 'an invited friend could not be looked at'),
          )
        }
        await run.step(async () => String(last))
        after = last
      }
    },
  }
}
