import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { Button } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import type { SyntheticEvent } from 'react'
import { goBack } from '../../../shared/goBack.ts'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
import { findBaseFaults } from './kycFaults.ts'
import { sendBase } from './sendRecord.ts'
import { formTexts } from './kycForm.texts.ts'
import { KycFrame } from '../KycFrame.tsx'
import { KycSection } from '../KycSection.tsx'
import { NameFields } from './NameFields.tsx'
import { PhotoFields } from '../photo/PhotoFields.tsx'
import { today } from './today.ts'
import { useKycForm } from './useKycForm.ts'
import { useKycSubmit } from './useKycSubmit.ts'

interface EditFormProps {
  /** Whether it stands still: it is looked at, was approved, or is blocked. */
  readonly isLocked: boolean
  readonly record: KycRecord
  readonly onSent: () => Promise<unknown>
}

/** The basic information of a record that is there already. It changes data, never the standing. */
export function EditForm({ isLocked, record, onSent }: EditFormProps) {
  const t = useTexts(formTexts)
  const { form, faults, setFaults } = useKycForm({ record, isDisabled: isLocked, isKept: false })
  const { isBusy, root, submit } = useKycSubmit({
    find: () => findBaseFaults(form.values, today()),
    faults,
    onFaults: setFaults,
    send: () => sendBase(form.values),
    async onSent() {
      await onSent().catch(() => {})
      void say(t.baseDone, 'ok')
      goBack()
    },
    fixed: t.baseFailed,
  })
  const shown = { ...form, isDisabled: isLocked || isBusy }

  function send(event: SyntheticEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <KycFrame title={t.editTitle}>
      <form className="kycForm" noValidate onSubmit={send} aria-busy={isBusy}>
        {isLocked ? <Note tone="info">{t.editLocked}</Note> : <p className="kycQuiet">{t.editLine}</p>}
        <KycSection heading="h2" title={t.basic}>
          <NameFields form={shown} />
        </KycSection>
        <KycSection heading="h2" title={t.photos}>
          <PhotoFields form={shown} />
        </KycSection>
        <div role="alert">{root && <Note tone="bad">{root}</Note>}</div>
        <Button full type="submit" loading={isBusy} disabled={isLocked}>
          {t.submit}
        </Button>
      </form>
    </KycFrame>
  )
}
