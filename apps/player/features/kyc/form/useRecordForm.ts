import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useTexts } from '../../../shared/texts.ts'
import type { Profile } from '../../../shared/answer/useProfile.ts'
import { dropDraft, forgetPhotos } from './draft.ts'
import { findFaults } from './kycFaults.ts'
import { formTexts } from './kycForm.texts.ts'
import { isFormDisabled } from '../gate/locks.ts'
import { sendRecord } from './sendRecord.ts'
import { today } from './today.ts'
import { useKycForm } from './useKycForm.ts'
import { useKycSubmit } from './useKycSubmit.ts'

interface Options {
  readonly profile: Profile
  readonly record: KycRecord
  readonly onSent: () => Promise<void>
}

/** The whole form: what stands in it, and how it is sent. Photos that the server has no more are asked for anew. */
export function useRecordForm({ profile, record, onSent }: Options) {
  const t = useTexts(formTexts)
  const { refresh } = useAnswer('GET /member/kyc/detail', {})
  const isLocked = isFormDisabled(profile.kyc_status, false)
  const { form, setFaults } = useKycForm({ record, isDisabled: isLocked, isKept: true })
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
      await refresh().catch(() => {})
    }
    throw error
  }

  const shown = { ...form, isDisabled: isFormDisabled(profile.kyc_status, isBusy) }
  return { form: shown, isLocked, isBusy, root, submit }
}
