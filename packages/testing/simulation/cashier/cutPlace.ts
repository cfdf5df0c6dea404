import { setTimeout as wait } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { composeApi } from '../../../../apps/server/composeApi.ts'
import type { DepositDeps } from '../../../../apps/server/features/deposit/index.ts'
import type { WithdrawalDeps } from '../../../../apps/server/features/withdrawal/index.ts'
import { type Database, openDatabase } from '../../../../apps/server/platform/db/database.ts'
import { gatewaysAt } from '../../parties/gatewaysAt.ts'
import type { World } from '../../world/world.ts'
import { countBusy } from './cut.store.ts'
import { openCutGateway } from './cutGateway.ts'
import { openCutLine } from './cutLine.ts'
import { type Cut, type Kind, openCuts } from './cuts.ts'

/** A copy of the server that may be cut off anywhere: where its api answers, and what its worker works with. */
export interface Copy {
  readonly url: string
  readonly deposits: DepositDeps
  readonly withdrawals: WithdrawalDeps
}

export interface CutPlace {
  /** Has the copy do something, and cuts it off once, or not at all. Tells how far it came. */
  act(
    work: (copy: Copy) => Promise<unknown>,
    cut?: Cut,
  ): Promise<{ readonly passed: readonly Kind[]; readonly isCut: boolean }>
  close(): Promise<void>
}

/** Lets another copy of the server work on the same database and with the same gateways, over lines that can be cut. */
export async function openCutPlace(world: World): Promise<CutPlace> {
  const cuts = openCuts()
  const line = await openCutLine(world.databaseUrl, cuts)
  const gateway = await openCutGateway(world.sandboxUrl, cuts)
  let current = await openDatabase(line.url, 4)
  const db = following(world.db, () => current)
  const parties = () => gatewaysAt(gateway.url, world.clock)
  const api = composeApi({ ...world.apiOptions, db, ...parties(), metrics: new Registry() })
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    async act(work, cut) {
      const own = { db, ...parties() }
      const { deposits, withdrawals } = world.api
      cuts.begin(cut)
      // Whoever is cut off fails, or dies with whatever it was about to say.
      await work({ url, deposits: { ...deposits, ...own }, withdrawals: { ...withdrawals, ...own } }).catch(() => {})
      const done = { passed: cuts.passed(), isCut: cuts.hasFallen() }
      const isDead = cuts.isDead()
      cuts.begin()
      await untilGone(world)
      if (isDead) {
        await current.close()
        current = await openDatabase(line.url, 4)
      }
      return done
    },
    async close() {
      await api.app.close()
      await current.close()
      await gateway.close()
      await line.close()
    },
  }
}

/** The copy that comes after one that has died has connections of its own. */
function following(of: Database, current: () => Database): Database {
  return {
    app: work => current().app(work),
    ref: work => current().ref(work),
    member: (uid, work) => current().member(uid, work),
    memberSchema: (index, work) => current().memberSchema(index, work),
    schemaOf: of.schemaOf,
    memberSchemas: of.memberSchemas,
    load: () => current().load(),
    isReachable: () => current().isReachable(),
    close: () => current().close(),
  }
}

/** The database takes a moment to see that somebody has died, and until then holds what they had locked. */
async function untilGone({ db }: World): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if ((await db.app(countBusy)) === 0) return
    await wait(5)
  }
  throw new Error('The database still waits for somebody who is dead.')
}
