import { may, type Role } from '@saya/contract/staff/permissions.ts'
import { wordsKept } from '@saya/contract/staff/wordsKept.ts'
import type { EntrySearch } from '../identity/index.ts'
import { findByIdNumber, findByRealName, listFrozen } from '../kyc/index.ts'
import type { DossierDeps } from './deps.ts'
import { findByReference } from './findByReference.ts'

interface Filter {
  readonly q: string
  readonly state: '' | 'open' | 'frozen' | 'blocked' | 'closed'
}

/** What a list, or the file of it, is asked for; and what may stand on record of that, which no figure does. */
export async function searchOf({ db, lookupKeys }: DossierDeps, role: Role, { q, state }: Filter) {
  const readsCases = may(role, 'review.find')
  const byNumber = readsCases ? await db.app(tx => findByIdNumber(tx, lookupKeys, q)) : []
  const byName = readsCases ? await findByRealName(db, q) : []
  const byReference = await findByReference(db, role, q)
  const only = state === 'frozen' ? await listFrozen(db) : undefined
  const search: EntrySearch = {
    words: q,
    state: state === 'frozen' ? '' : state,
    only,
    also: [...byNumber, ...byName, ...byReference],
  }
  return { search, record: { words: wordsKept(q), found: byNumber.map(uid => `${uid} by number`) } }
}
