import { createPrivateKey, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Driver, hub88Driver, rppDriver, type Seat, torment, valkyrieDriver, writeTable } from '@saya/conformance'
import { systemClock } from '../platform/clock.ts'
import { type Command, CommandFault } from './command.ts'

const usage = `npm run saya -- conformance <url> --dialect rpp|hub88|valkyrie --key <key> --player <ref> --token <session> --game <code>
  <url>        the wallet, with the path before the dialect's own
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
} as const

export const conformance: Command = {
  summary: 'torment a wallet by the rules every provider relies on',
  async run({ args, say }) {
    const { url, driver } = readArguments(args)
    const findings = await torment({
      url: url.href,
      driver,
      newId: randomUUID,
      onProgress: (done, all, rule) => rule && say(`${String(done + 1).padStart(2)} of ${all}  ${rule}`),
    })
    say(`\n${writeTable(findings)}`)
    const broken = findings.filter(({ state }) => state === 'broken').length
    if (broken > 0) throw new CommandFault(`${broken} ${broken === 1 ? 'rule is' : 'rules are'} broken.`)
  },
}

function readArguments(args: readonly string[]): { url: URL; driver: Driver } {
  const { values, positionals } = parse(args)
  const { dialect, key, player, token, game } = values
  const [address = ''] = positionals
  if (!URL.canParse(address) || !key || !player || !token || !game) throw new CommandFault(usage)
  const url = new URL(address)
  const seat = { base: url.pathname.replace(/\/$/, ''), player, token, game, clock: systemClock, newId: randomUUID }
  const secret = existsSync(key) ? readFileSync(key, 'utf8').trim() : key
  return { url, driver: driverOf(dialect, seat, { ...values, secret }) }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
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
