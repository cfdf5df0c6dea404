import { ModalHost } from '@saya/ui/modal'
import { Toaster } from '@saya/ui/toaster'

/** What lies over every page, fetched after the first paint: until then there is nothing to lay over it. */
export function Overlays() {
  return (
    <>
      <ModalHost />
      <Toaster />
    </>
  )
}
