import { Button, IconButton } from '@saya/ui/button'
import { cameraRotate } from '@saya/ui/icon/drawings/cameraRotate'
import { image } from '@saya/ui/icon/drawings/image'
import { acceptedTypes, FileChoice, takePhoto, useCamera } from '@saya/ui/uploader'
import { useEffect, useRef, useState } from 'react'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
import { cameraTexts } from './camera.texts.ts'
import { CameraRefused } from './CameraRefused.tsx'
import { SelfieGuides } from './SelfieGuides.tsx'
import { type LivenessState, useWatchedCamera } from './useWatchedCamera.ts'

interface SelfieCameraProps {
  /** The two movements were seen already. */
  readonly hasFace: boolean
  readonly onFace: (face: File) => void
  readonly onSkip: () => void
  readonly onPhoto: (photo: File) => void
  readonly onUnusable: () => void
}

/** First the movements, then the photo with the ID. Whoever has no camera, or refuses it, chooses a file. */
export function SelfieCamera({ hasFace, onFace, onSkip, onPhoto, onUnusable }: SelfieCameraProps) {
  const t = useTexts(cameraTexts)
  const { video, facing, state, turn, again } = useCamera('front')
  const [isSkipped, setSkipped] = useState(false)
  const isLiving = !hasFace && !isSkipped
  const watched = useWatchedCamera(video, {
    isRunning: state === 'running',
    isLiving,
    onAlive: () => void take(onFace, 'face.jpg'),
  })

  const shutter = useRef<HTMLButtonElement>(null)
  // Whoever pressed what is gone with the movements stands at the shutter, which is what comes next.
  useEffect(() => {
    if (!isLiving && document.activeElement === document.body) shutter.current?.focus({ preventScroll: true })
  }, [isLiving])

  async function take(keep: (photo: File) => void, name: string) {
    const file = video.current && (await takePhoto(video.current, name).catch(() => null))
    if (file) keep(file)
    else onUnusable()
  }

  function skip() {
    setSkipped(true)
    onSkip()
  }

  const choice = {
    accept: acceptedTypes(true),
    onFile: onPhoto,
    onWrongType: () => void say(t.wrongType, 'bad'),
  }
  if (state !== 'running' && state !== 'starting') {
    return <CameraRefused failure={state} choice={choice} onAgain={again} />
  }
  return (
    <>
      <div className="selfieView" data-facing={facing} aria-busy={state === 'starting'}>
        <video ref={video} autoPlay playsInline muted aria-label={t.preview} />
        <SelfieGuides hasCard={!isLiving} isGood={state === 'running' && watched.advice === null} />
        <p className="selfieTip" role="status">
          {state === 'starting' ? t.starting : t[tipName(watched, isLiving)]}
        </p>
      </div>
      <div className="selfieWords">
        <p>{isLiving ? t.why : t.hold}</p>
        {isLiving && state === 'running' && (
          <Button look="ghost" size="small" onClick={skip}>
            {t.skip}
          </Button>
        )}
      </div>
      <div className="selfieShutter">
        <FileChoice
          {...choice}
          render={choose => <IconButton drawing={image} label={t.chooseFile} onClick={choose} />}
        />
        <button
          ref={shutter}
          type="button"
          className="selfieCapture"
          aria-label={t.takePhoto}
          disabled={state !== 'running' || isLiving}
          onClick={() => void take(onPhoto, 'selfie.jpg')}
        />
        <IconButton drawing={cameraRotate} label={t.switchCamera} onClick={turn} />
      </div>
    </>
  )
}

/** One thing to do at a time: the light first, since nothing is seen without it. */
function tipName({ advice, phase, gesture }: LivenessState, isLiving: boolean) {
  if (advice && (advice !== 'blurred' || !isLiving)) return advice
  if (!isLiving) return 'good'
  if (phase === 'done') return 'seen'
  if (phase === 'settle') return 'settle'
  return phase === 'go' ? gesture : 'back'
}
