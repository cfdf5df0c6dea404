import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { Button } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import { type SyntheticEvent, useContext } from 'react'
import { AnswerContext } from '../../shared/answers.ts'
import { renewAnswer } from '../../shared/renewAnswer.ts'
import { useTexts } from '../../shared/texts.ts'
import type { Profile } from '../../shared/useProfile.ts'
import { dropDraft, forgetPhotos } from './draft.ts'
import { AddressSection, BasicSection, IncomeSection } from './FormSections.tsx'
import { findFaults } from './kycFaults.ts'
import { formTexts } from './kycForm.texts.ts'
import { KycFrame } from './KycFrame.tsx'
import { KycSection } from './KycSection.tsx'
import { isFormDisabled } from './locks.ts'
import { RejectReason } from './RejectReason.tsx'
import { sendRecord } from './sendRecord.ts'
import { today } from './today.ts'
import { useKycForm } from './useKycForm.ts'
import { useKycSubmit } from './useKycSubmit.ts'

interface FormStageProps {
  readonly profile: Profile
  readonly record: KycRecord
  readonly onBack: () => void
  readonly onSent: () => Promise<void>
}

/** All that a person states about themselves, in three sections. */
export function FormStage({ profile, record, onBack, onSent }: FormStageProps) {
  const t = useTexts(formTexts)
  const store = useContext(AnswerContext)
  const standing = profile.kyc_status
  const { form, setFaults } = useKycForm({ record, isDisabled: isFormDisabled(standing, false), isKept: true })
  const { isBusy, root, submit } = useKycSubmit({
    find: () => findFaults(form.values, today(), form.isSentBack),
    onFaults: setFaults,
    send: () => sendRecord(profile, form.values).catch(takeAgain),
    async onSent() {
      await onSent()
      dropDraft()
    },
    fixed: t.submitFailed,
  })
  async function takeAgain(error: unknown): Promise<void> {
    if ((error as { reason?: string }).reason === 'kyc_photo_unknown') {
      forgetPhotos()
      await renewAnswer(store, 'GET /member/kyc/detail').catch(() => {})
    }
    throw error
  }
  const shown = { ...form, isDisabled: isFormDisabled(standing, isBusy) }

  function send(event: SyntheticEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <KycFrame part={4} onBack={onBack}>
      <form className="kycForm" noValidate onSubmit={send} aria-busy={isBusy}>
        <div className="kycTitle">
          <h2 className="h1">{t.title}</h2>
          <p>{t.line}</p>
        </div>
        {form.record.issue_fields.length > 0 && <RejectReason record={record} />}
        <BasicSection form={shown} phone={profile.phone} />
        <AddressSection form={shown} />
        <IncomeSection form={shown} />
        <KycSection title={t.remindersTitle}>
          <p className="kycQuiet">{t.reminders}</p>
        </KycSection>
        <div role="alert">{root && <Note tone="bad">{root}</Note>}</div>
        <Button full type="submit" loading={isBusy} disabled={isFormDisabled(standing, false)}>
          {t.submit}
        </Button>
      </form>
    </KycFrame>
  )
}
