import {
  type BoxProof,
  fairDraws,
  isSamePromise,
  mathHash,
  readBoxProof,
  readPromise,
  type ShownPromise,
  sharedWord,
  writePromise,
} from '@saya/game-math'
import * as v from 'valibot'
import { rooms } from '../../../games/bingo/data/index.ts'
import { rulesPrint as roomRules } from '../../../games/bingo/rules/index.ts'
import { titles } from '../../../games/slots/data/index.ts'
import { leagues } from '../../../games/sports/data/index.ts'
import { rulesPrint as leagueRules } from '../../../games/sports/rules/index.ts'
import { tables } from '../../../games/tables/data/index.ts'
import { rulesPrint as tableRules } from '../../../games/tables/rules/index.ts'
import { checkBox } from './check/checkBox.ts'
import { checkLeagueRound } from './check/checkLeagueRound.ts'
import { checkRoomRound, toldRoomRound } from './check/checkRoomRound.ts'
import {
  checkRound,
  finding,
  findPromised,
  printOf,
  type Replay,
  type RoundFinding,
  toldRound,
} from './check/checkRound.ts'
import { checkSoloRound, soloGames, toldSoloRound } from './check/checkSoloRound.ts'
import { checkTableRound, toldTableRound } from './check/checkTableRound.ts'
import { type Command, CommandFault } from './command.ts'

const timeoutMs = 10_000

/** Plays a past round of our studio again, from what it tells of it and from nothing else; or draws a mystery box again from its proof. */
export const verify: Command = {
  summary:
    'Plays a round of our studio again, or draws a mystery box again, and compares: verify <round> [promises shown before it] [address of the studio], or verify <proof of a box> [commitment shown before it]',
  async run({ args: [id = '', ...rest], say }) {
    const box = readBoxProof(id)
    if (box) return verifyBox(box, rest, say)
    const shown = rest.flatMap(text => readPromise(text) ?? [])
    const [address = 'http://127.0.0.1:8090'] = rest.filter(text => !readPromise(text))
    if (!/^[0-9a-f-]{36}$/.test(id))
      throw new CommandFault('Name a round by its id, as its page or the bet record has it.')
    const { name, findings, others } = check(await ask(`${address.replace(/\/$/, '')}/api/round/${id}`), shown)
    sayFindings(findings, 'This round does not hold.', say)
    if (others) {
      say(`?    It was played by the rules and tables of the print ${others.played}; those here have ${others.here}`)
      throw new CommandFault('The promise was kept. What was shown and won other rules say than those that are here.')
    }
    say(`${name}: the round ${id} holds.`)
  },
}

function sayFindings(findings: readonly RoundFinding[], fault: string, say: (line: string) => void): void {
  for (const { holds, sentence } of findings) say(`${holds ? 'ok  ' : 'NOT '} ${sentence}`)
  if (findings.some(({ holds }) => !holds)) throw new CommandFault(fault)
}

/** Nobody is asked: the proof holds all that is needed. What somebody was shown before the day is compared with it. */
function verifyBox(proof: BoxProof, shown: readonly string[], say: (line: string) => void): void {
  const same = shown.map(commitment =>
    finding(commitment === proof.commitment, `What is told is what was shown before the day, ${commitment}`),
  )
  sayFindings([...same, ...checkBox(proof)], 'This box does not hold.', say)
  say(`Mystery Box: the box of ${proof.uid} on ${proof.day} holds ₱${proof.bonus}.`)
}

interface CheckReport {
  readonly name: string
  readonly findings: readonly RoundFinding[]
  /** The prints of the rules it was played by and of those that are here, where these are others. */
  readonly others?: { readonly played: string; readonly here: string }
}

/** What is told of a round, and that it tells what somebody was shown before it: for each number there is one promise. */
function check(heard: unknown, shown: readonly ShownPromise[]): CheckReport {
  const promised = v.safeParse(toldPromise, heard)
  if (!promised.success) throw new CommandFault('This round is not over yet, or the studio tells it in another form.')
  const { fairness } = promised.output.round
  const same = shown.map(promise =>
    finding(isSamePromise(promise, fairness), `What is told is what was shown before it, ${writePromise(promise)}`),
  )
  const checked = checkTold(heard, promised.output)
  return { ...checked, findings: [...same, ...checked.findings] }
}

/** What every round tells, by whichever rules it was played. */
const toldPromise = v.object({
  game: v.string(),
  mathHash: v.string(),
  draws: v.array(v.object({ of: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), value: v.number() })),
  round: v.object({
    state: v.string(),
    fairness: v.object({
      commitment: v.string(),
      nonce: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      serverSeed: v.string(),
      closingSeed: v.optional(v.string(), ''),
      clientSeed: v.optional(v.string()),
      words: v.optional(v.array(v.string()), []),
    }),
  }),
})

type ToldPromise = v.InferOutput<typeof toldPromise>

const over: ReadonlySet<string> = new Set(['done', 'refused', 'returned', 'stopped', 'seen', 'over', 'void'])

function checkTold(heard: unknown, told: ToldPromise): CheckReport {
  const { round, mathHash, game } = told
  const { fairness, state } = round
  if (fairness.serverSeed === '' && (over.has(state) || told.draws.length > 0))
    return {
      name: game,
      findings: [finding(false, 'It is over, and its seed is told: the studio cannot open it any more')],
    }
  if (state === 'void') return { name: game, findings: [findPromised(fairness), findGiven(told)] }
  const { name, print, findings } = playAgain(heard)
  if (print === mathHash) return { name, findings: findings() }
  return { name, findings: [findPromised(fairness), findRedrawn(told)], others: { played: mathHash, here: print } }
}

/** A round of many that was given up: its promise can be checked all the same, and so can be seen what it would have been. */
function findGiven({ draws }: ToldPromise): RoundFinding {
  return finding(draws.length === 0, 'Nothing was drawn: the round was given up, and every bet given back')
}

/** Whatever the rules make of them: each number follows from the seeds by how many there were to draw from. */
function findRedrawn({ round, draws }: ToldPromise): RoundFinding {
  const { serverSeed, closingSeed, clientSeed, words, nonce } = round.fairness
  const word = clientSeed ?? sharedWord(words, closingSeed)
  const rng = fairDraws({ serverSeed: Buffer.from(serverSeed, 'hex'), clientSeed: word, nonce })
  const isRedrawn = draws.every(({ of, value }) => rng.next(of) === value)
  return finding(isRedrawn, `All ${draws.length} numbers follow from the seeds`)
}

/** A round of one player, or one of a table, by what is told of it. */
function playAgain(heard: unknown): Replay {
  const told = v.safeParse(v.union([toldSoloRound, toldRound, toldRoomRound, toldTableRound]), heard)
  if (!told.success) throw new CommandFault('This round is not over yet, or the studio tells it in another form.')
  const { output } = told
  const { game } = output
  const solo = soloGames.get(game)
  const title = titles.get(game)
  const table = tables.get(game)
  const room = rooms.get(game)
  const league = leagues.get(game)
  if (solo && 'view' in output) {
    const print = mathHash(solo.rules, solo.tables)
    return { name: solo.name, print, findings: () => checkSoloRound(solo, output) }
  }
  if (room && 'dealt' in output) {
    const print = mathHash(roomRules, room)
    return { name: room.name.en, print, findings: () => checkRoomRound(room, output) }
  }
  if (title && !('stakes' in output)) {
    const print = printOf(title)
    return { name: title.name.en, print, findings: () => checkRound(title, output) }
  }
  if (table && 'stakes' in output) {
    const print = mathHash(tableRules, table)
    return { name: table.name.en, print, findings: () => checkTableRound(table, output) }
  }
  if (league && 'stakes' in output) {
    const print = mathHash(leagueRules, league)
    return { name: league.name.en, print, findings: () => checkLeagueRound(league, output) }
  }
  throw new CommandFault(`There is no game ${game} here.`)
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new CommandFault(`The studio does not answer at ${new URL(address).origin}.`)
  })
  if (answer.status === 404) throw new CommandFault('The studio knows no such round.')
  if (!answer.ok) throw new CommandFault(`The studio answered HTTP ${answer.status}.`)
  return answer.json()
}
