import { isVisibleTo } from '@saya/contract/popup/visibleTo.ts'
import type { MarketingPermit } from '../../platform/marketing/permit.ts'
import type { PopupRow } from './popup.store.ts'
import { viewPopup } from './popup.view.ts'

/** Who looks: a guest, or a member who may be made an offer now. */
export type PopupAudience = 'guest' | { readonly permit: MarketingPermit; readonly level: number }

/** What is made for whoever looks. A popup is an offer, so a member is told of one by a permit alone. */
export function choosePopups(rows: readonly PopupRow[], audience: PopupAudience) {
  const viewer = audience === 'guest' ? null : { uid: String(audience.permit.uid), level: audience.level }
  return rows
    .filter(({ visible_type, levels, users }) =>
      isVisibleTo({ visible_type, level_list: levels, visible_user_list: users.map(String) }, viewer),
    )
    .map(row => viewPopup(row, viewer?.uid))
}
