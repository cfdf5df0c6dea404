// What lies over a page may come before all of the tokens that it is drawn with.
import '@saya/ui/styles/tokens.css'
import { ModalHost } from '@saya/ui/modal'
import { Toaster } from '@saya/ui/toaster'

/** Shows sheets, dialogs and toasts over whatever page is open. */
export function Overlays() {
  return (
    <>
      <ModalHost />
      <Toaster />
    </>
  )
}
