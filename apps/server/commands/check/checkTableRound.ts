import { fairDraws, mathHash as hashOf, sharedWord } from '@saya/game-math'
import { formatPesos } from '@saya/money'
import * as v from 'valibot'
import { drawRound, winOf, rulesPrint } from '../../../../games/tables/rules/index.ts'
import type { Table } from '../../../../games/tables/shape.ts'
import { finding, findPromised, isSame, type RoundFinding } from './checkRound.ts'

const amount = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/))

/** A round of a table that is drawn, as its provider tells it, with one bet in it where the bet was asked for. */
export const toldTableRound = v.object({
  game: v.string(),
  mathHash: v.string(),
  draws: v.array(v.object({ of: v.number(), value: v.number() })),
  stakes: v.nullable(v.record(v.string(), v.number())),
  bet: v.nullable(v.object({ state: v.string(), stake: amount, win: amount, word: v.string() })),
  round: v.object({
    id: v.string(),
    shown: v.record(v.string(), v.unknown()),
    fairness: v.object({
      commitment: v.string(),
      nonce: v.number(),
      serverSeed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      /** Rounds from before there were any have none. */
      closingSeed: v.optional(v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/)), ''),
      words: v.array(v.string()),
    }),
  }),
})

export type ToldTableRound = v.InferOutput<typeof toldTableRound>

/** Draws a shared round again by the rules of its table, and compares with what was told of it and of a bet in it. */
export function checkTableRound(table: Table, told: ToldTableRound): readonly RoundFinding[] {
  const { round, draws, mathHash, bet, stakes } = told
  const { nonce, serverSeed: hex, closingSeed, words } = round.fairness
  const serverSeed = Buffer.from(hex, 'hex')
  const drawn = drawRound(table, fairDraws({ serverSeed, clientSeed: sharedWord(words, closingSeed), nonce }))
  const findings = [
    findPromised(round.fairness),
    finding(hashOf(rulesPrint, table) === mathHash, 'The rules and tables are those of then'),
    finding(
      isSame(drawn.draws, draws),
      `All ${drawn.draws.length} draws follow from the seed and ${words.length} words`,
    ),
    finding(isSame(drawn.shown, round.shown), 'What was shown follows from the draws'),
  ]
  if (!bet || !stakes) return findings
  const counts = bet.state === 'done'
  const win = formatPesos(counts ? winOf(table, stakes, drawn.marks) : 0n)
  return [
    ...findings,
    finding(!counts || words.includes(bet.word), 'The word of this bet is among them'),
    finding(win === bet.win, `The win of ₱${bet.win} is what these bets of ₱${bet.stake} come to`),
  ]
}
