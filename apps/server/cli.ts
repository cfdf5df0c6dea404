import { findRoot } from '@saya/process'
import { type Command, CommandFault } from './commands/command.ts'
import { conformance } from './commands/conformance.ts'

/** Every word that may follow `npm run saya --`. */
const commands: Readonly<Record<string, Command>> = { conformance }

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CommandFault(usage(name))
  await command.run({
    args,
    root: findRoot(import.meta.dirname),
    memberSchemas: 1,
    isSandbox: true,
    say: sentence => console.log(sentence),
    databaseUrl: () => Promise.reject(new CommandFault('No command here works on a database.')),
  })
}

function usage(name: string): string {
  const lines = Object.entries(commands).map(([word, { summary }]) => `  npm run saya -- ${word.padEnd(12)} ${summary}`)
  return `${name === '' ? 'Say what to do' : `There is no command ${name}`}:\n${lines.join('\n')}`
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error && error.message ? error.message : 'The command failed.')
  process.exitCode = 1
}
