import { decksInShoe, openShoe, type Rng } from '@saya/game-math'
import type { Card, Marks, Shown } from '../shape.ts'
import type { Chance, Drawn } from './chance.ts'

/** An ace counts one, ten and the pictures nothing. */
export function valueOf(card: Card): number {
  const rank = (card % 13) + 1
  return rank > 9 ? 0 : rank
}

function totalOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) % 10
}

/** Eight or nine in two cards ends the round; otherwise a player of five or less takes a third card. */
export function playerDraws(player: number, banker: number): boolean {
  return player < 6 && banker < 8
}

/** The banker's third card by the value of the player's, or by their own total alone where the player stands. */
export function bankerDraws(player: number, banker: number, third: number | undefined): boolean {
  if (player > 7 && third === undefined) return false
  if (banker > 6) return false
  if (third === undefined) return banker < 6
  if (banker < 3) return true
  if (banker === 3) return third !== 8
  if (banker === 4) return third >= 2 && third <= 7
  if (banker === 5) return third >= 4 && third <= 7
  return third === 6 || third === 7
}

/** Player and banker get a card each, then another each, then their third cards where the rules say so. */
export function drawBaccarat(rng: Rng): Drawn {
  const next = openShoe(rng)
  const [first, second, third, fourth] = [next(), next(), next(), next()]
  const player = [first, third]
  const banker = [second, fourth]
  const before = [totalOf(player.map(valueOf)), totalOf(banker.map(valueOf))] as const
  if (playerDraws(...before)) player.push(next())
  if (bankerDraws(...before, player[2] === undefined ? undefined : valueOf(player[2]))) banker.push(next())
  const totals = [totalOf(player.map(valueOf)), totalOf(banker.map(valueOf))] as const
  const shown: Shown = { kind: 'baccarat', player, banker, totals }
  return { shown, marks: marksOf(...totals, [first % 13 === third % 13, second % 13 === fourth % 13]) }
}

function marksOf(player: number, banker: number, [isPlayerPair, isBankerPair]: readonly [boolean, boolean]): Marks {
  const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker'
  return { [winner]: 1, ...(isPlayerPair ? { playerPair: 1 } : {}), ...(isBankerPair ? { bankerPair: 1 } : {}) }
}

const ranks = Array.from({ length: 13 }, (_, rank) => rank)
const ofRank = 4 * decksInShoe
const cards = 13 * ofRank

/**
 * Every order of six cards, weighed by how many cards of a full shoe make it. The first four are told apart by rank,
 * the thirds by value. The product of all six sizes is under 2^53, so that no weight is rounded.
 */
export function listBaccarat(): readonly Chance[] {
  const weights = new Map<string, { readonly marks: Marks; weight: number }>()

  function count(marks: Marks, weight: number): void {
    const name = Object.keys(marks).join()
    const known = weights.get(name) ?? { marks, weight: 0 }
    known.weight += weight
    weights.set(name, known)
  }

  for (const p1 of ranks) {
    for (const b1 of ranks) {
      for (const p2 of ranks) {
        for (const b2 of ranks) countThirds([p1, b1, p2, b2], count)
      }
    }
  }
  return [...weights.values()].map(({ marks, weight }) => ({ marks, weight: BigInt(weight) }))
}

type Four = readonly [p1: number, b1: number, p2: number, b2: number]

function countThirds(four: Four, count: (marks: Marks, weight: number) => void): void {
  const [p1, b1, p2, b2] = four
  const left = ranks.map(() => ofRank)
  let weight = 1
  for (const rank of four) {
    weight *= left[rank] ?? 0
    left[rank] = (left[rank] ?? 0) - 1
  }
  const player = totalOf([valueOf(p1), valueOf(p2)])
  const banker = totalOf([valueOf(b1), valueOf(b2)])
  const pairs = [p1 === p2, b1 === b2] as const
  const values = leftByValue(left)
  const thirds = playerDraws(player, banker) ? values : [undefined]
  for (const [third, many] of thirds.entries()) {
    const isDrawn = many !== undefined
    const mine = isDrawn ? totalOf([player, third]) : player
    const soFar = isDrawn ? weight * many : weight
    const remaining = cards - 4 - (isDrawn ? 1 : 0)
    if (!bankerDraws(player, banker, isDrawn ? third : undefined)) {
      const rest = isDrawn ? remaining : remaining * (remaining - 1)
      count(marksOf(mine, banker, pairs), soFar * rest)
      continue
    }
    for (const [last, more] of values.entries()) {
      const free = more - (isDrawn && last === third ? 1 : 0)
      const rest = isDrawn ? 1 : remaining - 1
      count(marksOf(mine, totalOf([banker, last]), pairs), soFar * free * rest)
    }
  }
}

function leftByValue(left: readonly number[]): number[] {
  const values = Array.from({ length: 10 }, () => 0)
  for (const [rank, many] of left.entries()) values[valueOf(rank)] = (values[valueOf(rank)] ?? 0) + many
  return values
}
