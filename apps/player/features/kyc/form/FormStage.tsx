import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { Button } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import type { SyntheticEvent } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import type { Profile } from '../../../shared/answer/useProfile.ts'
import { AddressSection, BasicSection, IncomeSection } from './FormSections.tsx'
import { formTexts } from './kycForm.texts.ts'
import { KycFrame } from '../KycFrame.tsx'
import { KycSection } from '../KycSection.tsx'
import { RejectReason } from '../gate/RejectReason.tsx'
import { useRecordForm } from './useRecordForm.ts'

interface FormStageProps {
  readonly profile: Profile
  readonly record: KycRecord
  readonly onBack: () => void
  readonly onSent: () => Promise<void>
}

/** All that a person states about themselves, in three sections. */
export function FormStage({ profile, record, onBack, onSent }: FormStageProps) {
  const t = useTexts(formTexts)
  const { form, isLocked, isBusy, root, submit } = useRecordForm({ profile, record, onSent })

  function send(event: SyntheticEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <KycFrame stage="form" onBack={onBack}>
      <form className="kycForm" noValidate onSubmit={send} aria-busy={isBusy}>
        <div className="kycTitle">
          <h2 className="h1">{t.title}</h2>
          <p>{t.line}</p>
        </div>
        {form.record.issue_fields.length > 0 && <RejectReason record={record} />}
        <BasicSection form={form} phone={profile.phone} />
        <AddressSection form={form} />
        <IncomeSection form={form} />
        <KycSection title={t.remindersTitle}>
          <p className="kycQuiet">{t.reminders}</p>
        </KycSection>
        <div role="alert">{root && <Note tone="bad">{root}</Note>}</div>
        <Button full type="submit" loading={isBusy} disabled={isLocked}>
          {t.submit}
        </Button>
      </form>
    </KycFrame>
  )
}
