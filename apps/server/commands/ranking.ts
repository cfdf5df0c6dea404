import { readFile } from 'node:fs/promises'
import { getRankingResult } from '@saya/contract/ranking/getRankingResult.ts'
import { isDay } from '@saya/contract/day.ts'
import * as v from 'valibot'
import { compareSettled, publicKeyOf } from '../features/ranking/index.ts'
import { openDatabase } from '../platform/db/database.ts'
import { signingKey } from '../platform/signed/index.ts'
import { checkRanking, type PublishedDay } from './check/checkRanking.ts'
import { type Command, CommandFault, type CommandTools } from './command.ts'

const timeoutMs = 10_000

/** `npm run saya -- ranking verify DAY`: recounts what was settled; from a published list, it needs nothing else. */
export const ranking: Command = {
  summary: 'recount the contests of a past day: ranking verify DAY [file or address of the published list]',
  async run(tools) {
    const [word, day = '', published] = tools.args
    if (word !== 'verify' || !isDay(day)) throw new CommandFault('Say: ranking verify 2026-11-26.')
    const isGood = published ? await checkPublished(tools, day, published) : await checkOwn(tools, day)
    if (!isGood) throw new CommandFault(`The ranking of ${day} does not hold.`)
  },
}

async function checkPublished({ say }: CommandTools, day: string, from: string): Promise<boolean> {
  const parsed = v.safeParse(v.object({ data: getRankingResult.answer }), await read(from))
  if (!parsed.success) throw new CommandFault('This is no published list of a ranking.')
  const { data } = parsed.output
  if (data.day !== day) throw new CommandFault(`This list is of ${data.day}.`)
  return tell(say, data)
}

async function read(from: string): Promise<unknown> {
  if (!/^https?:/.test(from)) return JSON.parse(await readFile(from, 'utf8')) as unknown
  const headers = { accept: 'application/json' }
  const answer = await fetch(from, { headers, signal: AbortSignal.timeout(timeoutMs) })
  return answer.json()
}

function tell(say: CommandTools['say'], published: PublishedDay): boolean {
  const findings = checkRanking(published)
  for (const { holds, sentence } of findings) say(`${holds ? 'ok  ' : 'NOT '} ${sentence}`)
  const isGood = findings.every(({ holds }) => holds)
  if (isGood) say(`${published.contest}: the ranking of ${published.day} holds, of ${published.places.length} places.`)
  return isGood
}

/** What was settled here, and what the tallies say by now: what was taken back since changes no place. */
async function checkOwn({ say, databaseUrl, ledgerKey }: CommandTools, day: string): Promise<boolean> {
  const db = await openDatabase(await databaseUrl(), 2)
  const ownKey = ledgerKey && publicKeyOf(signingKey(ledgerKey))
  try {
    const settled = await compareSettled({ db }, day)
    if (settled.length === 0) throw new CommandFault(`No contest was settled for ${day}.`)
    let isGood = true
    for (const { published, takenBack } of settled) {
      if (ownKey !== undefined && ownKey !== published.public_key) {
        say('NOT  It was signed with the key of this machine')
        isGood = false
      }
      isGood = tell(say, published) && isGood
      for (const { place, bet, now } of takenBack)
        say(`?    Place ${place} was settled with ${bet}; by now it is ${now}`)
    }
    return isGood
  } finally {
    await db.close()
  }
}
