import { type Units, unitsPerPeso } from '@saya/money'
import type { Kind, Marks, Stakes, Table } from '../shape.ts'
import { listChances, payOf, spotsOf, winOf } from './play.ts'

/** In whole pesos, the most that all players together can win in one round, whatever it comes to: what ten could at most. */
export function mostOwed({ mostWin }: Pick<Table, 'mostWin'>): number {
  return 10 * mostWin
}

/** Everything that a round of a kind can come to, each once: there are few, and they are asked for with each bet. */
const outcomes = new Map<Kind, readonly Marks[]>()

function outcomesOf({ kind }: Pick<Table, 'kind'>): readonly Marks[] {
  const known = outcomes.get(kind)
  if (known) return known
  const each = new Map(listChances({ kind }).map(({ marks }) => [nameOf(marks), marks]))
  outcomes.set(kind, [...each.values()])
  return [...each.values()]
}

/** The same for the same marks, in whichever order they stand. */
function nameOf(marks: Marks): string {
  return Object.keys(marks)
    .sort((one, other) => (one < other ? -1 : 1))
    .map(mark => `${mark}×${marks[mark]}`)
    .join(' ')
}

/** What the house owes for bets in the outcome that is worst for it. */
export function owedFor(table: Table, stakes: Stakes): Units {
  return outcomesOf(table).reduce((most, marks) => {
    const win = winOf(table, stakes, marks)
    return win > most ? win : most
  }, 0n)
}

/** Whether there is an outcome in which the house would owe all players together more than it may. */
export function isFull(table: Table, all: Stakes): boolean {
  return owedFor(table, all) > BigInt(mostOwed(table)) * unitsPerPeso
}

/**
 * In whole pesos, the most that one player can win in a round, who has bet what the limits allow on what wins: in each
 * outcome on what pays best first, until all is bet that one may bet.
 */
export function worstRound(table: Table): bigint {
  const wins = outcomesOf(table).map(marks => {
    let left = table.mostRound
    const paying = spotsOf(table).map(spot => ({ most: spot.most, pay: payOf(spot, marks) }))
    return paying
      .sort((one, other) => other.pay - one.pay)
      .reduce((win, { most, pay }) => {
        const pesos = Math.min(most, left)
        left -= pesos
        return win + BigInt(pesos * pay)
      }, 0n)
  })
  return wins.reduce((most, win) => (win > most ? win : most), 0n) / 100n
}
