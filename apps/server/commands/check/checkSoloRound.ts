import { type Draw, fairDraws, mathHash as hashOf, type Rng } from '@saya/game-math'
import { formatPesos, parsePesos, type Units } from '@saya/money'
import * as v from 'valibot'
import { titles as cards } from '../../../../games/cards/data/index.ts'
import { play as playCards, rulesPrint as cardsRules } from '../../../../games/cards/rules/index.ts'
import { titles as fishing } from '../../../../games/fishing/data/index.ts'
import { play as playFishing, rulesPrint as fishingRules } from '../../../../games/fishing/rules/index.ts'
import { titles as kenos } from '../../../../games/keno/data/index.ts'
import { play as playKeno, rulesPrint as kenoRules } from '../../../../games/keno/rules/index.ts'
import { titles as mines } from '../../../../games/mines/data/index.ts'
import { play as playMines, rulesPrint as minesRules } from '../../../../games/mines/rules/index.ts'
import { titles as pusoys } from '../../../../games/pusoy/data/index.ts'
import { play as playPusoy, rulesPrint as pusoyRules } from '../../../../games/pusoy/rules/index.ts'
import { findDrawn, finding, findPromised, isSame, type RoundFinding, toldRound } from './checkRound.ts'

/** A round of several decisions that is over, as its provider tells it. */
export const toldSoloRound = v.object({
  ...toldRound.entries,
  view: v.picklist(['mines', 'cards', 'fishing', 'pusoy', 'keno']),
  round: v.object({
    ...toldRound.entries.round.entries,
    mode: v.number(),
    staked: toldRound.entries.round.entries.stake,
    choices: v.array(v.number()),
  }),
})

type ToldSoloRound = v.InferOutput<typeof toldSoloRound>

interface Round {
  readonly stake: Units
  readonly mode: number
  readonly rng: Rng
  readonly choices: readonly number[]
}

/** A game of several decisions, as far as a round of it can be played again. */
interface SoloGame {
  readonly name: string
  /** What its mathematics are hashed from. */
  readonly rules: string
  readonly tables: object
  play(round: Round): {
    readonly win: Units
    readonly shown: unknown
    readonly draws: readonly Draw[]
    readonly staked: Units
  }
}

const all: readonly (readonly [code: string, game: SoloGame])[] = [
  ...[...mines.values()].map(title => {
    const play: SoloGame['play'] = round => ({ ...playMines({ title, ...round }), staked: round.stake })
    return [title.code, { name: title.name.en, rules: minesRules, tables: title, play }] as const
  }),
  ...[...fishing.values()].map(title => {
    const play: SoloGame['play'] = round => ({ ...playFishing({ title, ...round }), staked: round.stake })
    return [title.code, { name: title.name.en, rules: fishingRules, tables: title, play }] as const
  }),
  ...[...cards.values()].map(title => {
    const play: SoloGame['play'] = round => playCards({ title, ...round })
    return [title.code, { name: title.name.en, rules: cardsRules, tables: title, play }] as const
  }),
  ...[...pusoys.values()].map(title => {
    const play: SoloGame['play'] = round => playPusoy({ title, ...round })
    return [title.code, { name: title.name.en, rules: pusoyRules, tables: title, play }] as const
  }),
  ...[...kenos.values()].map(title => {
    const play: SoloGame['play'] = round => ({ ...playKeno({ title, ...round }), staked: round.stake })
    return [title.code, { name: title.name.en, rules: kenoRules, tables: title, play }] as const
  }),
]

export const soloGames: ReadonlyMap<string, SoloGame> = new Map(all)

/** Plays a round again from its seeds and what its player decided, and compares with what was told of it. */
export function checkSoloRound(game: SoloGame, { round, draws, mathHash }: ToldSoloRound): readonly RoundFinding[] {
  const { clientSeed, nonce, serverSeed: hex } = round.fairness
  const serverSeed = Buffer.from(hex, 'hex')
  const stake = parsePesos(round.stake, 2) ?? 0n
  const { mode, choices } = round
  const isPaid = round.state === 'done'
  const played = game.play({ stake, mode, choices, rng: fairDraws({ serverSeed, clientSeed, nonce }) })
  return [
    findPromised(round.fairness),
    finding(hashOf(game.rules, game.tables) === mathHash, 'The rules and tables are those of then'),
    findDrawn({ isPaid, again: played.draws, draws }),
    finding(
      !isPaid || isSame([played.shown], round.shown),
      `What was shown follows from the draws and ${choices.length} decisions`,
    ),
    finding(!isPaid || formatPesos(played.staked) === round.staked, `₱${round.staked} is what these decisions staked`),
    finding(
      formatPesos(isPaid ? played.win : 0n) === round.win,
      `The win of ₱${round.win} is what a stake of ₱${round.stake} and these decisions come to`,
    ),
  ]
}
