import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { gameCard } from './card.ts'
import { gameErrors } from './errors.ts'
import { gameCode } from './gameCode.ts'

const percent = v.nullable(v.string())
const sentences = v.array(v.string())

/** What is told of a game by whoever runs it. What they do not tell is null, and of rules there are none. */
const gameFacts = v.object({
  version: v.nullable(v.string()),
  /** Of what is bet, over very many rounds, in per cent. */
  rtp: v.string(),
  /** Where it depends on what is bet or how it is played. */
  rtp_least: percent,
  rtp_most: percent,
  /** How many of a hundred rounds pay anything. */
  hit_rate: percent,
  /** From 1 (small wins, often) to 5 (large wins, seldom). */
  volatility: v.nullable(v.number()),
  /** Of one round, in pesos, and the last in bets. */
  bet_least: v.nullable(v.string()),
  bet_most: v.nullable(v.string()),
  win_most: v.nullable(v.string()),
  win_most_times: v.nullable(v.number()),
  rules: v.object({ en: sentences, tl: sentences }),
  fairness_url: v.nullable(v.string()),
})

export const readGame = operation({
  method: 'GET',
  path: '/api/v2/game/info',
  access: 'guest',
  summary: 'What is known of a game: its card, and what whoever runs it tells of its rules, return and limits',
  query: v.object({ code: gameCode }),
  answer: v.object({
    ...gameCard.entries,
    category: v.string(),
    /** Under which the regulator has approved it. */
    approval_ref: v.string(),
    /** Nothing where nobody who runs it has told anything. */
    facts: v.nullable(gameFacts),
  }),
  refusals: pick(gameErrors, 'game_not_found'),
})
