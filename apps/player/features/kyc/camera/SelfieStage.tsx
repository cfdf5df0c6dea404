import { AppBar } from '@saya/ui/appBar'
import { IconButton } from '@saya/ui/button'
import { xBold } from '@saya/ui/icon/drawings/xBold'
import { StepBar } from '@saya/ui/progress'
import { useEffect, useRef, useState } from 'react'
import { clock } from '../../../shared/device/clock.ts'
import { useTexts } from '../../../shared/texts.ts'
import { cameraTexts } from './camera.texts.ts'
import { focusStep } from '../focusStep.ts'
import { changeDraft, typeIntoDraft } from '../form/draft.ts'
import type { Movements } from './movements.ts'
import { kycTexts } from '../kyc.texts.ts'
import { SelfieCamera } from './SelfieCamera.tsx'
import { SelfiePreview } from './SelfiePreview.tsx'
import { partCount, partOf } from '../stages.ts'
import { usePhotoUpload } from '../photo/usePhotoUpload.ts'
import './selfie.css'

/** The live camera, then the photo to keep or to take again. It is done once the server holds it. */
export function SelfieStage({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const t = useTexts(kycTexts)
  const camera = useTexts(cameraTexts)
  const [face, setFace] = useState<File>()
  const [moved, setMoved] = useState<Omit<Movements, 'selfie'>>()
  const [photo, setPhoto] = useState<File>()
  const { share, upload, sayUnusable } = usePhotoUpload()
  const hasPhoto = photo !== undefined
  const shown = useRef(hasPhoto)
  // The button that was pressed is gone with the camera, or with the photo.
  useEffect(() => {
    if (shown.current === hasPhoto) return
    shown.current = hasPhoto
    focusStep()
  }, [hasPhoto])
  const part = partOf('selfie') ?? 0
  const step = t.step(part, partCount)

  function note(result: Movements['result']) {
    setMoved({ result, at: Math.floor(clock.now() / 1000) })
  }

  async function keep() {
    if (!photo || share !== undefined) return
    const faceKey = face && (await upload(face))
    if (face && !faceKey) return
    const key = await upload(photo)
    if (!key) return
    changeDraft({ movements: moved && { ...moved, selfie: key } })
    typeIntoDraft({ attachments_selfieWithIDPhotoPath: key, ...(faceKey ? { attachments_face: faceKey } : {}) })
    onNext()
  }

  return (
    <div className="selfiePage">
      <AppBar
        start={<IconButton drawing={xBold} label={camera.close} onClick={onBack} />}
        title={camera.title}
        end={<span className="kycStep num">{step}</span>}
      />
      <main className="selfieMain">
        <div className="selfieSteps">
          <StepBar step={part} count={partCount} label={step} />
        </div>
        {photo ? (
          <SelfiePreview
            photo={photo}
            share={share}
            onRetake={() => setPhoto(undefined)}
            onUpload={() => void keep()}
          />
        ) : (
          <SelfieCamera
            hasFace={face !== undefined}
            onFace={seen => {
              setFace(seen)
              note('done')
            }}
            onSkip={() => note('skipped')}
            onPhoto={setPhoto}
            onUnusable={sayUnusable}
          />
        )}
      </main>
    </div>
  )
}
