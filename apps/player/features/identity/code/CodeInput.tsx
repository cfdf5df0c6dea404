import { OtpInput } from '@saya/ui/otp'
import type { ComponentProps } from 'react'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
import { identityTexts } from '../identity.texts.ts'

/** Where a code is typed, or pasted: what is none is told. */
export function CodeInput(props: Omit<ComponentProps<typeof OtpInput>, 'onNoCode'>) {
  const t = useTexts(identityTexts)
  return <OtpInput {...props} onNoCode={() => void say(t.noCode, 'bad')} />
}
