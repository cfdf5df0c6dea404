import { openModal, whenSteppedBack } from '@saya/ui/modal'
import { SignInSheet } from './SignInSheet.tsx'

/** Opens the sheet. `closed` settles once it is gone from the screen and from the browser's history. */
export function openSignIn(): { close(): void; closed: Promise<void> } {
  const { close, closed } = openModal(() => <SignInSheet />, { look: 'sheet' })
  return { close, closed: closed.then(whenSteppedBack) }
}
