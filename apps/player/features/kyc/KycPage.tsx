import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { Button } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { Skeleton } from '@saya/ui/skeleton'
import { useEffect, useEffectEvent } from 'react'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { type Profile, useProfile } from '../../shared/answer/useProfile.ts'
import { EditForm } from './form/EditForm.tsx'
import { kycTexts } from './kyc.texts.ts'
import { KycFrame } from './KycFrame.tsx'
import { KycStage } from './KycStage.tsx'
import { isFormDisabled } from './gate/locks.ts'

interface Place {
  readonly search: URLSearchParams
}

/** Proving who one is, from the first word to the last. */
export function Page({ place: { search } }: { place: Place }) {
  const t = useTexts(kycTexts)
  const profile = useProfile()
  const record = useAnswer('GET /member/kyc/detail', {})
  const isKnown = profile.answer !== undefined && record.answer !== undefined
  const renew = useEffectEvent(() => {
    // What is known may be old: a reviewer may have decided since.
    if (isKnown) void refresh().catch(() => {})
  })
  useEffect(() => renew(), [])

  async function refresh(): Promise<KycRecord> {
    const [found] = await Promise.all([record.refresh(), profile.refresh()])
    return found
  }

  function again() {
    if (!profile.answer) profile.again()
    if (!record.answer) record.again()
  }

  if (profile.answer && record.answer) {
    return <Known profile={profile.answer} record={record.answer} search={search} refresh={refresh} />
  }
  const hasFailed = profile.error !== undefined || record.error !== undefined
  return (
    <KycFrame>
      {hasFailed ? (
        <div role="alert">
          <EmptyState
            title={sentenceOf(profile.error ?? record.error, t.failed)}
            action={
              <Button look="soft" size="small" onClick={again}>
                {t.again}
              </Button>
            }
          />
        </div>
      ) : (
        <div className="kycWaits" role="status">
          <span className="unseen">{t.loading}</span>
          <Skeleton shape="art" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      )}
    </KycFrame>
  )
}

interface KnownProps {
  readonly profile: Profile
  readonly record: KycRecord
  readonly search: URLSearchParams
  readonly refresh: () => Promise<KycRecord>
}

/** The edit form stands beside the steps, for whoever asks for it. */
function Known(props: KnownProps) {
  const { search, profile, record, refresh } = props
  if (search.get('action') !== 'edit') return <KycStage {...props} />
  return <EditForm isLocked={isFormDisabled(profile.kyc_status, false)} record={record} onSent={refresh} />
}
