import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { loadNextTown, type TownRefusal } from '../demo/town/loadTown.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { keepLookupMark } from '../platform/lookup/keepLookupMark.ts'
import { masterKeys } from '../platform/objects/masterKeys.ts'
import { openObjects } from '../platform/objects/index.ts'
import { systemRandom } from '../platform/random.ts'
import { signingKey } from '../platform/signed/index.ts'
import { type Command, CommandFault, type CommandTools } from './command.ts'

const usage = `npm run saya -- populate [--members N] [--days D]
  adds N invented members (150) who play, pay in and are paid out over D days (35) that end now
Finishes those that were cut short first. The server must not run meanwhile: it would meet them in their past.`

const options = {
  members: { type: 'string', default: '150' },
  days: { type: 'string', default: '35' },
} as const

const most = { members: 5000, days: 60 } as const
const connections = 8
/** Under which the demo's people are. */
const jurisdiction = 'standard'

export const populate: Command = {
  summary: 'add invented members with weeks of play to a demo: [--members N] [--days D]',
  usage,
  async run(tools) {
    const wish = readWish(tools.args)
    if (!tools.isSandbox) throw new CommandFault('Invented members are for the sandbox only, and SANDBOX is off.')
    if (await isServed(tools.ownUrl)) throw new CommandFault(`The server runs at ${tools.ownUrl}: stop it first.`)
    await load(tools, wish)
  },
}

async function load(tools: CommandTools, wish: { readonly members: number; readonly days: number }): Promise<void> {
  const { dataFolder, masterKey, ledgerKey, peppers, lookupKeys, say, show } = tools
  if (!masterKey || !peppers || !lookupKeys) throw new CommandFault('There are no keys here yet: npm start makes them.')
  const db = await openDatabase(await tools.databaseUrl(), connections)
  try {
    await keepLookupMark(db, { lookupKeys, peppers })
    const keys = { SAYA_DATA: dataFolder, MASTER_KEY: masterKey, MASTER_KEY_PREVIOUS: [] }
    const refusal = await loadNextTown(
      {
        db,
        databaseUrl: await tools.databaseUrl(),
        log: pino({ level: 'warn' }),
        jurisdiction,
        peppers,
        lookupKeys,
        masters: masterKeys(masterKey, []),
        objects: await openObjects(keys, systemRandom),
        dataFolder,
        signing: ledgerKey && { dataFolder, key: signingKey(ledgerKey) },
        nowMs: systemClock.now(),
        signal: new AbortController().signal,
        show: ({ members, startMs, endMs, reachedMs }) =>
          show(
            `${members} members: ${Math.floor(((reachedMs - startMs) * 100) / (endMs - startMs))} of 100 parts of their days`,
          ),
      },
      wish,
    )
    if (refusal) throw new CommandFault(refusals[refusal])
    say('The invented members are there.')
  } finally {
    await db.close()
  }
}

const refusals: Readonly<Record<TownRefusal, string>> = {
  'other members are there': 'This database has members who are not of the demo: nothing was added.',
  'residents of another folder': 'The invented members here were made with another SAYA_DATA: use that one.',
}

function readWish(args: readonly string[]) {
  const { members, days } = parse(args)
  const wish = { members: Number(members), days: Number(days) }
  for (const name of ['members', 'days'] as const) {
    const count = wish[name]
    if (!Number.isInteger(count) || count < 1 || count > most[name])
      throw new CommandFault(`--${name} must be a whole number from 1 to ${most[name]}.`)
  }
  return wish
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new CommandFault(`${error instanceof Error ? error.message : 'The arguments are wrong.'}\n${usage}`)
  }
}

function isServed(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
