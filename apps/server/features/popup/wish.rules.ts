import { done, refuse } from '@saya/contract/outcome.ts'
import type { popupWish } from '@saya/contract/popup/popup.ts'
import { isPopupLink } from '@saya/contract/popup/popupLink.ts'
import { popupVisibilities } from '@saya/contract/popup/visibleTo.ts'
import type * as v from 'valibot'
import type { PopupValues } from './popup.store.ts'

/** What staff said as it is kept, or what is wrong with it. */
export function readWish(wish: v.InferOutput<typeof popupWish>) {
  const { start_time, end_time, users, levels, ...said } = wish
  if (!isPopupLink(said.link)) return refuse('popup_link')
  if (end_time <= start_time) return refuse('popup_window')
  const isByLevel = said.visible_type === popupVisibilities.byLevel
  if (isByLevel && levels.length === 0) return refuse('popup_levels')
  const values: PopupValues = {
    ...said,
    startsAtMs: start_time * 1000,
    endsAtMs: end_time * 1000,
    levels: isByLevel ? [...new Set(levels)].toSorted((one, other) => one - other) : [],
    users: [...new Set(users)].map(BigInt),
  }
  return done(values)
}
