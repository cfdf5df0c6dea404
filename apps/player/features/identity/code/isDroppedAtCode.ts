import { signInKey } from '../../../shared/device/tabKeys.ts'
import { readOnTab } from '../../../shared/device/tabStore.ts'

/** Whether this tab was dropped while the sheet asked for a code. It is asked at every start, so it stands by itself. */
export function isDroppedAtCode(): boolean {
  return (readOnTab(signInKey) as { isAtCode?: boolean } | null)?.isAtCode === true
}
