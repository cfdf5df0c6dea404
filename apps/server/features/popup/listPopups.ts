import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { isVisibleTo, type Viewer } from '@saya/contract/popup/visibleTo.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findProfile } from '../member/index.ts'
import type { PopupDeps } from './deps.ts'
import { listShown } from './popup.store.ts'
import { viewPopup } from './popup.view.ts'

/** Only what is on and made for whoever asks; when it was shown last is for their browser to know. */
export function listPopups({ db, clock }: PopupDeps): Handler<typeof contract.popup.listPopups> {
  return async ({ caller, query, brand }) => {
    const rows = await db.ref(tx => listShown(tx, query.brand ?? brand, clock.now()))
    const viewer = rows.length > 0 ? await viewerOf(db, caller) : null
    const shown = rows
      .filter(({ visible_type, levels, users }) =>
        isVisibleTo({ visible_type, level_list: levels, visible_user_list: users.map(String) }, viewer),
      )
      .map(row => viewPopup(row, viewer?.uid))
    return done({ d: shown, t: shown.length })
  }
}

async function viewerOf(db: PopupDeps['db'], caller: Caller): Promise<Viewer | null> {
  if (caller.kind !== 'member') return null
  const profile = await db.member(caller.uid, tx => findProfile(tx, caller.uid))
  return { uid: String(caller.uid), level: profile?.vip ?? 0 }
}
