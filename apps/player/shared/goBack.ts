import { go } from './navigation.ts'
import { hasEarlierEntry } from './device/scrollMemory.ts'

/** Goes back to the page one came from, but never out of the app: then home. */
export function goBack(): void {
  if (!hasEarlierEntry()) return void go('/', { replace: true })
  const { navigation } = window as { navigation?: PageEntries }
  // A frame that moved has entries of its own above this page's: the history would step through each of them first.
  if (navigation?.canGoBack) navigation.back().finished.catch(() => {})
  else history.back()
}

/** The browser's list of this window's own entries, which older ones do not have. */
interface PageEntries {
  readonly canGoBack: boolean
  back(): { readonly finished: Promise<unknown> }
}
