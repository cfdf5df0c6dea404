import { parsePesos } from '@saya/money'
import type { Flaw } from './flawsForTest.ts'

/** What the one player has. */
export interface Purse {
  units(): bigint
  covers(amount: bigint): boolean
  add(amount: bigint): void
}

export function openPurse(has: (flaw: Flaw) => boolean): Purse {
  return has('counts in floats') ? inFloats() : inUnits()
}

function inUnits(): Purse {
  let units = 0n
  return {
    units: () => units,
    covers: amount => units >= amount,
    add: amount => void (units += amount),
  }
}

/** Pesos in doubles, as a wallet has them that never thought about it. What it tells is rounded as well as can be. */
function inFloats(): Purse {
  let double = 0
  return {
    units: () => BigInt(Math.round(double * 10_000)),
    covers: asked => double >= Number(asked) / 10_000,
    add: change => void (double += Number(change) / 10_000),
  }
}

const most = 10n ** 13n

/** An amount as it should be read, or as one reads it who takes whatever comes. */
export function readAmount(text: string, isLoose: boolean): bigint | null {
  if (isLoose) return parsePesos(withoutFifth(text.replace('-', '')), 4)
  const units = parsePesos(text, 4)
  return units === null || text.startsWith('-') || units > most ? null : units
}

/** The amount of a bet, in which each fault can be made by itself. */
export function readStake(text: string, has: (flaw: Flaw) => boolean): bigint | null {
  if (text.startsWith('-') && !has('takes a negative amount')) return null
  const units = parsePesos(has('rounds a fifth decimal') ? withoutFifth(text) : text, 4)
  return units === null || (units > most && !has('lends without end')) ? null : units
}

/** The amount of a correction, which may be below nothing. */
export function readCorrection(text: string, isLoose: boolean): bigint | null {
  const units = parsePesos(isLoose ? withoutFifth(text) : text, 4)
  return units === null || (!isLoose && (units > most || units < -most)) ? null : units
}

function withoutFifth(text: string): string {
  return text.replace(/(\.\d{4})\d+$/, '$1')
}
