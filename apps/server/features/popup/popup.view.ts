import type { deskPopup, popup } from '@saya/contract/popup/popup.ts'
import type * as v from 'valibot'
import type { PopupRow } from './popup.store.ts'

type PopupView = v.InferOutput<typeof popup>
type DeskPopupView = v.InferOutput<typeof deskPopup>

const seconds = (ms: number) => Math.floor(ms / 1000)

/** To a member on the list it tells that they are, and to nobody who else is. */
export function viewPopup(row: PopupRow, uid: string | undefined): PopupView {
  return {
    id: row.id,
    frequency: row.frequency as PopupView['frequency'],
    url: row.img,
    title: [row.title_en, row.title_tl],
    link_h5: row.link,
    seq: row.seq,
    start_time: seconds(row.starts_at),
    end_time: seconds(row.ends_at),
    state: row.is_on ? 1 : 0,
    visible_type: row.visible_type as PopupView['visible_type'],
    visible_user_list: row.users.map(String).filter(user => user === uid),
    level_list: row.levels,
    updated_at: seconds(row.updated_at),
  }
}

export function viewDeskPopup(row: PopupRow): DeskPopupView {
  return {
    id: row.id,
    version: row.version,
    title_en: row.title_en,
    title_tl: row.title_tl,
    img: row.img,
    link: row.link,
    frequency: row.frequency as DeskPopupView['frequency'],
    seq: row.seq,
    start_time: seconds(row.starts_at),
    end_time: seconds(row.ends_at),
    is_on: row.is_on,
    brand: row.brand as DeskPopupView['brand'],
    visible_type: row.visible_type as DeskPopupView['visible_type'],
    levels: row.levels,
    users: row.users.map(String),
    updated_at: seconds(row.updated_at),
  }
}
