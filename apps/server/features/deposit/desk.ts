import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import { type BreakRow, listBreaksOf } from './break/break.store.ts'
import { countDesk, type DeskDeposit, type DeskFilter, deskSorting, listDesk } from './desk.store.ts'
import type { DepositDeps } from './deps.ts'
import { listEventsOf } from './event/event.store.ts'
import { type Claim, findClaims, findClaimsOfPayment, listPaymentsOf, listSessions } from './event/payment.store.ts'
import { type IdRange, readReference } from '../../platform/db/idRange.rules.ts'
import { readOf, sortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf, type Sort } from '../../platform/db/sorting.ts'

interface DeskQuery {
  /** A UID, the id of a deposit or what is read aloud of it, or a gateway's name of a payment. */
  readonly words: string
  readonly status: DeskFilter['status']
  readonly gateway: string
  readonly sort: Sort<'created' | 'amount'>
  readonly cursor: string
  readonly size: number
}

const uidShape = /^\d{1,18}$/
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Deps = Pick<DepositDeps, 'db'>

/** Deposits over all members: a page of each schema, and of these the first. */
export async function listForDesk(deps: Deps, query: DeskQuery) {
  const { status, gateway, cursor, size } = query
  const ask = { order: orderOf(deskSorting, query.sort), cursor, size }
  const sought = await seek(deps, query.words)
  const parts = sought.map(({ open, uid, ids, range }) => {
    const filter = { uid, ids, range, status, gateway }
    return open(async tx => ({ rows: await listDesk(tx, filter, readOf(ask)), count: await countDesk(tx, filter) }))
  })
  return sortedPage(ask, await Promise.all(parts))
}

interface SearchScope {
  /** The door to one schema. */
  open<T>(work: (tx: MemberTx) => Promise<T>): Promise<T>
  readonly uid: bigint | null
  readonly ids: readonly string[] | null
  readonly range: IdRange | null
}

/** In which schemas to look, and for what. Eight figures may be a member's or the beginning of an id: both are looked for. */
async function seek({ db }: Deps, words: string): Promise<readonly SearchScope[]> {
  const everywhere = (range: IdRange | null) =>
    Array.from({ length: db.memberSchemas }, (_, schema): SearchScope => {
      return { open: work => db.memberSchema(schema, work), uid: null, ids: null, range }
    })
  if (words === '') return everywhere(null)
  const own = uidShape.test(words) ? [scopeOf(db, BigInt(words), null)] : []
  const range = readReference(words)
  const begun = range && range.first !== range.last ? everywhere(range) : []
  if (own.length + begun.length > 0) return [...own, ...begun]
  const claims = await db.app(tx => claimsOf(tx, words))
  return claims.map(({ uid, reference }) => scopeOf(db, uid, [reference]))
}

function scopeOf(db: Deps['db'], uid: bigint, ids: readonly string[] | null): SearchScope {
  return { open: work => db.member(uid, work), uid, ids, range: null }
}

function claimsOf(tx: AppTx, words: string): Promise<readonly Claim[]> {
  return idShape.test(words) ? findClaims(tx, words.toLowerCase()) : findClaimsOfPayment(tx, words)
}

interface DepositDetail {
  readonly deposit: DeskDeposit
  readonly pages: readonly string[]
  readonly payments: Awaited<ReturnType<typeof listPaymentsOf>>
  readonly events: Awaited<ReturnType<typeof listEventsOf>>
  readonly breaks: readonly BreakRow[]
}

/** One deposit with all that was heard of it. */
export async function findForDesk(deps: Deps, id: string): Promise<DepositDetail | undefined> {
  const [sought] = await seek(deps, id)
  if (!sought) return undefined
  const filter = { uid: sought.uid, ids: sought.ids, range: sought.range, status: '', gateway: '' } as const
  const page = { order: orderOf(deskSorting, '-created'), place: null, size: 1 }
  const [deposit] = await sought.open(tx => listDesk(tx, filter, page))
  if (!deposit) return undefined
  const claim = { gateway: deposit.gateway, reference: deposit.id, uid: deposit.uid }
  return deps.db.app(async tx => ({
    deposit,
    pages: await listSessions(tx, claim),
    payments: await listPaymentsOf(tx, claim),
    events: await listEventsOf(tx, claim),
    breaks: await listBreaksOf(tx, claim),
  }))
}
