import { type AuditReport, auditAll, checkHeads, signingKey } from '../features/wallet/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import type { Command, Desk } from './command.ts'
import { findLedgerKey, openStore } from './openStore.ts'

const shownFindings = 50

/** `npm run saya -- audit`: proves the whole ledger, and ends with 1 if it does not hold. */
export const audit: Command = {
  name: 'audit',
  usage: 'audit',
  summary: 'proves every wallet, posting, command, round and account of the ledger',
  async run(_args, desk) {
    const store = await openStore(desk)
    try {
      const db = await openDatabase(store.url, 3)
      try {
        return await prove(db, { desk, dataFolder: store.dataFolder })
      } finally {
        await db.close()
      }
    } finally {
      await store.close()
    }
  },
}

interface Audited {
  readonly desk: Desk
  readonly dataFolder: string
}

async function prove(db: Database, { desk, dataFolder }: Audited): Promise<number> {
  const startedAtMs = systemClock.now()
  const report = await auditAll({
    db,
    clock: systemClock,
    tell: (schema, { wallets, postings, commands }) =>
      desk.show(
        `Schema ${schema + 1} of ${db.memberSchemas}: ${wallets} wallets, ${postings} postings, ${commands} commands`,
      ),
  })
  const key = findLedgerKey(desk)
  const signed = key ? await checkHeads({ db, clock: systemClock, dataFolder, key: signingKey(key) }) : []
  const seconds = ((systemClock.now() - startedAtMs) / 1000).toFixed(1)
  return tell(desk, { ...report, findings: [...report.findings, ...signed] }, seconds)
}

function tell(desk: Desk, report: AuditReport, seconds: string): number {
  const { findings, staleRounds, wallets, postings, commands } = report
  for (const { check, subject, detail } of findings.slice(0, shownFindings)) {
    desk.say(`WRONG ${check.padEnd(9)} ${subject}: ${detail}`)
  }
  if (findings.length > shownFindings) desk.say(`and ${findings.length - shownFindings} more`)
  if (staleRounds.length > 0) desk.say(`${staleRounds.length} rounds are open for more than 48 hours, the oldest of`)
  for (const { uid, provider, round_id } of staleRounds.slice(0, 5)) desk.say(`  ${uid} ${provider} ${round_id}`)
  const counted = `${wallets} wallets, ${postings} postings and ${commands} commands in ${seconds} s`
  desk.say(
    findings.length === 0 ? `The ledger holds: ${counted}.` : `${findings.length} things do not hold: ${counted}.`,
  )
  return findings.length === 0 ? 0 : 1
}
