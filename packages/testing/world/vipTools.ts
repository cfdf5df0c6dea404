import { seeToLevels } from '../../../apps/server/features/promotion/index.ts'
import { seeToRewards } from '../../../apps/server/features/box/index.ts'
import { post } from '../../../apps/server/features/wallet/index.ts'
import { ask } from '../ask.ts'
import { command, plainRules } from '../ledger/ledgerWorld.ts'
import { readLedger } from '../ledger/ledgerWorld.store.ts'
import { readJournal } from '../ledger/readJournal.ts'
import type { Player } from './player.ts'
import { setBirthday } from './vip.store.ts'
import type { World } from './world.ts'

const peso = 10_000n
const dayMs = 86_400_000
/** A game whose play counts in full. */
const game = 1001
let counter = 0

/** Play that counts, and what the worker makes of it. */
export function vipTools(world: World) {
  const { db, clock } = world
  const { log } = world.api.deposits
  const { random, jurisdiction } = world.apiOptions
  const deps = { db, clock, log, random, jurisdiction }
  const rules = { ...plainRules, settledCanBeTakenBack: true }
  return {
    /** A verified member, unless it is said how far they are, with money that was paid in long ago. */
    async player(kyc: 'fully_kyc' | 'under_review' = 'fully_kyc', pesos = 10_000_000n): Promise<Player> {
      const player = await world.player({ kyc })
      const paid = { act: 'deposit', gateway: 1, reference: `paid in for levels ${++counter}` } as const
      const deposit = { ...paid, uid: player.uid, amount: pesos * peso, nowMs: clock.now() - 40 * dayMs }
      await db.member(player.uid, tx => post(tx, deposit))
      return player
    },
    /** A round that was lost, and the name of its bet. */
    async play({ uid }: Pick<Player, 'uid'>, pesos: number, played = game): Promise<string> {
      const txId = `play for a level ${++counter}`
      const bet = { kind: 'bet', uid, txId, roundId: txId, game: played, amount: BigInt(pesos) * peso, rules } as const
      await world.ledger.apply(command({ ...bet, win: 0n, closesRound: true }))
      return txId
    },
    async takeBack({ uid }: Player, txId: string): Promise<void> {
      const named = { txId: `take back ${++counter}`, refTxId: txId, roundId: txId }
      await world.ledger.apply(command({ kind: 'rollback', uid, ...named, game, rules }))
    },
    read: () => readJournal(world),
    raise: () => seeToLevels(deps),
    sweep: () => seeToRewards(deps),
    /** What a minute of the worker makes of what was played. */
    async minute(): Promise<void> {
      await readJournal(world)
      await seeToLevels(deps)
      await seeToRewards(deps)
    },
    async levelOf(player: Player): Promise<number> {
      return (await ask(world, 'GET /member/vip', {}, player)).data.vip
    },
    /** What was posted of levels and birthdays, in pesos, in the order of the posting. */
    async bonusesOf({ uid }: Pick<Player, 'uid'>) {
      const { journal } = await db.member(uid, tx => readLedger(tx, uid))
      return journal.filter(({ kind }) => kind === 4003 || kind === 4004).map(({ amount }) => Number(amount / peso))
    },
    /** As a reviewer has approved it. */
    approveBirthday: ({ uid }: Player, birthday: string) => db.member(uid, tx => setBirthday(tx, uid, birthday)),
  }
}

export type VipTools = ReturnType<typeof vipTools>
