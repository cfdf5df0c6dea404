import { pick } from '../refusal.ts'
import { popupErrors } from './errors.ts'

/** What may be wrong with what staff say of a popup. */
export const wrongWish = pick(popupErrors, 'popup_link', 'popup_window', 'popup_levels', 'popup_picture_unknown')
