import { type CheckFault, type CheckResult, IdCheckFault } from '../../../platform/idCheck/idCheck.ts'
import type { KycDeps } from '../deps.ts'
import { keepPhoto } from '../photo/keepPhoto.ts'
import { findReading, finishReading, type KeptReading, lapseReading } from './reading.store.ts'

/** For longer nobody holds their ID before a camera. */
const lapsesMs = 60 * 60_000

export type AskedReading =
  | { readonly state: 'done'; readonly kept: KeptReading }
  | { readonly state: 'pending' | 'lapsed' | 'unavailable' }

/** Asks the party by the names that we kept what a check came to, and keeps what it says, once. */
export async function askReading(deps: KycDeps, uid: bigint, kept: KeptReading): Promise<AskedReading> {
  const { db, clock, idCheck, log } = deps
  try {
    const result = await idCheck.result({ bizId: kept.id, transactionId: kept.transactionId })
    if (result.state === 'done') return { state: 'done', kept: await keep(deps, uid, { kept, result }) }
    if (clock.now() - kept.openedAtMs < lapsesMs) return { state: 'pending' }
    await db.member(uid, tx => lapseReading(tx, uid, kept.id))
    return { state: 'lapsed' }
  } catch (fault) {
    if (!(fault instanceof IdCheckFault)) throw fault
    log.warn({ err: fault }, 'the party that reads IDs did not tell a result')
    return { state: 'unavailable' }
  }
}

interface ReadingArrival {
  readonly kept: KeptReading
  readonly result: Extract<CheckResult, { readonly state: 'done' }>
}

/** A photo that is none is no photo: what was read from it then cannot be shown to anybody, and is not believed. */
async function keep(deps: KycDeps, uid: bigint, { kept, result }: ReadingArrival): Promise<KeptReading> {
  const { db, clock } = deps
  const photo = result.photo && (await keepPhoto(deps, { uid, bytes: result.photo, origin: 'reading' }))
  const fault: CheckFault | null = photo && !photo.ok ? (result.fault ?? 'unreadable') : result.fault
  const finished = {
    uid,
    id: kept.id,
    fault,
    fields: result.fields,
    confidence: result.confidence,
    photoKey: photo?.ok ? photo.objectKey : '',
    facePercent: result.faceScore === null ? null : Math.round(result.faceScore * 100),
    nowMs: clock.now(),
  }
  return db.member(uid, async tx => {
    await finishReading(tx, finished)
    return (await findReading(tx, uid, kept.id)) ?? kept
  })
}
