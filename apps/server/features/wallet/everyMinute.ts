import { unlessItFails } from './audit/auditAll.ts'
import { findLate } from './audit/findLate.ts'
import { findBeyond } from './audit/auditSums.store.ts'
import { keepContracts } from './contract.store.ts'
import { gatherFindings } from './audit/findings.ts'
import { type HeadsOptions, signHeads } from './heads/headsFile.ts'
import { noteLateCredits } from './noteLateCredits.ts'
import { listMissingMonths, listMonthsBeyond, openMonth } from './month.store.ts'
import { listNoted, noteFindings, noteWholeAudit } from './audit/noteFindings.ts'

/**
 * What the ledger does by itself each minute: it makes room for the months to come, notes what contracts say, tells of
 * what lies in no month and makes that month, tells of what came to closed wallets, looks whether it was proven in time, and
 * signs where it stands. Whatever of it fails keeps the rest from nothing.
 */
export async function everyMinute(options: HeadsOptions): Promise<void> {
  await unlessItFails(options, { audited: 'all', proof: 'every minute' }, async () => {
    const faults: unknown[] = []
    for (const step of stepsOf(options)) await step().catch((fault: unknown) => faults.push(fault))
    if (faults.length > 1) throw new AggregateError(faults, faults.map(String).join('; '))
    if (faults.length > 0) throw faults[0]
  })
}

function stepsOf(options: HeadsOptions): (() => Promise<void>)[] {
  const parts = [makeMonths, noteContracts, tellBeyond, makeMonthsBeyond, noteLateCredits, tellLate]
  const schemas = Array.from({ length: options.db.memberSchemas }, (_, schema) => schema)
  const each = schemas.flatMap(schema => parts.map(part => () => part(options, schema)))
  return [...each, () => signHeads(options)]
}

async function makeMonths({ db, clock }: HeadsOptions, schema: number): Promise<void> {
  const months = await db.memberSchema(schema, tx => listMissingMonths(tx, clock.now()))
  await makeEach(db, schema, months)
}

/** Of what lies in no month it was told by now. */
async function makeMonthsBeyond({ db }: HeadsOptions, schema: number): Promise<void> {
  await makeEach(db, schema, await db.memberSchema(schema, listMonthsBeyond))
}

/** Each in a transaction of its own: one that cannot be made keeps none of the others from being there in time. */
async function makeEach(db: HeadsOptions['db'], schema: number, months: readonly string[]): Promise<void> {
  const faults: unknown[] = []
  for (const month of months) {
    await db.memberSchema(schema, tx => openMonth(tx, month)).catch((fault: unknown) => faults.push(fault))
  }
  if (faults.length > 0) throw faults[0]
}

function noteContracts({ db, clock }: HeadsOptions, schema: number): Promise<void> {
  return db.memberSchema(schema, tx => keepContracts(tx, clock.now()))
}

async function tellBeyond(options: HeadsOptions, schema: number): Promise<void> {
  const beyond = gatherFindings()
  beyond.add(await options.db.memberSchema(schema, findBeyond))
  await noteFindings(options, schema, beyond)
}

async function tellLate(options: HeadsOptions, schema: number): Promise<void> {
  const standing = await listNoted(options, schema, ['late'])
  const late = gatherFindings()
  late.add(await findLate(options, schema))
  await noteWholeAudit(options, { audited: schema, findings: late, standing })
}
