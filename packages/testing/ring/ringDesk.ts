import { dayMs } from '@saya/money'
import { promiseReward } from '../../../apps/server/features/reward/index.ts'
import { findHold, findRings, followRing, type RingDeps, sweepRings } from '../../../apps/server/features/ring/index.ts'
import { workDay } from '../process/workDay.ts'
import { askOffice } from '../world/operator.ts'
import type { World } from '../world/world.ts'
import type { PlannedAccount } from './cluster.ts'
import { plantCluster } from './plantClusters.store.ts'

const basis = { promotion: 'invite', version: 1, decision: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }

interface RingQuery {
  readonly uid?: string
  readonly status?: '' | 'over'
  readonly sort?: '' | 'found' | '-found'
  readonly cursor?: string
  readonly page_size?: string
}

/** Rings as the desk sees them, and what an invite does with its answer. */
export function ringDesk(world: World) {
  const deps: RingDeps = world.apiOptions
  const reason = 'Compared the accounts, ticket 27'
  return {
    deps,
    /** A parent, the account 0, and so many friends who share what is said, or of whom it is said of each; nothing where nothing is. */
    async plant(
      friends: number,
      shared: Partial<PlannedAccount> | ((account: number) => Partial<PlannedAccount>) = {},
    ) {
      const name = `ring ${planted++}`
      const nowMs = world.clock.now()
      const account = (at: number): PlannedAccount => ({
        by: at === 0 ? null : 0,
        joinedAtMs: nowMs - 9 * dayMs + at * 4 * 3_600_000,
        devices: [`${name} ${at} phone`],
        address: `100.${64 + at}.${planted % 250}.1`,
        id: `${name} ${at} id`,
        payee: `${name} ${at} wallet`,
        depositedAtMs: nowMs - 3 * dayMs + at * 3_600_000,
        playedAtMs: nowMs - 3 * dayMs + at * 3_600_000 + 60_000,
        deposited: 500,
        turnover: 2500,
        withdrawn: 0,
        ...(typeof shared === 'function' ? shared(at) : shared),
      })
      const accounts = Array.from({ length: friends + 1 }, (_, at) => account(at))
      const [parent = 0n, ...children] = await plantCluster(world.db, { name, accounts })
      return { parent, children }
    },
    hold: (parent: bigint, child: bigint) => findHold(deps, { parent, child }),
    follow: (child: bigint) => followRing(deps, child),
    sweep: () => sweepRings(world.apiOptions),
    night: () => workDay(world, findRings(deps)),
    /** Promises both sides what an invite promises them, as an invite does. */
    async promise(parent: bigint, child: bigint, held: string | undefined) {
      const promised = { kind: 4002, basis, nowMs: world.clock.now(), ...(held ? { held } : {}) } as const
      await world.db.member(parent, tx =>
        promiseReward(tx, { ...promised, uid: parent, name: `invite ${child}`, amount: 500_000n, multiple: 1 }),
      )
      await world.db.member(child, tx =>
        promiseReward(tx, { ...promised, uid: child, name: 'invited', amount: 250_000n, multiple: 1 }),
      )
    },
    async statuses(parent: bigint, child: bigint) {
      const statusOf = (uid: bigint, name: string) =>
        world.db.member(uid, tx =>
          tx.selectFrom('reward').select('status').where('uid', '=', uid).where('name', '=', name).executeTakeFirst(),
        )
      const rows = [await statusOf(parent, `invite ${child}`), await statusOf(child, 'invited')]
      return rows.map(row => row?.status)
    },
    list: (query: RingQuery, token: string) => askOffice(world, 'GET /office/api/ring/list', { query }, token),
    look: (uid: bigint, token: string) =>
      askOffice(world, 'GET /office/api/ring/:uid', { params: { uid: String(uid) } }, token),
    decide: (uid: bigint, isFree: boolean, token: string) =>
      askOffice(world, 'POST /office/api/ring/decide', { body: { uid: String(uid), is_free: isFree, reason } }, token),
  }
}

let planted = 0
