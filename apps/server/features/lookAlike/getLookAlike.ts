import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { findGates } from '../gate/index.ts'
import { findEntry } from '../identity/index.ts'
import { findStanding, listNewestForms, standingAt, statusOf, wholeName } from '../kyc/index.ts'
import { actAs } from '../staff/index.ts'
import { findPesoWallet } from '../wallet/index.ts'
import type { LookAlikeDeskDeps } from './deps.ts'
import { findListing, findLookAlike } from './lookAlike.store.ts'
import { openListed } from './openListed.ts'
import { viewLookAlike } from './lookAlike.view.ts'
import { listWaiting } from './release.store.ts'

/** Both dossiers are personal: who looks at them, and at which two, is on record before they are answered. */
export function getLookAlike(deps: LookAlikeDeskDeps): Handler<typeof officeContract.lookAlike.getLookAlike> {
  const { db, clock } = deps
  return async call => {
    const { id } = call.params
    const row = await db.app(tx => findLookAlike(tx, id))
    if (!row) return refuse('not_found')
    const act = { action: 'alike.read', object: { kind: 'lookAlike', id }, uid: row.uid, nowMs: clock.now() } as const
    await db.app(tx => actAs(tx, call, act))
    const account = await readSide(deps, row.uid)
    const excluded =
      row.excludedUid === null ? await readListed(deps, row.listing) : await readSide(deps, row.excludedUid)
    const waiting = await db.app(tx => listWaiting(tx, [id]))
    return done({ ...viewLookAlike(row, waiting.get(id), call.caller.operatorId), account, excluded })
  }
}

const nobody = {
  uid: '',
  username: '',
  phone: '',
  name: '',
  birthday: '',
  kyc_status: 0,
  balance: formatPesos(0n),
  created_at: 0,
  closed_until: 0,
  reference: '',
}

async function readSide({ db, clock }: LookAlikeDeskDeps, uid: bigint) {
  const entry = await db.app(tx => findEntry(tx, uid))
  const own = await db.member(uid, async tx => ({
    kept: await findStanding(tx, uid),
    form: (await listNewestForms(tx, [uid]))[0]?.form,
    wallet: await findPesoWallet(tx, uid),
    gates: await findGates(tx, uid, clock.now()),
  }))
  const { kept, form, wallet, gates } = own
  const exclusion = gates.find(({ cause }) => cause === 'exclusion')
  return {
    ...nobody,
    uid: String(uid),
    username: entry?.username ?? '',
    phone: entry?.phone ?? '',
    name: form ? wholeName(form) : '',
    birthday: form?.birthday ?? '',
    kyc_status: kept ? statusOf(standingAt(kept.standing, kept.createdAtMs, clock.now())) : 0,
    balance: formatPesos(wallet?.balance ?? 0n),
    created_at: Math.floor((entry?.created_at ?? 0) / 1000),
    closed_until: Math.ceil((exclusion?.closedUntilMs ?? 0) / 1000),
  }
}

/** A person on the regulator's list, as the list names them. */
async function readListed({ db, lookupKeys }: LookAlikeDeskDeps, id: Buffer | null) {
  const listing = id && (await db.app(tx => findListing(tx, id)))
  const listed = listing && openListed(lookupKeys, listing.sealed)
  if (!listing || !listed) return nobody
  const { name, birthday, reference } = listed
  return { ...nobody, name, birthday, reference, closed_until: Math.ceil(listing.closed_until / 1000) }
}
