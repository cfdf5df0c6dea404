import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { mayMarket } from '../marketing/index.ts'
import { findProfile } from '../member/index.ts'
import { choosePopups, type PopupAudience } from './choosePopups.ts'
import type { PopupDeps } from './deps.ts'
import { listShown } from './popup.store.ts'

/** Only what is on and made for whoever asks; when it was shown last is for their browser to know. */
export function listPopups(deps: PopupDeps): Handler<typeof contract.popup.listPopups> {
  const { db, clock } = deps
  return async ({ caller, query, brand }) => {
    const rows = await db.ref(tx => listShown(tx, query.brand ?? brand, clock.now()))
    const audience = rows.length > 0 ? await findAudience(deps, caller) : null
    const shown = audience ? choosePopups(rows, audience) : []
    return done({ d: shown, t: shown.length })
  }
}

/** Nothing for a member who is made no offers. */
async function findAudience({ db, clock }: PopupDeps, caller: Caller): Promise<PopupAudience | null> {
  if (caller.kind !== 'member') return 'guest'
  const { uid } = caller
  return db.member(uid, async tx => {
    const permit = await mayMarket(tx, { uid, reach: 'shown', nowMs: clock.now() })
    return permit && { permit, level: (await findProfile(tx, uid))?.vip ?? 0 }
  })
}
