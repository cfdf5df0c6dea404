import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useTexts } from '../../../shared/texts.ts'
import type { Profile } from '../../../shared/answer/useProfile.ts'
import { dropDraft, forgetPhotos, readDraft } from './draft.ts'
import { findFaults, findMissingPhotos, type KycFaults } from './kycFaults.ts'
import { firstValues } from './kycForm.ts'
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
  const { form, faults, setFaults } = useKycForm({ record, isDisabled: isLocked, isKept: true })
  const { isBusy, root, submit } = useKycSubmit({
    find: () => findFaults(form.values, today(), form.isSentBack),
    faults,
    onFaults: setFaults,
    send: () => sendRecord(profile, form.values),
    findRefused: findPhotosToTake,
    async onSent() {
      await onSent()
      dropDraft()
    },
    fixed: t.submitFailed,
  })

  async function findPhotosToTake(error: unknown): Promise<KycFaults> {
    if ((error as { reason?: string }).reason !== 'kyc_photo_unknown') return {}
    forgetPhotos()
    const known = await refresh().catch(() => record)
    return findMissingPhotos(firstValues(known, readDraft().typed), form.isSentBack)
  }

  const shown = { ...form, isDisabled: isFormDisabled(profile.kyc_status, isBusy) }
  return { form: shown, isLocked, isBusy, root, submit }
}
