import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { dayMs } from '@saya/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database, MemberTx } from '../../platform/db/database.ts'
import type { StandingIncident } from '../../platform/incident/incident.store.ts'
import { appendLine, hashOfLine, nameDatabase, readNewestLine, readNewLines } from '../../platform/signed/index.ts'
import type { Finding } from './audit.rules.ts'
import { unlessItFails } from './auditAll.ts'
import { gatherFindings } from './findings.ts'
import { readHeads, type SchemaHeads, type SignedHeads, signedLine } from './heads.ts'
import { type Audited, listNoted, noteFindings, noteWholeAudit } from './noteFindings.ts'
import { readHeadsLately, readHeadsNow, readHeadsThen } from './heads.store.ts'

export interface HeadsOptions {
  readonly db: Database
  readonly clock: Clock
  readonly dataFolder: string
  readonly key: KeyObject
}

const daysChecked = 8
const folderIn = (dataFolder: string) => join(dataFolder, 'ledger')

/**
 * Signs the heads of all wallets and appends them to the day's file outside the database: who rewrites the journal,
 * chain and all, cannot rewrite what was written there before. It looks first whether what is there now still leads to
 * what the last line signed. Where it does not, the new line says so for as long as it is kept.
 */
export async function signHeads(options: HeadsOptions): Promise<void> {
  const { db, clock, dataFolder, key } = options
  const folder = folderIn(dataFolder)
  const last = await readNewestLine(folder)
  const [signed] = last === undefined ? [] : readHeads(last, key, false).lines
  const database = await db.memberSchema(0, nameDatabase)
  const schemas: SchemaHeads[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const known = signed?.database === database ? signed.schemas.find(heads => heads.schema === schema) : undefined
    schemas.push(await headsBehind(db, schema, known))
  }
  const before = last === undefined ? '' : hashOfLine(last)
  const at = new Date(clock.now()).toISOString()
  await appendLine(folder, signedLine({ at, database, schemas, before }, key), clock.now())
  for (const heads of schemas) {
    const findings = gatherFindings()
    findings.add(brokenAt(at, heads))
    await noteFindings(options, heads.schema, findings)
  }
}

/** The heads of a schema now, and whether it still leads to those that were signed last. */
async function headsBehind(db: Database, schema: number, known: SchemaHeads | undefined): Promise<SchemaHeads> {
  async function look(tx: MemberTx): Promise<SchemaHeads> {
    const then = known && (await readHeadsLately(tx, known.snapshot, wishFor(known)))
    const isBroken = then !== undefined && (then.root ?? '') !== known?.root
    const { wallets, root, unposted, snapshot } = await readHeadsNow(tx)
    const counts = { wallets: Number.parseInt(wallets, 10), unposted: Number.parseInt(unposted, 10) }
    const heads = { schema, ...counts, root: root ?? '', snapshot }
    return isBroken ? { ...heads, isBroken } : heads
  }
  return db.memberSchema(schema, look, { isLong: true })
}

function wishFor({ unposted }: SchemaHeads) {
  return { isOfPostingsAlone: unposted === undefined }
}

function brokenAt(at: string, { isBroken }: SchemaHeads): Finding[] {
  const detail = 'the journal no longer led to what had been signed just before'
  return isBroken ? [{ check: 'signed', subject: `line of ${at}`, detail }] : []
}

/** Proves the files themselves, and that every schema still leads to what was signed: just now, and a day ago. */
export async function checkHeads(options: HeadsOptions): Promise<readonly Finding[]> {
  const found = [...(await checkFiles(options))]
  for (let schema = 0; schema < options.db.memberSchemas; schema++) {
    found.push(...(await checkSchemaHeads(options, schema)))
  }
  return found
}

/** Proves that no line was changed, taken out or added since it was signed. */
export async function checkFiles(options: HeadsOptions): Promise<readonly Finding[]> {
  return unlessItFails(options, { audited: 'all', proof: 'signed files' }, async () => {
    const standing = await listNoted(options, 'all', ['signed'])
    const { faults, first } = await readSigned(options)
    const found = faults.map(({ line, fault }): Finding => {
      return { check: 'signed', subject: `line ${line} from ${first}`, detail: fault }
    })
    return note(options, { audited: 'all', standing, found })
  })
}

/** Proves that the journal of one schema still leads to what was signed of it. */
export async function checkSchemaHeads(options: HeadsOptions, schema: number): Promise<readonly Finding[]> {
  const { db, clock } = options
  return unlessItFails(options, { audited: schema, proof: 'signed heads' }, async () => {
    const standing = await listNoted(options, schema, ['signed'])
    const { lines } = await readSigned(options)
    const database = await db.memberSchema(0, nameDatabase)
    const own = lines.filter(line => line.database === database)
    const old = own.filter(({ at }) => Date.parse(at) <= clock.now() - dayMs)
    const found = own.flatMap(({ at, schemas }) => {
      return schemas.filter(heads => heads.schema === schema).flatMap(heads => brokenAt(at, heads))
    })
    for (const heads of new Set([own.at(-1), old.at(-1)])) {
      if (heads) found.push(...(await compare(db, heads, schema)))
    }
    return note(options, { audited: schema, standing, found })
  })
}

interface Noting {
  readonly audited: Audited
  readonly standing: readonly StandingIncident[]
  readonly found: readonly Finding[]
}

async function note(options: HeadsOptions, { audited, standing, found }: Noting): Promise<readonly Finding[]> {
  const findings = gatherFindings()
  findings.add(found)
  await noteWholeAudit(options, { audited, findings, standing })
  return found
}

async function readSigned({ dataFolder, key }: HeadsOptions) {
  const { text, isFromBeginning, first } = await readNewLines(folderIn(dataFolder), daysChecked)
  return { ...readHeads(text, key, isFromBeginning), first }
}

async function compare(db: Database, { at, schemas }: SignedHeads, schema: number): Promise<Finding[]> {
  const signed = schemas.find(heads => heads.schema === schema)
  if (!signed) return []
  const then = await db.memberSchema(schema, tx => readHeadsThen(tx, signed.snapshot, wishFor(signed)), {
    isLong: true,
  })
  if ((then.root ?? '') === signed.root) return []
  const detail = `the journal leads to ${then.root ?? 'nothing'} of ${then.wallets} wallets, signed was ${signed.root} of ${signed.wallets}`
  return [{ check: 'signed', subject: `heads at ${at}`, detail }]
}
