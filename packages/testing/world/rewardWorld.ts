import { randomUUID } from 'node:crypto'
import { seeToRewards } from '../../../apps/server/features/box/index.ts'
import {
  type CollectDeps,
  collectReward,
  findReward,
  promiseReward,
  type RewardDeps,
  rewardIdOf,
  type RewardKey,
  type RewardPromise,
} from '../../../apps/server/features/reward/index.ts'
import { readLedger } from '../ledger/ledgerWorld.store.ts'
import type { Player } from './player.ts'
import type { World } from './world.ts'

type RewardWish = Partial<Omit<RewardPromise, 'uid' | 'nowMs'>>

let named = 0

/** Rewards as a promotion of a test promises them and as they are collected and swept. */
export function rewardTools(world: World) {
  const { db, clock } = world
  const { log } = world.api.deposits
  const { random } = world.apiOptions
  const basis = { promotion: 'test', version: 1, decision: randomUUID() }
  return {
    /** Ten pesos of a mystery box, unless something else is said. */
    async promise({ uid }: Pick<Player, 'uid'>, wish: RewardWish = {}) {
      const name = wish.name ?? `reward ${++named}`
      const promised = { kind: 4001, amount: 100_000n, basis, ...wish, uid, name, nowMs: clock.now() } as const
      const result = await db.member(uid, tx => promiseReward(tx, promised))
      return { result, key: { uid, kind: promised.kind, name } }
    },
    collect(key: RewardKey, deps: Partial<CollectDeps> = {}) {
      const all: CollectDeps = { jurisdiction: 'standard', ...deps }
      return db.member(key.uid, tx => collectReward(tx, all, { ...key, nowMs: clock.now() }))
    },
    sweep: (deps: Partial<RewardDeps> = {}) =>
      seeToRewards({ db, clock, log, random, jurisdiction: 'standard', ...deps }),
    stateOf: (key: RewardKey) => db.member(key.uid, tx => findReward(tx, rewardIdOf(key))),
    async postingsOf({ uid }: Pick<Player, 'uid'>) {
      const { journal } = await db.member(uid, tx => readLedger(tx, uid))
      return journal.map(({ kind, amount, reference }) => [kind, amount, reference] as const)
    },
  }
}
