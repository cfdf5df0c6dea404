import type { Database } from '../../../platform/db/database.ts'
import type { NewIncident } from '../../../platform/incident/incident.store.ts'
import { isLineLost, nameDatabase, readNewLines, sinceWhenMoved } from '../../../platform/signed/index.ts'
import { readActHeads } from './actHeads.ts'
import { listSignings, mapHashes, type SigningState } from './actSigning.store.ts'
import { actsFolder, daysKept, incidentsOf, kinds, leadsTo, movedIncident, type Signing } from './signActs.ts'

/**
 * What comparing the record with the signed files came to. Without the key nobody looked (`unseen`); where no line lies
 * here, there never was one (`never`), or they are lost or elsewhere (`absent`).
 */
export type SignedState = SigningState | 'unseen' | 'never' | 'absent'

export interface SignedLook {
  readonly state: SignedState
  /** How far the lines that are here vouch. */
  readonly seq: bigint
  /** The first signed act that is another now, or gone. */
  readonly brokenAt: bigint | null
  readonly folder?: string
  readonly incidents: readonly NewIncident[]
}

export const unseen: SignedLook = { state: 'unseen', seq: 0n, brokenAt: null, incidents: [] }

/** Proves the files themselves, and that the record still has every act that they were signed about. */
export async function lookAtSigned(db: Database, { dataFolder, key }: Signing): Promise<SignedLook> {
  const folder = actsFolder(dataFolder)
  const { text, isFromBeginning, first } = await readNewLines(folder, daysKept)
  const { lines, faults } = readActHeads(text, key, isFromBeginning)
  const seqs = [...new Set(lines.map(({ seq }) => BigInt(seq)))]
  const { database, noted, hashes } = await db.app(async tx => {
    const name = await nameDatabase(tx)
    return { database: name, noted: await listSignings(tx, name), hashes: await mapHashes(tx, seqs) }
  })
  const newest = lines.at(-1)
  if (!newest && faults.length === 0) return { ...unseen, state: noted.length === 0 ? 'never' : 'absent' }
  const wrong = lines.filter(line => !leadsTo(line, hashes)).map(({ seq }) => BigInt(seq))
  const brokenAt = wrong.reduce<bigint | null>((least, seq) => (least === null || seq < least ? seq : least), null)
  const mine = noted.filter(({ folder: id }) => id === newest?.folder)
  const isCut = await isLineLost(
    folder,
    mine.map(({ line }) => line),
    daysKept,
  )
  const incidents = [
    ...faults.map(({ line, fault }) => ({
      kind: kinds.broken,
      subject: `line ${line} from ${first}`,
      detail: { fault },
    })),
    ...(brokenAt === null ? [] : [{ kind: kinds.broken, subject: `act ${brokenAt}`, detail: {} }]),
    ...lines.flatMap(incidentsOf),
    ...(sinceWhenMoved(newest, database) ? [movedIncident] : []),
    ...(isCut && newest ? [{ kind: kinds.lost, subject: `after ${newest.at}`, detail: {} }] : []),
  ]
  const state = stateOf(incidents.map(({ kind }) => kind))
  return { state, seq: BigInt(newest?.seq ?? 0), brokenAt, incidents, ...(newest && { folder: newest.folder }) }
}

function stateOf(found: readonly string[]): SigningState {
  if (found.includes(kinds.broken)) return 'broken'
  if (found.includes(kinds.moved)) return 'moved'
  return found.includes(kinds.lost) ? 'lost' : 'held'
}
