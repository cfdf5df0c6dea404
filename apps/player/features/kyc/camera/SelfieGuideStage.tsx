import { Button } from '@saya/ui/button'
import { useTexts } from '../../../shared/texts.ts'
import { Advice } from '../Advice.tsx'
import { IdPicture } from '../photo/IdPicture.tsx'
import { kycTexts } from '../kyc.texts.ts'
import { KycFrame } from '../KycFrame.tsx'

export function SelfieGuideStage({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const t = useTexts(kycTexts)
  return (
    <KycFrame
      stage="selfie-guide"
      onBack={onBack}
      actions={
        <Button full onClick={onNext}>
          {t.ready}
        </Button>
      }
    >
      <div className="kycHead">
        <IdPicture />
        <h2 className="h1">{t.selfieGuideTitle}</h2>
        <p>{t.selfieGuideLine}</p>
      </div>
      <Advice lines={[t.selfieFace, t.selfieCard, t.selfieLight]} />
    </KycFrame>
  )
}
