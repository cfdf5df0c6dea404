import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { identificationCard } from '@saya/ui/icon/drawings/identificationCard'
import { listChecksDuotone } from '@saya/ui/icon/drawings/listChecksDuotone'
import { userCircle } from '@saya/ui/icon/drawings/userCircle'
import { useTexts } from '../../shared/texts.ts'
import { kycTexts } from './kyc.texts.ts'
import { KycFrame } from './KycFrame.tsx'

/** What is to come, in three steps. */
export function GuideStage({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const t = useTexts(kycTexts)
  const steps = [
    { drawing: identificationCard, title: t.guidePhoto, line: t.guidePhotoLine },
    { drawing: userCircle, title: t.guideFace, line: t.guideFaceLine },
    { drawing: listChecksDuotone, title: t.guideConfirm, line: t.guideConfirmLine },
  ]
  return (
    <KycFrame
      onBack={onBack}
      actions={
        <Button full onClick={onNext}>
          {t.start}
        </Button>
      }
    >
      <div className="kycTitle">
        <h2 className="h1">{t.guideTitle}</h2>
        <p>{t.guideLine}</p>
      </div>
      <ol className="kycGuide">
        {steps.map(({ drawing, title, line }, index) => (
          <li key={index}>
            <span className="kycGuideTile">
              <Icon drawing={drawing} size={26} />
              <b aria-hidden="true">{index + 1}</b>
            </span>
            <div>
              <h3>{title}</h3>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ol>
    </KycFrame>
  )
}
