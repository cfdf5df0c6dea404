import { keepOnTab, readOnTab } from '../../shared/device/tabStore.ts'

const key = 'saya.boxShown'

/** Whether this tab has laid the box over a page by itself: whoever put it away brings it back by the button. */
export function wasShown(expiresAt: number): boolean {
  return readOnTab(key) === expiresAt
}

export function markShown(expiresAt: number): void {
  keepOnTab(key, expiresAt)
}
