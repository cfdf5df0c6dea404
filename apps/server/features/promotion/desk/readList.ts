import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { referenceOf } from '@saya/contract/promotion/reference.ts'
import type { GrantDeps } from '../deps.ts'
import { listClaims } from '../claim/claim.store.ts'
import { type DecisionRow, listDecided } from '../claim/decision.store.ts'
import { offeredOf } from '../offered.ts'
import type { Version } from '../promotion.store.ts'
import { sentenceOf } from './desk.view.ts'

type List = NonNullable<AnswerOf<typeof officeContract.promotion.getDeskPromotion>['list']>

/** How far a list is, and what each member on it came to. */
export async function readList({ db }: Pick<GrantDeps, 'db'>, version: Version): Promise<List | null> {
  const { deal, offer } = offeredOf(version)
  if (deal.pays !== 'list') return null
  const uids = [...new Set(offer.audience.users)]
  const key = { promotion: version.promotion, version: version.number }
  const { decided, open } = await db.app(async tx => {
    const named = { kind: deal.cashType, names: [version.promotion], uids: uids.map(BigInt) }
    const claims = await listClaims(tx, named)
    return {
      decided: await listDecided(tx, key, named.uids),
      open: new Set(claims.filter(({ status }) => status === 'taken').map(({ uid }) => String(uid))),
    }
  })
  // A claim that is taken and not done yet is still on its way.
  const d = uids.map(uid => viewLine(uid, open.has(uid) ? undefined : decided.get(BigInt(uid))))
  const count = (state: List['d'][number]['state']) => d.filter(line => line.state === state).length
  return { given: count('given'), refused: count('refused'), waiting: count('waiting'), d }
}

function viewLine(uid: string, row: DecisionRow | undefined): List['d'][number] {
  if (!row) return { uid, state: 'waiting', sentence: '', reference: '', at: 0 }
  const { code, facts, id, at } = row
  const sentence = sentenceOf(code, facts as Record<string, unknown>)
  const told = { uid, reference: referenceOf(id), at: Math.floor(at / 1000) }
  return code === '' ? { ...told, state: 'given', sentence: '' } : { ...told, state: 'refused', sentence }
}
