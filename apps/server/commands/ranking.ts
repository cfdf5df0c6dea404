import { readFile } from 'node:fs/promises'
import { getRankingKeys } from '@saya/contract/ranking/getRankingKeys.ts'
import { getRankingResult } from '@saya/contract/ranking/getRankingResult.ts'
import { isDay } from '@saya/contract/day.ts'
import * as v from 'valibot'
import { compareSettled, publicKeyOf } from '../features/ranking/index.ts'
import { openDatabase } from '../platform/db/database.ts'
import { signingKey } from '../platform/signed/index.ts'
import { checkRanking, type PublishedDay } from './check/checkRanking.ts'
import { finding, type RoundFinding } from './check/checkRound.ts'
import { type Command, CommandFault, type CommandTools } from './command.ts'

const timeoutMs = 10_000

/** `npm run saya -- ranking verify DAY`: recounts what was settled; from a published list, it needs the published key alone. */
export const ranking: Command = {
  summary:
    'recount the contests of a past day: ranking verify DAY [file or address of the published list [published key]]',
  async run(tools) {
    const [word, day = '', published, key] = tools.args
    if (word !== 'verify' || !isDay(day)) throw new CommandFault('Say: ranking verify 2026-11-26.')
    const isGood = published ? await checkPublished(tools, day, { published, key }) : await checkOwn(tools, day)
    if (!isGood) throw new CommandFault(`The ranking of ${day} does not hold.`)
  },
}

interface PublishedSource {
  readonly published: string
  readonly key: string | undefined
}

async function checkPublished(
  { say }: CommandTools,
  day: string,
  { published: from, key }: PublishedSource,
): Promise<boolean> {
  const parsed = v.safeParse(v.object({ data: getRankingResult.answer }), await read(from))
  if (!parsed.success) throw new CommandFault('This is no published list of a ranking.')
  const { data } = parsed.output
  if (data.day !== day) throw new CommandFault(`This list is of ${data.day}.`)
  const keys = key === undefined ? await keysBeside(from) : [key]
  const isGood = tell(say, data, { keys })
  if (!keys)
    say(`?    Compare ${data.public_key} with the key that is published apart, or name that one behind the file`)
  return isGood
}

/** The keys of the server that tells the list. A file has none. */
async function keysBeside(from: string): Promise<readonly string[] | undefined> {
  if (!isAddress(from)) return undefined
  const parsed = v.safeParse(
    v.object({ data: getRankingKeys.answer }),
    await read(new URL('/promo/ranking/keys', from).href),
  )
  if (!parsed.success) throw new CommandFault('No keys are published there: name the key behind the address.')
  return parsed.output.data.keys
}

function isAddress(from: string): boolean {
  return /^https?:/.test(from)
}

async function read(from: string): Promise<unknown> {
  if (!isAddress(from)) return JSON.parse(await readFile(from, 'utf8')) as unknown
  const headers = { accept: 'application/json' }
  const answer = await fetch(from, { headers, signal: AbortSignal.timeout(timeoutMs) })
  return answer.json()
}

function tell(
  say: CommandTools['say'],
  published: PublishedDay,
  { keys, beside = [] }: { readonly keys: readonly string[] | undefined; readonly beside?: readonly RoundFinding[] },
): boolean {
  const findings = [...checkRanking(published, keys), ...beside]
  for (const { holds, sentence } of findings) say(`${holds ? 'ok  ' : 'NOT '} ${sentence}`)
  const isGood = findings.every(({ holds }) => holds)
  if (isGood) say(`${published.contest}: the ranking of ${published.day} holds, of ${published.places.length} places.`)
  return isGood
}

/** That something holds, or each way in which it does not. */
function findingsOf(differences: readonly string[], sentence: string): readonly RoundFinding[] {
  return differences.length === 0 ? [finding(true, sentence)] : differences.map(one => finding(false, one))
}

/** What was settled here, and what the tallies say by now: what was taken back since changes no place. */
async function checkOwn(
  { say, databaseUrl, ledgerKey, earlierPublicKeys }: CommandTools,
  day: string,
): Promise<boolean> {
  const db = await openDatabase(await databaseUrl(), 2)
  const keys = ledgerKey && [publicKeyOf(signingKey(ledgerKey)), ...earlierPublicKeys]
  try {
    const settled = await compareSettled({ db }, day)
    if (settled.length === 0) throw new CommandFault(`No contest was settled for ${day}.`)
    let isGood = true
    for (const { published, differences, takenBack } of settled) {
      const beside = [
        ...findingsOf(differences.prizes, 'Each prize is that of the version that was signed'),
        ...findingsOf(differences.order, 'The tally of the day comes to these places'),
      ]
      isGood = tell(say, published, { keys, beside }) && isGood
      for (const { place, bet, now } of takenBack)
        say(`?    Place ${place} was settled with ${bet}; by now it is ${now}`)
    }
    return isGood
  } finally {
    await db.close()
  }
}
