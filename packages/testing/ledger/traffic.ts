import type { WalletCommand } from '../../../apps/server/features/wallet/ledger/command.ts'
import { command, type LedgerWorld, plainRules } from './ledgerWorld.ts'

/** Numbers from a seed, so that a run that fails can be run again. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const rules = { ...plainRules, settledCanBeTakenBack: true }
const peso = 10_000n

/** Bets, wins, losses, rollbacks before and after, repetitions and postings of our own, in an order a seed decides. */
export function traffic(world: Pick<LedgerWorld, 'ledger' | 'post' | 'clock'>, uids: readonly bigint[], seed: number) {
  const draw = seeded(seed)
  const bets: WalletCommand[] = []
  let made = 0

  function next(): Promise<unknown> {
    const uid = uids[draw(uids.length)] ?? 0n
    const named = `${seed} ${++made}`
    const what = draw(10)
    if (what === 0) {
      const paid = { act: 'deposit', gateway: 1, uid, reference: named, nowMs: world.clock.now() } as const
      return world.post({ ...paid, amount: BigInt(1 + draw(500)) * peso })
    }
    const bet = bets[draw(bets.length + 1)]
    if (what < 6 || !bet) return world.ledger.apply(newBet(uid, named))
    const of = { uid: bet.uid, roundId: bet.roundId, refTxId: bet.txId, game: bet.game, rules }
    if (what < 8) {
      const amount = BigInt(draw(3)) * bet.amount
      return world.ledger.apply(command({ kind: 'settle', ...of, txId: named, amount, closesRound: draw(4) > 0 }))
    }
    if (what === 8) return world.ledger.apply(command({ kind: 'rollback', ...of, txId: named }))
    return world.ledger.apply(bet)
  }

  function newBet(uid: bigint, named: string): WalletCommand {
    const amount = BigInt(1 + draw(100)) * 1000n
    const ended = draw(2) === 0 ? { win: BigInt(draw(3)) * amount, closesRound: true } : {}
    const bet = command({
      kind: 'bet',
      uid,
      txId: named,
      roundId: `r ${named}`,
      amount,
      game: draw(4),
      rules,
      ...ended,
    })
    bets.push(bet)
    return bet
  }

  return {
    /** Sends that many, some of them at once. */
    async send(count: number): Promise<void> {
      for (let sent = 0; sent < count; sent += 8) {
        await Promise.all(Array.from({ length: Math.min(8, count - sent) }, next))
      }
    },
  }
}
