import { fairDraws, isPromised, mathHash as hashOf, type ToldSeeds } from '@saya/game-math'
import { formatPesos, parsePesos } from '@saya/money'
import * as v from 'valibot'
import { choose, play, rulesPrint } from '../../../../games/slots/rules/index.ts'
import type { RoundOutcome, Title } from '../../../../games/slots/shape.ts'

const amount = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/))

/** A round that is over, as its provider tells it. */
export const toldRound = v.object({
  game: v.string(),
  mathHash: v.string(),
  draws: v.array(v.object({ of: v.number(), value: v.number() })),
  round: v.object({
    id: v.string(),
    state: v.string(),
    stake: amount,
    win: amount,
    shown: v.array(v.unknown()),
    fairness: v.object({
      commitment: v.string(),
      clientSeed: v.string(),
      nonce: v.number(),
      serverSeed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  }),
})

export type ToldRound = v.InferOutput<typeof toldRound>

export interface RoundFinding {
  readonly holds: boolean
  readonly sentence: string
}

/** How a round of a game can be played again by the rules and tables that are here. */
export interface Replay {
  readonly name: string
  /** Their print: a round that has another was played by others. */
  readonly print: string
  findings(): readonly RoundFinding[]
}

/** By which rules and tables a title is played here. */
export function printOf(title: Title): string {
  return hashOf(rulesPrint, title)
}

/** Plays a round again from its seeds by the rules of its title, and compares with what was told of it. */
export function checkRound(title: Title, { round, draws, mathHash }: ToldRound): readonly RoundFinding[] {
  const { clientSeed, nonce, serverSeed: hex } = round.fairness
  const serverSeed = Buffer.from(hex, 'hex')
  const stake = parsePesos(round.stake, 2) ?? 0n
  const played = play({ title, stake, rng: fairDraws({ serverSeed, clientSeed, nonce }) })
  const whole = finish(title, { played, stake, shown: round.shown })
  const isPaid = round.state === 'done'
  return [
    findPromised(round.fairness),
    finding(printOf(title) === mathHash, 'The rules and tables are those of then'),
    findDrawn({ isPaid, again: played.draws, draws }),
    finding(isSame(isPaid ? whole.steps : [], round.shown), 'What was shown follows from the draws'),
    finding(
      formatPesos(isPaid ? whole.win : 0n) === round.win,
      `The win of ₱${round.win} is what a stake of ₱${round.stake} comes to`,
    ),
  ]
}

interface Half {
  readonly played: RoundOutcome
  readonly stake: bigint
  readonly shown: readonly unknown[]
}

/** A round that waited is ended by the choice that was made in it. */
function finish(title: Title, { played, stake, shown }: Half): Pick<RoundOutcome, 'win' | 'steps'> {
  const { next } = played
  const picked = shown.find(step => (step as { kind?: unknown }).kind === 'picked') as { choice: number } | undefined
  if (!next || !picked || !(picked.choice in next.prizes)) return played
  const chosen = choose({ title, stake, next, choice: picked.choice })
  return { win: chosen.win, steps: [...played.steps, ...chosen.steps] }
}

/** Whether what was told at the end is what the promise was made of; the promise itself is named, to be compared. */
export function findPromised(told: ToldSeeds): RoundFinding {
  return finding(
    isPromised(told),
    `${told.closingSeed ? 'Both seeds fit' : 'The seed fits'} the promise ${told.commitment}`,
  )
}

interface Redraw {
  readonly isPaid: boolean
  readonly again: readonly unknown[]
  readonly draws: readonly unknown[]
}

/** Of a bet that was not taken, or was given back, nothing is drawn. */
export function findDrawn({ isPaid, again, draws }: Redraw): RoundFinding {
  if (!isPaid && draws.length === 0) return finding(true, 'Nothing was drawn: the round was not paid for')
  return finding(isSame(again, draws), `All ${again.length} draws follow from the seeds`)
}

export function finding(holds: boolean, sentence: string): RoundFinding {
  return { holds, sentence }
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** A database that keeps JSON keeps no order of its names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]))
}
