import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { RingDeskDeps } from './deps.ts'
import { sumInvite } from './followRing.ts'
import { listMarks } from './facts.store.ts'
import { viewFriend } from './friend.view.ts'
import { findRing, summariseRings } from './list.store.ts'
import { readAccount } from './readAccount.ts'
import { listFriends, listTies } from './ring.store.ts'
import { viewRing } from './ring.view.ts'

const mostFriends = 50
const mostAccounts = 60

/** The accounts are personal: who looks at which ring is on record before it is answered. */
export function getRing(deps: RingDeskDeps): Handler<typeof officeContract.ring.getRing> {
  const { db, clock } = deps
  return async call => {
    const { uid } = call.params
    const kept = await db.app(async tx => {
      const ring = await findRing(tx, uid)
      if (!ring) return undefined
      const object = { kind: 'ring', id: String(uid) } as const
      await actAs(tx, call, { action: 'ring.read', object, uid, nowMs: clock.now() })
      const friends = await listFriends(tx, uid, mostFriends)
      return {
        ring,
        friends,
        summary: (await summariseRings(tx, [uid])).get(uid),
        ties: await listTies(
          tx,
          friends.map(friend => friend.uid),
        ),
      }
    })
    if (!kept) return refuse('not_found')
    const { ring, friends, summary, ties } = kept
    const shown = []
    for (const friend of friends) {
      shown.push(viewFriend(friend, { ties, ...(await sumInvite(deps, uid, friend.uid)) }))
    }
    const known = new Set([uid, ...friends.map(friend => friend.uid), ...ties.map(({ other }) => other)])
    const uids = [...known].slice(0, mostAccounts)
    const marks = await db.app(tx => listMarks(tx, uids))
    const accounts = []
    for (const of of uids) accounts.push(await readAccount(deps, of, marks))
    return done({
      ...viewRing(ring, summary),
      ring_friends: shown,
      ties: ties.map(tie => ({ uid: String(tie.uid), other: String(tie.other), sign: tie.sign })),
      accounts,
    })
  }
}
