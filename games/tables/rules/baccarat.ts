import { decksInShoe, openShoe, type Rng } from '@saya/game-math'
import type { Card, Marks, VisibleRound } from '../shape.ts'
import type { Chance, DrawnOutcome } from './chance.ts'

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
export function drawBaccarat(rng: Rng): DrawnOutcome {
  const next = openShoe(rng)
  const [first, second, third, fourth] = [next(), next(), next(), next()]
  const player = [first, third]
  const banker = [second, fourth]
  const before = [totalOf(player.map(valueOf)), totalOf(banker.map(valueOf))] as const
  if (playerDraws(...before)) player.push(next())
  if (bankerDraws(...before, player[2] === undefined ? undefined : valueOf(player[2]))) banker.push(next())
  const totals = [totalOf(player.map(valueOf)), totalOf(banker.map(valueOf))] as const
  const shown: VisibleRound = { kind: 'baccarat', player, banker, totals }
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

  const twos = ranks.flatMap(one => ranks.map(other => [one, other] as const))
  for (const [p1, b1] of twos) for (const [p2, b2] of twos) countThirds([p1, b1, p2, b2], count)
  return [...weights.values()].map(({ marks, weight }) => ({ marks, weight: BigInt(weight) }))
}

type Four = readonly [p1: number, b1: number, p2: number, b2: number]

function countThirds(four: Four, count: (marks: Marks, weight: number) => void): void {
  const [p1, b1, p2, b2] = four
  const { left, weight } = takeOut(four)
  const values = leftByValue(left)
  const [player, banker] = [totalOf([valueOf(p1), valueOf(p2)]), totalOf([valueOf(b1), valueOf(b2)])]
  const pairs = [p1 === p2, b1 === b2] as const

  /** The banker's third card, where the player's is `third` or none, and what is left then weighs so much. */
  function countLast(third: number | undefined, mine: number, soFar: number): void {
    const remaining = cards - 4 - (third === undefined ? 0 : 1)
    // Where fewer than six cards fall, each order stands for all that the rest of the shoe could have made of it.
    const rest = third === undefined ? remaining - 1 : 1
    if (!bankerDraws(player, banker, third)) return count(marksOf(mine, banker, pairs), soFar * remaining * rest)
    for (const [last, many] of values.entries()) {
      const free = many - (last === third ? 1 : 0)
      count(marksOf(mine, totalOf([banker, last]), pairs), soFar * free * rest)
    }
  }

  if (!playerDraws(player, banker)) return countLast(undefined, player, weight)
  for (const [third, many] of values.entries()) countLast(third, totalOf([player, third]), weight * many)
}

/** How many cards of each rank are left when these have fallen, and in how many ways they can fall. */
function takeOut(four: Four): { readonly left: readonly number[]; readonly weight: number } {
  const left = ranks.map(() => ofRank)
  let weight = 1
  for (const rank of four) {
    weight *= left[rank] ?? 0
    left[rank] = (left[rank] ?? 0) - 1
  }
  return { left, weight }
}

function leftByValue(left: readonly number[]): number[] {
  const values = Array.from({ length: 10 }, () => 0)
  for (const [rank, many] of left.entries()) values[valueOf(rank)] = (values[valueOf(rank)] ?? 0) + many
  return values
}
