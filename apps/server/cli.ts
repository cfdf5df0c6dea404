import { findRoot } from '@saya/process'
import { commands, type Desk, UsageFault } from './commands/index.ts'
import { BackupFault } from './platform/db/backup/index.ts'

const [name, ...args] = process.argv.slice(2)
const isSeen = process.stderr.isTTY
let shown = ''
let shownAtMs = 0

const desk: Desk = {
  env: process.env,
  root: findRoot(import.meta.dirname),
  say(sentence) {
    clear()
    console.log(sentence)
  },
  show(sentence) {
    // Whoever reads a log wants a line now and then, not one that is written over.
    const nowMs = Date.now()
    if (nowMs - shownAtMs < (isSeen ? 100 : 5000)) return
    shownAtMs = nowMs
    clear()
    shown = sentence
    process.stderr.write(isSeen ? sentence : `${sentence}\n`)
  },
}

function clear(): void {
  if (isSeen && shown) process.stderr.write(`\r${' '.repeat(shown.length)}\r`)
  shown = ''
}

async function run(): Promise<number> {
  const command = commands.find(one => one.name === name)
  if (command) return command.run(args, desk)
  desk.say('npm run saya -- <command>')
  for (const { usage, summary } of commands) desk.say(`  ${usage}\n      ${summary}`)
  return name === undefined || name === 'help' ? 0 : 2
}

try {
  process.exitCode = await run()
} catch (error) {
  const isOurs = error instanceof UsageFault || error instanceof BackupFault
  clear()
  console.error(isOurs ? error.message : error)
  process.exitCode = isOurs ? 2 : 1
}
