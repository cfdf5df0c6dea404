import type { contract } from '@saya/contract'
import type { OutcomeOf } from '@saya/contract/handler.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { type CheckFault, type CheckResult, IdCheckFault } from '../../platform/idCheck/idCheck.ts'
import type { KycDeps } from './deps.ts'
import { keepPhoto } from './keepPhoto.ts'
import { findReading, finishReading, type KeptReading, lapseReading } from './reading.store.ts'
import { viewReading } from './record.view.ts'
import { listVersions } from './version.store.ts'

type Operation = typeof contract.kyc.checkReading

/** For longer nobody holds their ID before a camera. */
const lapsesMs = 60 * 60_000

/**
 * What a check came to. The party is asked by the name that we kept; what came in the address of a page decides nothing.
 * What it said once is kept, so that asking again is asking ourselves.
 */
export function checkReading(deps: KycDeps): Handler<Operation> {
  const { db } = deps
  return async ({ caller: { uid }, body }) => {
    const kept = await db.member(uid, tx => findReading(tx, uid, body.biz_id))
    const isKnown = kept?.transactionId === body.transaction_id && kept.idType === body.id_type
    if (!kept || !isKnown || body.transaction_id === '') return refuse('read_unknown')
    if (kept.state === 'done') return (await isSubmitted(deps, uid, kept)) ? refuse('read_repeated') : view(kept)
    if (kept.state !== 'open') return refuse('read_unknown')
    return ask(deps, uid, kept)
  }
}

/** What a submission was filled in from is done with. */
async function isSubmitted({ db }: KycDeps, uid: bigint, { id }: KeptReading): Promise<boolean> {
  const versions = await db.member(uid, tx => listVersions(tx, uid))
  return versions.some(({ readingId }) => readingId === id)
}

async function ask(deps: KycDeps, uid: bigint, kept: KeptReading): Promise<OutcomeOf<Operation>> {
  const { db, clock, idCheck, log } = deps
  try {
    const result = await idCheck.result({ bizId: kept.id, transactionId: kept.transactionId })
    if (result.state === 'done') return view(await keep(deps, uid, { kept, result }))
    if (clock.now() - kept.openedAtMs < lapsesMs) return refuse('read_pending')
    await db.member(uid, tx => lapseReading(tx, uid, kept.id))
    return refuse('read_unknown')
  } catch (fault) {
    if (!(fault instanceof IdCheckFault)) throw fault
    log.warn({ err: fault }, 'the party that reads IDs did not tell a result')
    return refuse('read_unavailable')
  }
}

interface Arrived {
  readonly kept: KeptReading
  readonly result: Extract<CheckResult, { readonly state: 'done' }>
}

/** A photo that is none is no photo: what was read from it then cannot be shown to anybody, and is not believed. */
async function keep(deps: KycDeps, uid: bigint, { kept, result }: Arrived): Promise<KeptReading> {
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

const told: Readonly<Partial<Record<CheckFault, string>>> = {
  blurred: 'blurred',
  dark: 'dark',
  cropped: 'cropped',
  not_an_id: 'not_an_id',
  expired: 'expired',
  wrong_type: 'wrong_type',
}

/** The fields that the documents have as texts of JSON are texts of JSON. */
function view(kept: KeptReading): OutcomeOf<Operation> {
  const reading = viewReading(kept)
  return done({
    transaction_id: kept.transactionId,
    biz_id: kept.id,
    id_type: kept.idType,
    verified: reading.verified,
    reason: kept.fault === null ? '' : (told[kept.fault] ?? 'other'),
    attachments: JSON.stringify(reading.attachments),
    external_information: JSON.stringify({ reason: kept.fault ?? '' }),
    extra_details: JSON.stringify({ confidence_score: kept.confidence, expiry_date: reading.expiryDate }),
    ocr: JSON.stringify(reading),
  })
}
