import { kycName } from '@saya/contract/gates.ts'
import type { KycRecord } from '@saya/contract/kyc/record.ts'
import type { Profile } from '../../shared/answer/useProfile.ts'
import { EntryStage } from './EntryStage.tsx'
import { FormStage } from './form/FormStage.tsx'
import { GuideStage } from './GuideStage.tsx'
import { OcrResultStage } from './camera/OcrResultStage.tsx'
import { OcrStage } from './camera/OcrStage.tsx'
import { SelectIdStage } from './SelectIdStage.tsx'
import { SelfieGuideStage } from './camera/SelfieGuideStage.tsx'
import { SelfieResultStage } from './camera/SelfieResultStage.tsx'
import { SelfieStage } from './camera/SelfieStage.tsx'
import { SuccessStage, VerifiedStage } from './SuccessStage.tsx'
import { useStage } from './useStage.ts'
import { readWayBack } from './gate/wayBack.ts'

interface KycStageProps {
  readonly profile: Profile
  readonly record: KycRecord
  readonly search: URLSearchParams
  readonly refresh: () => Promise<KycRecord>
}

/** The step that is shown, and where it leads. */
export function KycStage({ profile, record, search, refresh }: KycStageProps) {
  const { stage, next, back, goTo, finish } = useStage(search.get('action'), profile.kyc_status)
  const steps = { onNext: next, onBack: back }
  switch (stage) {
    case 'entry':
      return <EntryStage profile={profile} record={record} onNext={next} />
    case 'guide':
      return <GuideStage {...steps} />
    case 'select-id':
      return <SelectIdStage {...steps} record={record} profile={profile} />
    case 'ocr':
      return <OcrStage record={record} onBack={back} onPast={() => goTo('selfie-guide')} />
    case 'ocr-result':
      return (
        <OcrResultStage
          {...steps}
          wayBack={readWayBack(search)}
          refresh={refresh}
          onPast={() => goTo('selfie-guide')}
        />
      )
    case 'selfie-guide':
      return <SelfieGuideStage onNext={next} onBack={() => goTo('ocr', true)} />
    case 'selfie':
      return <SelfieStage {...steps} />
    case 'selfie-result':
      return <SelfieResultStage {...steps} record={record} />
    case 'form':
      return (
        <FormStage
          profile={profile}
          record={record}
          onBack={back}
          onSent={async () => {
            finish()
            await refresh().catch(() => {})
          }}
        />
      )
    case 'success':
      return kycName(profile.kyc_status) === 'fully_kyc' ? <VerifiedStage /> : <SuccessStage />
  }
}
