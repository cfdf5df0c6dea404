import { randomBytes } from 'node:crypto'
import type { WalletCommand } from '../../apps/server/features/wallet/ledger/command.ts'
import { game, nextName, provider, randomUid, tokenHashOf } from '../wallet/members.ts'

export type Mix = 'bets alone' | 'bets and their wins'

/** Bets as providers make them, and those of them that nothing was won by yet. */
export interface Stream {
  readonly mix: Mix
  readonly open: WalletCommand[]
}

const rules = { settledCanBeTakenBack: false, unknownRollbackIsError: false }
const shared = { provider, game, rules }
/** So many bets wait for their win before there are any. */
const leastOpen = 3000

export function openStream(mix: Mix): Stream {
  return { mix, open: [] }
}

/** The next batch. No win is of a bet of its own batch. */
export function batchOf({ mix, open }: Stream, size: number): readonly WalletCommand[] {
  const fresh: WalletCommand[] = []
  const commands = Array.from({ length: size }, (_, index): WalletCommand => {
    const bet = mix === 'bets and their wins' && index % 2 === 1 && open.length > leastOpen ? takeOne(open) : undefined
    if (bet) return settled(bet)
    const made = placed()
    fresh.push(made)
    return made
  })
  if (mix === 'bets and their wins') open.push(...fresh)
  return commands
}

function placed(): WalletCommand {
  const [uid, txId] = [randomUid(), nextName()]
  return { ...shared, kind: 'bet', uid, txId, roundId: `r${txId}`, amount: 5000n, session: tokenHashOf(provider, uid) }
}

function settled({ uid, txId, roundId }: WalletCommand): WalletCommand {
  return { ...shared, kind: 'settle', uid, txId: nextName(), refTxId: txId, roundId, amount: 2500n, closesRound: true }
}

function takeOne(open: WalletCommand[]): WalletCommand | undefined {
  const index = randomBytes(4).readUInt32LE() % open.length
  return open.splice(index, 1)[0]
}
