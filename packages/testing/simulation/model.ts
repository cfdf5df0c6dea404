import { kindNumber, type WalletCommand } from '../../../apps/server/features/wallet/command.ts'
import type { OutcomeName } from '@saya/rpp'
import type { ModelLimit } from './modelLimits.ts'

export interface ModelWallet {
  readonly uid: bigint
  readonly schema: string
  readonly startBalance: bigint
  balance: bigint
  turnover: bigint
  openRounds: number
  isBlocked: boolean
  playUntilMs: number | null
  limits: readonly ModelLimit[] | null
  isTester: boolean
  readonly postings: ModelPosting[]
}

export interface ModelPosting {
  readonly kind: number
  readonly isGiven: boolean
  readonly amount: bigint
  readonly balance: bigint
  readonly turnover: bigint
  readonly command: WalletCommand
  readonly atMs: number
}

export interface ModelCommand {
  readonly uid: bigint
  /** None: it stands in the place of a bet that has not come, which was rolled back or whose win was paid before. */
  readonly print: string | null
  readonly outcome: OutcomeName
  readonly roundId: string
  readonly amount: bigint
  readonly balance: bigint
  readonly seq: bigint | null
  readonly atMs: number
  state: 'open' | 'settled' | 'rolledBack'
  won: bigint
}

export interface ModelRound {
  readonly uid: bigint
  bet: bigint
  refund: bigint
  win: bigint
  turnover: bigint
  isClosed: boolean
  /** The last posting of a win that named no bet. Less than nothing before any bet. */
  settled: bigint
}

export interface ModelSession {
  readonly uid: bigint
  readonly provider: number
  readonly expiresAtMs: number
  readonly hasEnded: boolean
}

/** The whole ledger as one would explain it on paper: no batch, no lock, one command after another. */
export interface Model {
  readonly wallets: Map<bigint, ModelWallet>
  readonly commands: Map<string, ModelCommand>
  readonly rounds: Map<string, ModelRound>
  readonly sessions: Map<string, ModelSession>
}

export function emptyModel(): Model {
  return { wallets: new Map(), commands: new Map(), rounds: new Map(), sessions: new Map() }
}

export function commandKey(
  schema: string,
  { provider, kind, txId }: Pick<WalletCommand, 'provider' | 'kind' | 'txId'>,
) {
  return `${schema}/${provider}/${kindNumber(kind)}/${txId}`
}

export function roundKey({ uid, provider, roundId }: Pick<WalletCommand, 'uid' | 'provider' | 'roundId'>): string {
  return `${uid}/${provider}/${roundId}`
}
