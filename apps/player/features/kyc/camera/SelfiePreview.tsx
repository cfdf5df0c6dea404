import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { warningFill } from '@saya/ui/icon/drawings/warningFill'
import { ProgressBar } from '@saya/ui/progress'
import { useTexts } from '../../../shared/texts.ts'
import { cameraTexts } from './camera.texts.ts'
import { kycTexts } from '../kyc.texts.ts'
import { useFileAddress } from '../photo/useFileAddress.ts'
import { useJudgement } from './useJudgement.ts'
import { useOnline } from '../useOnline.ts'

interface SelfiePreviewProps {
  readonly photo: File
  /** How far it is on its way; undefined while it is not. */
  readonly share: number | undefined
  readonly onRetake: () => void
  readonly onUpload: () => void
}

/** The photo before it is sent, with what could be better about it. */
export function SelfiePreview({ photo, share, onRetake, onUpload }: SelfiePreviewProps) {
  const t = useTexts(cameraTexts)
  const alt = useTexts(kycTexts).resultPhoto
  const address = useFileAddress(photo)
  const faults = useJudgement(photo)
  const isSending = share !== undefined
  const isOnline = useOnline()
  return (
    <>
      <div className="selfieView">{address && <img src={address} alt={alt} />}</div>
      <ul className="selfieFaults" role="status">
        {faults?.map(fault => (
          <li key={fault} data-tone="wait">
            <Icon drawing={warningFill} size={20} />
            {t[fault]}
          </li>
        ))}
        {faults?.length === 0 && (
          <li data-tone="ok">
            <Icon drawing={checkCircleFill} size={20} />
            {t.fine}
          </li>
        )}
      </ul>
      {isSending && (
        <div className="selfieProgress">
          <ProgressBar value={share} max={1} label={t.uploading(Math.round(share * 100))} />
          <p>{isOnline ? t.uploading(Math.round(share * 100)) : t.uploadWaits}</p>
        </div>
      )}
      <div className="selfieChoice">
        <Button look="onHero" disabled={isSending} onClick={onRetake}>
          {t.retake}
        </Button>
        <Button loading={isSending} onClick={onUpload}>
          {t.upload}
        </Button>
      </div>
    </>
  )
}
