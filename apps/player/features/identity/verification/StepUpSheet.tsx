import { Button } from '@saya/ui/button'
import { useFocusWrong } from '@saya/ui/field'
import { Sheet } from '@saya/ui/modal'
import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { useFirstCode } from '../code/useFirstCode.ts'
import { passwordTexts } from '../password/password.texts.ts'
import { OtherProof, StepUpFields } from './StepUpFields.tsx'
import { useStepUp } from './useStepUp.ts'

interface StepUpSheetProps {
  readonly isByCode: boolean
  readonly isByPasskey: boolean
  readonly onConfirmed: () => void
}

/** Proves that it is the member, by a passkey, by a code to their own phone or by the password. */
export function StepUpSheet(props: StepUpSheetProps) {
  const t = useTexts(passwordTexts)
  const id = useId()
  const step = useStepUp(props)
  const { state, detail, isUnsent, isBusy, isSending, send, confirm } = step
  useFirstCode(step, detail !== undefined)
  const form = useRef<HTMLFormElement>(null)
  const isTypedNow = detail !== undefined && !isUnsent
  // What is to be typed comes later than the sheet.
  useEffect(() => {
    if (isTypedNow) form.current?.querySelector('input')?.focus()
  }, [isTypedNow, state.by])

  const judge = useFocusWrong(form, isBusy)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    judge()
    void confirm()
  }

  return (
    <Sheet
      title={t.confirmTitle}
      closeLabel={t.close}
      actions={
        <>
          {isUnsent ? (
            <Button full loading={isSending} disabled={!detail} onClick={() => void send()}>
              {t.sendCode}
            </Button>
          ) : (
            <Button full type="submit" form={id} loading={isBusy} disabled={!detail}>
              {state.by === 'passkey' ? t.usePasskey : t.confirm}
            </Button>
          )}
          <OtherProof step={step} />
        </>
      }
    >
      <form id={id} ref={form} className="signInForm" onSubmit={submit} noValidate>
        <StepUpFields step={step} />
      </form>
    </Sheet>
  )
}
