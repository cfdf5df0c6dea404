import { lookupKeysOf } from './platform/lookup/lookupKeys.ts'
import { peppersOf } from './platform/peppers.ts'
import { addressOf, findRoot } from '@saya/process'
import { CommandFault } from './commands/command.ts'
import { commands } from './commands/commands.ts'
import { findOwnKey } from './commands/findOwnKey.ts'
import { openOwnDatabase } from './commands/returns/ownDatabase.ts'
import { progressLine } from './commands/returns/progressLine.ts'
import { readCommandSettings } from './platform/settings.ts'

const progress = progressLine(process.stderr, Date.now)

function say(sentence: string): void {
  progress.clear()
  console.log(sentence)
}

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CommandFault(usage(name))
  if (args.length === 1 && ['--help', '-h'].includes(args[0] ?? ''))
    return say(command.usage ?? `npm run saya -- ${name}: ${command.summary}`)
  const settings = readCommandSettings(process.env)
  let own: Awaited<ReturnType<typeof openOwnDatabase>> | undefined
  try {
    await command.run({
      args,
      root: findRoot(import.meta.dirname),
      dataFolder: settings.SAYA_DATA,
      memberSchemas: settings.MEMBER_SCHEMAS,
      serverRole: settings.SERVER_ROLE,
      isSandbox: settings.SANDBOX,
      isLocal: settings.MODE === 'local',
      ownUrl: addressOf(settings.HOST, settings.PORT),
      ledgerKey: settings.LEDGER_KEY ?? findOwnKey(settings.SAYA_DATA, 'LEDGER_KEY'),
      earlierPublicKeys: settings.LEDGER_PUBLIC_KEYS_PREVIOUS,
      ...ownKeysOf(settings),
      masterKey: settings.MASTER_KEY ?? findOwnKey(settings.SAYA_DATA, 'MASTER_KEY'),
      say,
      show: progress.show,
      async databaseUrl() {
        if (settings.DATABASE_URL) return settings.DATABASE_URL
        own ??= await openOwnDatabase(settings.SAYA_DATA, say)
        return own.url
      },
    })
  } finally {
    await own?.close()
  }
}

/** What hides and what is looked up under: as it is set, or as it was made on this machine. */
function ownKeysOf(settings: ReturnType<typeof readCommandSettings>) {
  const pepper = settings.OTP_PEPPER ?? findOwnKey(settings.SAYA_DATA, 'OTP_PEPPER')
  const lookup = settings.LOOKUP_KEY ?? findOwnKey(settings.SAYA_DATA, 'LOOKUP_KEY')
  return {
    peppers: pepper && peppersOf({ ...settings, OTP_PEPPER: pepper }),
    lookupKeys: lookup && lookupKeysOf({ ...settings, LOOKUP_KEY: lookup }),
  }
}

function usage(name: string): string {
  const lines = Object.entries(commands).map(([word, { summary }]) => `  npm run saya -- ${word.padEnd(12)} ${summary}`)
  return `${name === '' ? 'Say what to do' : `There is no command ${name}`}:\n${lines.join('\n')}`
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  progress.clear()
  console.error(error instanceof Error && error.message ? error.message : 'The command failed.')
  process.exitCode = 1
}
