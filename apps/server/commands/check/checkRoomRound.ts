import { fairDraws, mathHash as hashOf, sharedWord } from '@saya/game-math'
import { formatPesos, parsePesos, unitsPerCentavo } from '@saya/money'
import * as v from 'valibot'
import { deal, drawBalls, hasJackpot, winOf, rulesPrint } from '../../../../games/bingo/rules/index.ts'
import type { Card, Room } from '../../../../games/bingo/shape.ts'
import { finding, findPromised, isSame, type RoundFinding } from './checkRound.ts'
import { toldTableRound } from './checkTableRound.ts'

const { entries } = toldTableRound

/** A round of bingo that is told to its end, as its provider tells it, with the cards of one bet where it was asked for. */
export const toldRoomRound = v.object({
  ...entries,
  dealt: v.nullable(v.object({ cards: v.array(v.array(v.number())) })),
  round: v.object({
    ...entries.round.entries,
    shown: v.object({
      kind: v.picklist(['bingo75', 'bingo90']),
      balls: v.array(v.number()),
      cards: v.array(v.pipe(v.number(), v.minValue(1), v.maxValue(6))),
      jackpot: v.object({ pool: v.string(), hits: v.number(), each: v.string() }),
    }),
  }),
})

type ToldRoomRound = v.InferOutput<typeof toldRoomRound>

/** Calls a round again, deals every card of everybody in it, and compares with what was told of it and of a bet in it. */
export function checkRoomRound(room: Room, told: ToldRoomRound): readonly RoundFinding[] {
  const { round, draws, mathHash, bet, dealt } = told
  const { nonce, serverSeed: hex, closingSeed, words } = round.fairness
  const { pool, hits, each } = round.shown.jackpot
  const serverSeed = Buffer.from(hex, 'hex')
  const drawn = drawBalls(
    room.kind,
    room.calls,
    fairDraws({ serverSeed, clientSeed: sharedWord(words, closingSeed), nonce }),
  )
  const hands = words.map((word, at) => {
    const rng = fairDraws({ serverSeed, clientSeed: `cards:${word}`, nonce })
    return deal(room.kind, round.shown.cards[at] ?? 0, rng).cards
  })
  const hitsOf = (cards: readonly Card[]) => cards.filter(card => hasJackpot(room, { card, balls: drawn.balls })).length
  const winners = hands.reduce((sum, cards) => sum + hitsOf(cards), 0)
  const findings = [
    findPromised(round.fairness),
    finding(hashOf(rulesPrint, room) === mathHash, 'The rules and tables are those of then'),
    finding(
      isSame(drawn.draws, draws),
      `All ${drawn.draws.length} draws follow from the seed and ${words.length} words`,
    ),
    finding(isSame(drawn.balls, round.shown.balls), 'The balls that were called follow from the draws'),
    finding(
      words.length === round.shown.cards.length && winners === hits && shareOf(pool, winners) === each,
      `Of ${hands.flat().length} cards in the room ${winners} have won the jackpot`,
    ),
  ]
  if (!bet) return findings
  const counts = bet.state === 'done'
  const own = hands[words.indexOf(bet.word)] ?? []
  const jackpot = (parsePesos(each) ?? 0n) * BigInt(hitsOf(own))
  const win = formatPesos(counts ? winOf(room, own, drawn.balls) + jackpot : 0n)
  return [
    ...findings,
    finding(!counts || words.includes(bet.word), 'The word of this bet is among them'),
    finding(!counts || isSame(own, dealt?.cards), `Its ${own.length} cards follow from the seed and this word`),
    finding(win === bet.win, `The win of ₱${bet.win} is what these cards of ₱${bet.stake} come to`),
  ]
}

/** What of a pool each of so many cards is paid. */
function shareOf(pool: string, winners: number): string {
  if (winners === 0) return formatPesos(0n)
  return formatPesos(((parsePesos(pool) ?? 0n) / BigInt(winners) / unitsPerCentavo) * unitsPerCentavo)
}
