import { acceptActs, chainAtMachine, proveActs } from '../features/staff/index.ts'
import { acceptHeads } from '../features/wallet/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { systemRandom } from '../platform/random.ts'
import { signingKey } from '../platform/signed/index.ts'
import { type Command, CommandFault, type CommandTools } from './command.ts'

const mostWords = 200

/** `npm run saya -- accept "REASON"`: after a restore, or where signed lines are lost for good. */
export const accept: Command = {
  summary: 'sign ledger and record as they are now, whatever was signed before: "REASON", after a restore or a loss',
  async run(tools) {
    const [reason = ''] = tools.args
    if (reason.trim() === '' || reason.length > mostWords) throw new CommandFault('Say why: accept "REASON".')
    const db = await openDatabase(await tools.databaseUrl(), 3)
    try {
      await acceptAll(db, tools, reason)
    } finally {
      await db.close()
    }
  },
}

/** Who accepts what is there stands in the record first, and then signed in the files. */
async function acceptAll(db: Database, { dataFolder, ledgerKey, say }: CommandTools, reason: string): Promise<void> {
  if (!ledgerKey) throw new CommandFault('There is no LEDGER_KEY here, with which lines are signed.')
  const signing = { dataFolder, key: signingKey(ledgerKey) }
  const deps = { db, clock: systemClock, random: systemRandom, ...signing }
  const nowMs = systemClock.now()
  await db.app(tx => chainAtMachine(tx, { action: 'signing.accept', id: 'all', reason, after: {}, nowMs }))
  const found = await acceptHeads(deps, reason)
  await acceptActs(deps, reason)
  const { signed } = await proveActs({ ...deps, signing })
  if (found.length > 0 || signed.state !== 'held') throw new CommandFault('Something does not hold even so: see audit.')
  say('What is there now is accepted and signed. What was signed before is compared with no more.')
}
