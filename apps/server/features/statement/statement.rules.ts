import { isBonusType } from '@saya/contract/transaction/cashTypes.ts'
import type { Movement } from '@saya/contract/statement/statement.ts'
import { movements } from '@saya/contract/statement/statement.ts'
import type { Units } from '@saya/money'

/** What postings of one kind, direction and type of game came to. */
export interface KindSum {
  readonly kind: number
  /** Into the member's wallet. */
  readonly isIn: boolean
  readonly gameType: number
  readonly amount: Units
}

export interface TypePlay {
  readonly gameType: number
  readonly bet: Units
  readonly won: Units
  readonly takenBack: Units
}

/** What moved a balance, each amount signed as it did. */
export interface Movements {
  readonly movements: readonly { readonly name: Movement; readonly amount: Units }[]
  readonly play: readonly TypePlay[]
  readonly prizes: Units
  readonly corrections: Units
  readonly bonuses: readonly { readonly cashType: number; readonly amount: Units }[]
}

const [bet, win, takenBack, prize, correction, refusedWin] = [1, 2, 3, 4, 5, 7]

const movementOf: Readonly<Record<number, Movement>> = {
  10: 'deposits',
  20: 'vouchers',
  11: 'withdrawals',
  12: 'withdrawals_returned',
  14: 'withdrawals_returned',
  30: 'adjustments_given',
  31: 'adjustments_taken',
}

const ofGames: ReadonlySet<number | undefined> = new Set([bet, win, takenBack, prize, correction, refusedWin])

/** Sorts what moved a balance into what a person reads. Each sum lands in one place, so that nothing is lost or counted twice. */
export function sortSums(sums: readonly KindSum[]): Movements {
  const rest = sums.filter(({ kind }) => !ofGames.has(kind) && !isBonus(kind))
  const nameOf = ({ kind }: KindSum) => movementOf[kind] ?? 'other'
  return {
    movements: movements
      .map(name => ({ name, sums: rest.filter(sum => nameOf(sum) === name) }))
      .filter(({ sums: own }) => own.length > 0)
      .map(({ name, sums: own }) => ({ name, amount: total(own) })),
    play: typesOf(sums).map(gameType => playOf(sums, gameType)),
    prizes: total(sums.filter(({ kind }) => kind === prize)),
    corrections: total(sums.filter(({ kind }) => kind === correction)),
    bonuses: [...new Set(sums.map(({ kind }) => kind).filter(isBonus))]
      .toSorted((one, other) => one - other)
      .map(cashType => ({ cashType, amount: total(sums.filter(({ kind }) => kind === cashType)) })),
  }
}

/** What was given, and what of it was given back. */
function isBonus(kind: number): boolean {
  return kind === 51 || isBonusType(kind)
}

function isPlay({ kind }: KindSum): boolean {
  return kind === bet || kind === win || kind === takenBack || kind === refusedWin
}

function typesOf(sums: readonly KindSum[]): readonly number[] {
  return [...new Set(sums.filter(isPlay).map(({ gameType }) => gameType))].toSorted((one, other) => one - other)
}

function playOf(sums: readonly KindSum[], gameType: number): TypePlay {
  const own = sums.filter(sum => sum.gameType === gameType)
  return {
    gameType,
    // What was bet and what was won read as such; their signs are in the result.
    bet: -total(own.filter(({ kind }) => kind === bet)),
    won: total(own.filter(({ kind }) => kind === win)),
    takenBack: total(own.filter(({ kind }) => kind === takenBack || kind === refusedWin)),
  }
}

export function resultOf({ bet: staked, won, takenBack: back }: Omit<TypePlay, 'gameType'>): Units {
  return won - staked + back
}

export function total(sums: readonly { readonly amount: Units; readonly isIn: boolean }[]): Units {
  return sums.reduce((sum, { amount, isIn }) => sum + (isIn ? amount : -amount), 0n)
}
