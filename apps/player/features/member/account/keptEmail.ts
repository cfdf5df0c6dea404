import { newEmailKey } from '../../../shared/device/tabKeys.ts'
import { keepOnTab, readOnTab } from '../../../shared/device/tabStore.ts'

/** The address that was being saved when this tab was dropped: its owner may have gone for the code that confirms it. */
export function readEmail(): string {
  const kept = readOnTab(newEmailKey)
  return typeof kept === 'string' ? kept : ''
}

/** Null forgets it. */
export function keepEmail(email: string | null): void {
  keepOnTab(newEmailKey, email)
}
