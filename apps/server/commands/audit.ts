import { type AuditReport, auditAll, checkHeads, hasHeads } from '../features/wallet/index.ts'
import { journalGrounds } from '../worker/journalGrounds.ts'
import { proveActs } from '../features/staff/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { signingKey } from '../platform/signed/index.ts'
import { type Command, CommandFault, type CommandTools } from './command.ts'

const shownFindings = 50

/** `npm run saya -- audit`: proves the whole ledger, and fails if it does not hold. */
export const audit: Command = {
  summary: 'prove every wallet, posting, command, round and account of the ledger, and what staff did',
  async run(tools) {
    const db = await openDatabase(await tools.databaseUrl(), 3)
    try {
      await prove(db, tools)
      await proveStaff(db, tools)
    } finally {
      await db.close()
    }
  },
}

async function prove(db: Database, tools: CommandTools): Promise<void> {
  const startedAtMs = systemClock.now()
  const report = await auditAll({
    db,
    clock: systemClock,
    grounds: journalGrounds({ isLocal: tools.isLocal }),
    tell: (schema, { wallets, postings, commands }) =>
      tools.show(
        `Schema ${schema + 1} of ${db.memberSchemas}: ${wallets} wallets, ${postings} postings, ${commands} commands`,
      ),
  })
  const { dataFolder, ledgerKey } = tools
  const signed = ledgerKey
    ? await checkHeads({ db, clock: systemClock, dataFolder, key: signingKey(ledgerKey) })
    : undefined
  if (!signed) tools.say('There is no LEDGER_KEY here, so that what was signed is not looked at.')
  else if (!(await hasHeads(dataFolder)))
    tools.say('No signed line lies in this data folder to compare the ledger with.')
  const seconds = ((systemClock.now() - startedAtMs) / 1000).toFixed(1)
  const findings = [...report.findings, ...(signed ?? [])]
  tell(tools, { ...report, findings, found: report.found + (signed?.length ?? 0) }, seconds)
}

function tell({ say }: CommandTools, report: AuditReport, seconds: string): void {
  const { findings, found, staleRounds, wallets, postings, commands } = report
  for (const { check, subject, detail } of findings.slice(0, shownFindings)) {
    say(`WRONG ${check.padEnd(9)} ${subject}: ${detail}`)
  }
  const shown = Math.min(findings.length, shownFindings)
  if (found > shown) say(`and ${found - shown} more`)
  if (staleRounds.length > 0) say(`${staleRounds.length} rounds are open for more than 48 hours, the oldest of`)
  for (const { uid, provider, round_id } of staleRounds.slice(0, 5)) say(`  ${uid} ${provider} ${round_id}`)
  const counted = `${wallets} wallets, ${postings} postings and ${commands} commands in ${seconds} s`
  if (found > 0) throw new CommandFault(`${found} things do not hold: ${counted}.`)
  say(`The ledger holds: ${counted}.`)
}

async function proveStaff(db: Database, { say, dataFolder, ledgerKey }: CommandTools): Promise<void> {
  const signing = ledgerKey && { dataFolder, key: signingKey(ledgerKey) }
  const { acts, brokenAt, signed } = await proveActs({ db, clock: systemClock, signing })
  if (brokenAt !== null) throw new CommandFault(`The record of what staff did does not hold from act ${brokenAt} on.`)
  if (signed.state === 'broken')
    throw new CommandFault('What was signed of the record of what staff did does not hold.')
  if (signed.state === 'moved')
    throw new CommandFault(
      'What was signed of the record of what staff did is of another database: accept it if this was restored.',
    )
  if (signed.state === 'lost')
    throw new CommandFault('Lines that were signed of the record of what staff did are lost.')
  say(`The record of what staff did holds: ${acts} acts, ${signedWords[signed.state](signed.seq)}.`)
}

const signedWords = {
  held: (seq: bigint) => `the first ${seq} of them as they were signed outside the database`,
  never: () => 'none of them signed outside the database yet',
  absent: () => 'compared with nothing outside the database: what was signed is not in this data folder',
  unseen: () => 'compared with nothing outside the database, since there is no LEDGER_KEY here',
}
