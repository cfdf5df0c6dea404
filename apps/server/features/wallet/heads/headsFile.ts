import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { dayMs } from '@saya/money'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, MemberTx } from '../../../platform/db/database.ts'
import type { StandingIncident } from '../../../platform/incident/incident.store.ts'
import {
  appendLine,
  hashOfLine,
  nameDatabase,
  readNewestLine,
  readNewLines,
  signInTurn,
  sinceWhenMoved,
} from '../../../platform/signed/index.ts'
import { type Finding, finder } from '../audit/audit.rules.ts'
import { unlessItFails } from '../audit/auditAll.ts'
import { hashContracts } from '../contract.store.ts'
import { gatherFindings } from '../audit/findings.ts'
import { areLinesLost, daysChecked, placeOf, silentMs } from './headsLost.ts'
import { forgetHeads, listHeadsNotes, noteHeads } from './headsNote.store.ts'
import { readHeads, type SchemaHeads, type SignedHeads, signedLine } from './heads.ts'
import { type AuditScope, listNoted, noteFindings, noteWholeAudit } from '../audit/noteFindings.ts'
import { readHeadsLately, readHeadsNow, readHeadsThen } from './heads.store.ts'

export interface HeadsOptions {
  readonly db: Database
  readonly clock: Clock
  readonly dataFolder: string
  readonly key: KeyObject
  /** Tells another machine of each line that was signed. */
  readonly ship?: ((signed: 'ledger', head: string) => void) | undefined
}

const folderIn = (dataFolder: string) => join(dataFolder, 'ledger')

/**
 * Signs the heads of all wallets and appends them to the day's file outside the database: who rewrites the journal,
 * chain and all, cannot rewrite what was written there before. It looks first whether what is there now still leads to
 * what the last line signed, whether that was this database, and whether all lines are there. Where not, the new line says
 * so for as long as it is kept, or until a person accepts it.
 */
export function signHeads(options: HeadsOptions): Promise<void> {
  return signInTurn(() => sign(options))
}

/** The same, from what is there now on, whatever was signed before. The reason is signed with it. */
export async function acceptHeads(options: HeadsOptions, reason: string): Promise<readonly Finding[]> {
  await signInTurn(() => sign(options, reason))
  return checkHeads(options)
}

async function sign(options: HeadsOptions, accepted?: string): Promise<void> {
  const { db, clock, dataFolder, key } = options
  const folder = folderIn(dataFolder)
  const last = await readNewestLine(folder)
  const [newest] = last === undefined ? [] : readHeads(last, key, false).lines
  const { database, notes } = await readNotes(db)
  const schemas: SchemaHeads[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const known = accepted === undefined ? newest?.schemas.find(heads => heads.schema === schema) : undefined
    schemas.push(await headsBehind(db, schema, known))
  }
  const before = last === undefined ? '' : hashOfLine(last)
  const nowMs = clock.now()
  const at = new Date(nowMs).toISOString()
  const plain = { at, database, schemas, before }
  const own = newest?.folder ?? hashOfLine(JSON.stringify(plain))
  const found =
    accepted === undefined ? await standingOf({ folder, nowMs, newest, notes }, { database, at }) : { accepted }
  const line = signedLine({ ...plain, folder: own, ...found }, key)
  await appendLine(folder, line, { nowMs, last })
  options.ship?.('ledger', line)
  const note = { folder: own, place: placeOf(folder), database, line: hashOfLine(line), at: nowMs }
  await db.app(async tx => {
    await noteHeads(tx, note)
    if (accepted !== undefined) await forgetHeads(tx, { ...note, silentSinceMs: nowMs - silentMs })
  })
  for (const heads of schemas) await noteSome(options, heads.schema, brokenAt(at, heads))
  await noteSome(options, 'all', wrongWithFolder(found))
}

interface Standing {
  readonly accepted?: string
  readonly movedAt?: string | undefined
  readonly lostAt?: string | undefined
}

/** What a new line says of those before it, from the first one that said so on. */
async function standingOf(
  files: Parameters<typeof areLinesLost>[0],
  { database, at }: { readonly database: string; readonly at: string | undefined },
): Promise<Standing> {
  const movedAt = sinceWhenMoved(files.newest, database, at)
  const lostAt = files.newest?.lostAt ?? ((await areLinesLost(files)) ? (at ?? 'now') : undefined)
  return { ...(movedAt && { movedAt }), ...(lostAt && { lostAt }) }
}

function wrongWithFolder({ movedAt, lostAt }: Standing): Finding[] {
  const add = finder('lines of another database')
  return [
    ...add('signed', movedAt === undefined, `since ${movedAt}: accept them if it was restored`),
    ...finder('lines are lost')('signed', lostAt === undefined, `since ${lostAt}: bring them back or accept it`),
  ]
}

async function noteSome(options: HeadsOptions, audited: AuditScope, found: readonly Finding[]): Promise<void> {
  const findings = gatherFindings()
  findings.add(found)
  await noteFindings(options, audited, findings)
}

function readNotes(db: Database) {
  return db.memberSchema(0, nameDatabase).then(async database => {
    return { database, notes: await db.app(tx => listHeadsNotes(tx, database)) }
  })
}

/** The heads of a schema now, and whether it still leads to those that were signed last. */
async function headsBehind(db: Database, schema: number, known: SchemaHeads | undefined): Promise<SchemaHeads> {
  async function look(tx: MemberTx): Promise<SchemaHeads> {
    const then = known && (await readHeadsLately(tx, known.snapshot, wishFor(known)))
    const isCut = then !== undefined && (then.root ?? '') !== known?.root
    const isBroken = isCut || !(await areContractsSame(tx, known))
    const { wallets, root, unposted, snapshot } = await readHeadsNow(tx)
    const contracts = await hashContracts(tx, snapshot)
    const counts = { wallets: Number.parseInt(wallets, 10), unposted: Number.parseInt(unposted, 10) }
    const heads = { schema, ...counts, isChained: true as const, root: root ?? '', snapshot, contracts }
    return isBroken ? { ...heads, isBroken } : heads
  }
  return db.memberSchema(schema, look, { isLong: true })
}

async function areContractsSame(tx: MemberTx, known: SchemaHeads | undefined): Promise<boolean> {
  if (known?.contracts === undefined) return true
  return (await hashContracts(tx, known.snapshot)) === known.contracts
}

function wishFor({ unposted, isChained }: SchemaHeads) {
  return { isOfPostingsAlone: unposted === undefined, isOfCounts: !isChained }
}

function brokenAt(at: string, { isBroken }: SchemaHeads): Finding[] {
  const detail = 'what is there no longer led to what had been signed just before'
  return isBroken ? [{ check: 'signed', subject: `line of ${at}`, detail }] : []
}

/** Whether any line lies here, to compare the ledger with. */
export async function hasHeads(dataFolder: string): Promise<boolean> {
  return (await readNewestLine(folderIn(dataFolder))) !== undefined
}

/** Proves the files themselves, and that every schema still leads to what was signed: just now, and a day ago. */
export async function checkHeads(options: HeadsOptions): Promise<readonly Finding[]> {
  const found = [...(await checkFiles(options))]
  for (let schema = 0; schema < options.db.memberSchemas; schema++) {
    found.push(...(await checkSchemaHeads(options, schema)))
  }
  return found
}

/** Proves that no line was changed, taken out, lost or added since it was signed, and that all are of this database. */
export async function checkFiles(options: HeadsOptions): Promise<readonly Finding[]> {
  return unlessItFails(options, { audited: 'all', proof: 'signed files' }, async () => {
    const { db, clock, dataFolder } = options
    const standing = await listNoted(options, 'all', ['signed'])
    const { faults, first, lines } = await readSigned(options)
    const { database, notes } = await readNotes(db)
    const newest = lines.at(-1)
    const files = { folder: folderIn(dataFolder), nowMs: clock.now(), newest, notes }
    const found = faults.map(({ line, fault }): Finding => {
      return { check: 'signed', subject: `line ${line} from ${first}`, detail: fault }
    })
    found.push(...wrongWithFolder(await standingOf(files, { database, at: newest?.at })))
    return note(options, { audited: 'all', standing, found })
  })
}

/** Proves that the journal of one schema still leads to what was signed of it. */
export async function checkSchemaHeads(options: HeadsOptions, schema: number): Promise<readonly Finding[]> {
  const { db, clock } = options
  return unlessItFails(options, { audited: schema, proof: 'signed heads' }, async () => {
    const standing = await listNoted(options, schema, ['signed'])
    const { lines } = await readSigned(options)
    const old = lines.filter(({ at }) => Date.parse(at) <= clock.now() - dayMs)
    const found = lines.flatMap(({ at, schemas }) => {
      return schemas.filter(heads => heads.schema === schema).flatMap(heads => brokenAt(at, heads))
    })
    for (const heads of new Set([lines.at(-1), old.at(-1)])) {
      if (heads) found.push(...(await compare(db, heads, schema)))
    }
    return note(options, { audited: schema, standing, found })
  })
}

interface Noting {
  readonly audited: AuditScope
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
  const { snapshot } = signed
  const within = <T>(look: (tx: MemberTx) => Promise<T>) => db.memberSchema(schema, look, { isLong: true })
  const then = await within(tx => readHeadsThen(tx, snapshot, wishFor(signed)))
  const isSame = await within(tx => areContractsSame(tx, signed))
  const detail = `the journal leads to ${then.root ?? 'nothing'} of ${then.wallets} wallets, signed was ${signed.root} of ${signed.wallets}`
  return [
    ...finder(`heads at ${at}`)('signed', (then.root ?? '') === signed.root, detail),
    ...finder(`contracts at ${at}`)('signed', isSame, 'other times are kept than were signed'),
  ]
}
