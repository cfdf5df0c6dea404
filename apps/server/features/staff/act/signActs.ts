import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { openIncidents } from '../../../platform/incident/incident.store.ts'
import { newId } from '../../../platform/newId.ts'
import type { Random } from '../../../platform/random.ts'
import {
  appendLine,
  hashOfLine,
  isLineLost,
  nameDatabase,
  readNewestLine,
  signInTurn,
  sinceWhenMoved,
} from '../../../platform/signed/index.ts'
import { getChain } from './act.store.ts'
import { type ActHead, readActHeads, signedHead } from './actHeads.ts'
import { listSignings, mapHashes, noteSigning } from './actSigning.store.ts'

/** Where the ends of the record are signed to, and with which key. */
export interface Signing {
  readonly dataFolder: string
  readonly key: KeyObject
  /** Tells another machine of each line that was signed. */
  readonly ship?: ((signed: 'acts' | 'ledger', head: string) => void) | undefined
}

interface SigningDeps extends Signing {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
}

export const daysKept = 8
export const kinds = {
  broken: 'STAFF_HEADS_BROKEN',
  lost: 'STAFF_HEADS_LOST',
  moved: 'STAFF_HEADS_MOVED',
} as const

export function actsFolder(dataFolder: string): string {
  return join(dataFolder, 'acts')
}

/**
 * Signs where the record of staff's acts ends and appends it to the day's file outside the database: who redoes the whole
 * chain, whose hashes need no key, cannot redo what was written there before. It looks first whether the record still
 * leads to what the last line signed, and whether the last line is there. Where not, the new line says so for as long as
 * it is kept. The line is there before the database notes it: whoever dies in between has lost nothing.
 */
export function signActs(deps: SigningDeps): Promise<void> {
  return signInTurn(() => sign(deps))
}

/** The same, from what is there now on, whatever was signed before. The reason is signed with it. */
export function acceptActs(deps: SigningDeps, reason: string): Promise<void> {
  return signInTurn(() => sign(deps, reason))
}

async function sign(deps: SigningDeps, accepted?: string): Promise<void> {
  const { db, clock, random, key } = deps
  const folder = actsFolder(deps.dataFolder)
  const last = await readNewestLine(folder)
  const [known] = last === undefined ? [] : readActHeads(last, key, false).lines
  const { database, end, noted, hashes } = await db.app(async tx => {
    const name = await nameDatabase(tx)
    const seqs = known ? [BigInt(known.seq)] : []
    return {
      database: name,
      end: await getChain(tx),
      noted: await listSignings(tx, name),
      hashes: await mapHashes(tx, seqs),
    }
  })
  const isAccepted = accepted !== undefined
  const isBroken = !isAccepted && known !== undefined && !leadsTo(known, hashes)
  const isLost = !isAccepted && (await isLineLost(folder, linesFor(known, noted), daysKept))
  const at = new Date(clock.now()).toISOString()
  const movedAt = isAccepted ? undefined : sinceWhenMoved(known, database, at)
  const head = {
    at,
    database,
    folder: known?.folder ?? newId(random),
    seq: String(end.seq),
    hash: end.hash.toString('hex'),
    ...(isBroken && { isBroken }),
    ...(isLost && { isLost }),
    ...(movedAt && { movedAt }),
    ...(isAccepted && { accepted }),
    before: last === undefined ? '' : hashOfLine(last),
  }
  const line = signedHead(head, key)
  await appendLine(folder, line, { nowMs: clock.now(), last })
  deps.ship?.('acts', line)
  await db.app(async tx => {
    const state = isBroken ? 'broken' : movedAt ? 'moved' : isLost ? 'lost' : 'held'
    await noteSigning(tx, { ...head, line: hashOfLine(line), seq: end.seq, atMs: clock.now(), state })
    await openIncidents(tx, incidentsOf(head), clock.now())
  })
}

/** Whether the record still has the act that a line ends with. Before the first there is none. */
export function leadsTo({ seq, hash }: ActHead, hashes: ReadonlyMap<bigint, string>): boolean {
  return BigInt(seq) === 0n || hashes.get(BigInt(seq)) === hash
}

type Signings = Awaited<ReturnType<typeof listSignings>>

/** Which lines must be in this folder. One that nobody has written to yet stands in for all that were. */
function linesFor(known: ActHead | undefined, noted: Signings): string[] {
  return noted.filter(({ folder }) => !known || folder === known.folder).map(({ line }) => line)
}

/** Lines of another database lie here, which is right after a restore, as a person knows. */
export const movedIncident = { kind: kinds.moved, subject: 'lines of another database', detail: {} } as const

/** What a line says of the one before it, for as long as it is kept. */
export function incidentsOf({ at, isBroken, isLost, movedAt }: Omit<ActHead, 'before' | 'signature'>) {
  return [
    ...(isBroken ? [{ kind: kinds.broken, subject: `line of ${at}`, detail: {} }] : []),
    ...(isLost ? [{ kind: kinds.lost, subject: `before ${at}`, detail: {} }] : []),
    ...(movedAt ? [movedIncident] : []),
  ]
}
