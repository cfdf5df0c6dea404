import { toHex } from '@saya/game-math'
import { formatPesos } from '@saya/money'
import { openToTell } from '../seed/openSealed.ts'
import type { Vault } from '../seed/openVault.ts'
import type { RoundState } from './round.rules.ts'
import type { Move } from './move.store.ts'
import type { Round } from './round.store.ts'

/** A round as whoever plays it is told of it. */
export interface RoundView {
  readonly id: string
  readonly key: string
  readonly state: 'pending' | 'choosing' | 'done' | 'refused' | 'returned' | 'stopped' | 'seen'
  /** What it was begun with, and what it has taken in all. */
  readonly stake: string
  readonly staked: string
  readonly mode: number
  /** The number of the decision that is to come, and those that count. */
  readonly step: number
  readonly choices: readonly number[]
  readonly win: string
  /** The wallet's own word, where it did not take the bet. */
  readonly reason: string
  readonly balance: string
  readonly shown: readonly unknown[]
  readonly at: number
  readonly fairness: {
    readonly commitment: string
    readonly clientSeed: string
    readonly nonce: number
    /** Only once the round is over: before, it would tell what is to come. */
    readonly serverSeed: string
  }
}

const told: Readonly<Record<RoundState, RoundView['state']>> = {
  betting: 'pending',
  choosing: 'choosing',
  raising: 'pending',
  lowering: 'pending',
  drawn: 'pending',
  undoing: 'pending',
  settled: 'done',
  refused: 'refused',
  undone: 'returned',
  stopped: 'stopped',
}

/** In these a player is to see how their round stands. */
const isOnTheTable: ReadonlySet<RoundState> = new Set(['choosing', 'raising', 'lowering', 'settled'])

export function viewRound(round: Round, moves: readonly Move[], vault: Pick<Vault, 'open'>): RoundView {
  const isSettled = round.state === 'settled'
  const made = moves.filter(({ state }) => state === 'made' || state === 'settled')
  return {
    id: round.id,
    key: round.play_key,
    state: round.is_seen ? 'seen' : told[round.state],
    stake: formatPesos(round.stake),
    staked: formatPesos(made.reduce((sum, { stake }) => sum + stake, round.stake)),
    mode: round.mode,
    step: round.moves,
    choices: made.map(({ choice }) => choice),
    win: formatPesos(isSettled ? (round.win ?? 0n) : 0n),
    reason: round.reason ?? '',
    balance: round.balance === null ? '' : formatPesos(round.balance),
    // What was drawn is shown when it is paid, not before: it may yet be for a person to look at.
    shown: isOnTheTable.has(round.state) ? (round.shown ?? []) : [],
    at: Math.floor(round.opened_at.getTime() / 1000),
    fairness: {
      commitment: round.commitment,
      clientSeed: round.client_seed,
      nonce: Number(round.nonce),
      serverSeed: round.ended_at
        ? toHex(openToTell(vault, round.seed, round.server_seed).seed ?? new Uint8Array())
        : '',
    },
  }
}
