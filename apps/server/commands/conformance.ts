import { createPrivateKey, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Driver, hub88Driver, rppDriver, type Seat, torment, valkyrieDriver, writeTable } from '@saya/conformance'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { type Command, CommandFault, type CommandTools } from './command.ts'
import { openOwnSeat } from './returns/ownSeat.ts'

const allDialects = ['rpp', 'hub88', 'valkyrie'] as const

const usage = `npm run saya -- conformance [--dialect rpp|hub88|valkyrie]
  torments this machine's own server, which must be running, by each of the dialects or by one of them
npm run saya -- conformance <url> --dialect rpp|hub88|valkyrie --key <key> --player <ref> --token <session> --game <code>
  <url>        any other wallet, with the path before the dialect's own
  --key        RPP: the shared key in base64; Hub88: the private key as a PEM file; Valkyrie: the API token;
               or the name of a file that holds it
  --partner    RPP: the provider's name; --key-id which key (1)
  --provider   Valkyrie: the provider's name
The player's balance is moved about: choose one who exists for tests, in an open game session.`

const options = {
  dialect: { type: 'string' },
  key: { type: 'string' },
  'key-id': { type: 'string', default: '1' },
  partner: { type: 'string', default: '' },
  provider: { type: 'string', default: '' },
  player: { type: 'string' },
  token: { type: 'string' },
  game: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

export const conformance: Command = {
  summary: 'torment a wallet by the rules every provider relies on: our own, or any by its address',
  usage,
  async run(tools) {
    const given = parse(tools.args)
    if (given.help) return tools.say(usage)
    const broken =
      given.address === undefined ? await tormentOwn(tools, given.dialect) : await tormentOther(tools, given)
    if (broken > 0) throw new CommandFault(`${broken} ${broken === 1 ? 'rule is' : 'rules are'} broken.`)
  },
}

async function tormentOwn(tools: CommandTools, wanted: string | undefined): Promise<number> {
  const { say, ownUrl, dataFolder, isSandbox } = tools
  const dialects = allDialects.filter(dialect => wanted === undefined || dialect === wanted)
  if (dialects.length === 0 || !isSandbox) throw new CommandFault(usage)
  const isThere = await fetch(`${ownUrl}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) throw new CommandFault(`There is no server at ${ownUrl}: npm start runs one.`)
  const db = await openDatabase(await tools.databaseUrl(), 2)
  try {
    let broken = 0
    for (const dialect of dialects) {
      say(`The dialect ${dialect}`)
      broken += await judge(tools, ownUrl, await openOwnSeat(db, { dialect, dataFolder }))
    }
    return broken
  } finally {
    await db.close()
  }
}

function tormentOther(tools: CommandTools, { address = '', ...values }: CommandArguments): Promise<number> {
  const { dialect, key, player, token, game } = values
  if (!URL.canParse(address) || !key || !player || !token || !game) throw new CommandFault(usage)
  const url = new URL(address)
  const seat = { base: url.pathname.replace(/\/$/, ''), player, token, game, clock: systemClock, newId: randomUUID }
  const secret = existsSync(key) ? readFileSync(key, 'utf8').trim() : key
  return judge(tools, url.href, driverOf(dialect, seat, { ...values, secret }))
}

/** Torments a wallet, tells what came of it line by line, and answers how many rules it broke. */
async function judge({ say }: CommandTools, url: string, driver: Driver): Promise<number> {
  const findings = await torment({
    url,
    driver,
    newId: randomUUID,
    onProgress: (done, all, rule) => rule && say(`${String(done + 1).padStart(2)} of ${all}  ${rule}`),
  })
  say(`\n${writeTable(findings)}\n`)
  return findings.filter(({ state }) => state === 'broken').length
}

type CommandArguments = ReturnType<typeof parse>

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { ...values, address: positionals[0] }
  } catch (error) {
    throw new CommandFault(`${error instanceof Error ? error.message : 'The arguments are wrong.'}\n${usage}`)
  }
}

interface Access {
  readonly secret: string
  readonly partner: string
  readonly 'key-id': string
  readonly provider: string
}

function driverOf(dialect: string | undefined, seat: Seat, access: Access): Driver {
  const { secret, partner, provider } = access
  switch (dialect) {
    case 'rpp':
      return rppDriver(seat, { partner, keyId: access['key-id'], key: Buffer.from(secret, 'base64') })
    case 'hub88':
      return hub88Driver(seat, { key: createPrivateKey(secret) })
    case 'valkyrie':
      return valkyrieDriver(seat, { provider, apiToken: secret })
    default:
      throw new CommandFault(usage)
  }
}
