import { photoKinds, type PhotoKind } from '@saya/contract/kyc/choices.ts'
import type { AppTx, Database } from '../../../platform/db/database.ts'
import { findCase } from './case.store.ts'
import { isGovernmentEmployee, type RestrictedResult } from './checks.rules.ts'
import type { KycDeps, StandingDeps } from '../deps.ts'
import type { Random } from '../../../platform/random.ts'
import { type CaseLine, viewLine } from './listCases.ts'
import { lookForRestricted } from './lookForRestricted.ts'
import { photoAddress } from '../photo/photoAddress.ts'
import type { Photos } from '../reading/form.ts'
import { judgeNow } from './judgeCase.ts'
import { readingOf } from '../reading/reading.rules.ts'
import { type KeptReading, listReadings } from '../reading/reading.store.ts'
import { needsListCheck } from './restricted.rules.ts'
import { findAssistedCheck, findListDate, listRestrictedChecks } from './restricted.store.ts'
import type { Reviewer } from './reviewer.ts'
import { type KeptChange, findStanding, type KeptStanding, listChanges } from '../standing/standing.store.ts'
import { standingAt } from '../standing/standing.rules.ts'
import { type KeptVersion, listVersions } from './version.store.ts'

/** A version with the addresses of its photos, good for a minute and for this reviewer alone. */
export type ShownVersion = Omit<KeptVersion, 'fingerprint'> & {
  readonly photoUrls: Readonly<Partial<Record<PhotoKind, string>>>
}

/** All that is known of one member's KYC. */
export interface WholeCase {
  readonly uid: bigint
  readonly phone: string
  readonly standing: KeptStanding
  /** Undefined where the member never submitted. */
  readonly line: CaseLine | undefined
  /** The newest first. */
  readonly versions: readonly ShownVersion[]
  /** What was read off the ID's photo of the newest version; undefined where that photo was not read. */
  readonly reading: KeptReading | undefined
  readonly restrictedChecks: Awaited<ReturnType<typeof listRestrictedChecks>>
  /** What the list of restricted persons says now, when its newest part was taken in, and whether somebody must ask. */
  readonly restricted: RestrictedResult
  readonly listedAtMs: number | null
  readonly needsListCheck: boolean
  /** The oldest first. */
  readonly timeline: readonly KeptChange[]
}

export interface CaseReader {
  readonly reviewer: Reviewer
  /** Of the browser that the reviewer looks with. */
  readonly deviceId: string
  readonly sessionId: string
}

interface ReadDeps extends StandingDeps, Pick<KycDeps, 'peppers'> {
  readonly random: Random
}

/** One case whole; undefined where there is no such member. Each photo's address is made for whoever looks now. */
export async function readCase(deps: ReadDeps, uid: bigint, reader: CaseReader): Promise<WholeCase | undefined> {
  const { db, clock } = deps
  const nowMs = clock.now()
  const owned = await readOwned(db, uid)
  if (!owned) return undefined
  const { kept, versions, readings, timeline } = owned
  const { line, ...list } = await db.app(async tx => ({
    line: await readLine(tx, deps, { uid, versions, readings, nowMs }),
    ...(await readList(tx, deps, { uid, versions, nowMs })),
  }))
  const viewer = {
    kind: 'staff',
    id: `${reader.reviewer.id} ${reader.reviewer.name}`,
    deviceId: reader.deviceId,
    sessionId: reader.sessionId,
    purpose: 'review',
    nowMs,
  } as const
  const urlsOf = (photos: Photos) =>
    Object.fromEntries(
      photoKinds.flatMap(kind => {
        const key = photos[kind]
        return key ? [[kind, photoAddress(deps, { uid, key }, viewer)]] : []
      }),
    )
  return {
    uid,
    phone: await deps.ports.phoneOf(uid),
    standing: { ...kept, standing: standingAt(kept.standing, kept.createdAtMs, nowMs) },
    line,
    ...list,
    versions: versions.map(({ fingerprint: _fingerprint, ...version }) => ({
      ...version,
      photoUrls: urlsOf(version.photos),
    })),
    reading: versions[0] && readingOf(versions[0].photos, readings),
    timeline,
  }
}

/** What waits is judged by what is known now: others may have stated the same ID since, or had it approved. */
async function readLine(
  tx: AppTx,
  deps: ReadDeps,
  known: CaseVersions & { readonly readings: readonly KeptReading[] },
) {
  const { uid, versions, readings, nowMs } = known
  const kept = await findCase(tx, uid)
  if (!kept) return undefined
  const line = viewLine(kept, nowMs)
  const [newest] = versions
  if (newest?.status !== 2) return line
  const judged = await judgeNow(tx, deps, { uid, form: newest.form, photos: newest.photos, readings, nowMs })
  return { ...line, checks: { ...line.checks, ...judged } }
}

interface CaseVersions {
  readonly uid: bigint
  readonly versions: readonly KeptVersion[]
  readonly nowMs: number
}

/** The list may have come, or have changed, since the case was submitted. What is decided is not asked about again. */
async function readList(tx: AppTx, { lookupKeys }: ReadDeps, { uid, versions, nowMs }: CaseVersions) {
  const [newest] = versions
  const restrictedChecks = await listRestrictedChecks(tx, uid)
  const listedAtMs = await findListDate(tx)
  if (newest?.status !== 2) {
    return { restrictedChecks, listedAtMs, restricted: lastLook(restrictedChecks), needsListCheck: false }
  }
  const { version, form } = newest
  const restricted = await lookForRestricted(tx, { lookupKeys, uid, version, form, nowMs })
  const assisted = await findAssistedCheck(tx, { uid, version })
  const known = { restricted, isGovernmentEmployee: isGovernmentEmployee(form), assisted }
  return { restrictedChecks, listedAtMs, restricted, needsListCheck: needsListCheck(known) }
}

function lastLook(looks: WholeCase['restrictedChecks']): RestrictedResult {
  const last = looks.find(({ kind }) => kind === 'automatic')
  return (last?.result ?? 'unchecked') as RestrictedResult
}

function readOwned(db: Database, uid: bigint) {
  return db.member(uid, async tx => {
    const kept = await findStanding(tx, uid)
    if (!kept) return undefined
    const versions = await listVersions(tx, uid)
    return { kept, versions, readings: await listReadings(tx, uid), timeline: await listChanges(tx, uid) }
  })
}
