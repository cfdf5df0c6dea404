import type { contract } from '@saya/contract'
import type { OutcomeOf } from '@saya/contract/handler.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { CheckFault } from '../../../platform/idCheck/idCheck.ts'
import { askReading } from './askReading.ts'
import type { KycDeps } from '../deps.ts'
import { findReading, type KeptReading } from './reading.store.ts'
import { viewReading } from '../record/record.view.ts'
import { listVersions } from '../review/version.store.ts'

type Operation = typeof contract.kyc.checkReading

const obstacles = { pending: 'read_pending', lapsed: 'read_unknown', unavailable: 'read_unavailable' } as const

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
    const asked = await askReading(deps, uid, kept)
    return asked.state === 'done' ? view(asked.kept) : refuse(obstacles[asked.state])
  }
}

/** What a submission was filled in from is done with. */
async function isSubmitted({ db }: KycDeps, uid: bigint, { id }: KeptReading): Promise<boolean> {
  const versions = await db.member(uid, tx => listVersions(tx, uid))
  return versions.some(({ readingId }) => readingId === id)
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
