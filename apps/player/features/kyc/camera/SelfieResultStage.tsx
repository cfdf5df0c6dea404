import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { xCircleFill } from '@saya/ui/icon/drawings/xCircleFill'
import { useTexts } from '../../../shared/texts.ts'
import { useDraft } from '../form/draft.ts'
import { firstValues } from '../form/kycForm.ts'
import { kycTexts } from '../kyc.texts.ts'
import { KycFrame } from '../KycFrame.tsx'
import { photoShown } from '../photo/shownPhotos.ts'
import { useFileAddress } from '../photo/useFileAddress.ts'

interface SelfieResultStageProps {
  readonly record: KycRecord
  readonly onNext: () => void
  readonly onBack: () => void
}

/** The selfie as it arrived, to go on with or to take again. */
export function SelfieResultStage({ record, onNext, onBack }: SelfieResultStageProps) {
  const t = useTexts(kycTexts)
  const key = firstValues(record, useDraft().typed).attachments_selfieWithIDPhotoPath
  const file = useFileAddress(photoShown(key))
  const kept = key === record.attachments.selfieWithIDPhotoPath ? record.attachments.selfieWithIDPhotoPath_url : ''
  const address = file ?? (kept || undefined)
  const hasPhoto = key !== ''
  return (
    <KycFrame
      stage="selfie-result"
      onBack={onBack}
      actions={
        <div className="kycPair">
          <Button look="neutral" onClick={onBack}>
            {t.retry}
          </Button>
          <Button disabled={!hasPhoto} onClick={onNext}>
            {t.next}
          </Button>
        </div>
      }
    >
      <div className="kycHead" role="status">
        {address ? (
          <img className="kycPhoto" src={address} alt={t.resultPhoto} />
        ) : (
          hasPhoto && (
            <p className="kycPhoto" data-empty="">
              {t.photoKept}
            </p>
          )
        )}
        <span className="kycSeal" data-tone={hasPhoto ? 'ok' : 'bad'} data-small={hasPhoto ? '' : undefined}>
          <Icon drawing={hasPhoto ? checkCircleFill : xCircleFill} size={44} />
        </span>
        <h2 className="h1">{hasPhoto ? t.resultTitle : t.resultNone}</h2>
        {hasPhoto && <p>{t.resultLine}</p>}
      </div>
    </KycFrame>
  )
}
