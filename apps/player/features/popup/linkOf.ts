import { isPopupLink } from '@saya/contract/popup/popupLink.ts'
import type { Popup } from './due.rules.ts'

/** Where a popup leads: a page of ours, another host in a window of its own, or nowhere. */
export function linkOf({ link_h5: to }: Pick<Popup, 'link_h5'>) {
  if (to === '' || !isPopupLink(to)) return null
  return { kind: to.startsWith('/') ? 'page' : 'elsewhere', to } as const
}
