import { openModal, whenSteppedBack } from '@saya/ui/modal'
import type { SignInStep } from './signInForm.ts'
import { SignInSheet } from './SignInSheet.tsx'

/** Where the sheet was left for. */
export type LeftFor = 'forgottenPassword' | undefined

/** Opens the sheet. `closed` settles once it is gone from the screen and from the browser's history. */
export function openSignIn(firstStep: SignInStep | undefined): { close(): void; closed: Promise<LeftFor> } {
  const { close, closed } = openModal<LeftFor>(
    leave => <SignInSheet firstStep={firstStep} onForgotten={() => leave('forgottenPassword')} />,
    { look: 'sheet' },
  )
  return { close, closed: closed.then(async leftFor => (await whenSteppedBack(), leftFor)) }
}
