import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { camera } from '../icon/drawings/camera.ts'
import { cameraRotate } from '../icon/drawings/cameraRotate.ts'
import { image } from '../icon/drawings/image.ts'
import { Sheet } from '../modal/Sheet.tsx'
import { openModal } from '../modal/modalStore.ts'
import { Note } from '../note/Note.tsx'
import type { CameraFailure, Cameras, Facing } from './camera.ts'
import { FileChoice } from './FileChoice.tsx'
import { acceptedTypes, takePhoto } from './photo.ts'
import { useCamera } from './useCamera.ts'
import './uploader.css'

export interface CameraTexts {
  title: string
  close: string
  takePhoto: string
  chooseFile: string
  switchCamera: string
  preview: string
  starting: string
  failures: Record<CameraFailure, string>
  wrongType: string
}

interface CameraSheetProps {
  texts: CameraTexts
  facing?: Facing | undefined
  /** The browser's own unless given. */
  cameras?: Cameras | undefined
}

/** Opens the camera; answers a photo taken or a file chosen, or nothing when it was left. */
export function askForPhoto(props: CameraSheetProps): Promise<File | undefined> {
  return openModal<File>(close => <CameraSheet {...props} onFile={close} />, { look: 'sheet' }).closed
}

function CameraSheet({
  texts,
  facing = 'front',
  cameras,
  onFile,
}: CameraSheetProps & { onFile: (file: File) => void }) {
  const { video, facing: shownFacing, state, turn } = useCamera(facing, cameras)
  const [problem, setProblem] = useState<string>()
  const failed = state !== 'running' && state !== 'starting' ? texts.failures[state] : undefined

  async function shoot() {
    const file = video.current && (await takePhoto(video.current, 'photo.jpg'))
    if (file) onFile(file)
    else setProblem(texts.failures.broken)
  }

  return (
    <Sheet
      title={texts.title}
      closeLabel={texts.close}
      actions={
        <>
          <FileChoice
            accept={acceptedTypes(true)}
            onFile={onFile}
            onWrongType={() => setProblem(texts.wrongType)}
            render={choose => (
              <Button look={failed ? 'primary' : 'neutral'} onClick={choose}>
                <Icon drawing={image} />
                {texts.chooseFile}
              </Button>
            )}
          />
          {!failed && (
            <Button disabled={state !== 'running'} onClick={shoot}>
              <Icon drawing={camera} />
              {texts.takePhoto}
            </Button>
          )}
        </>
      }
    >
      <div role="alert">{(failed || problem) && <Note tone="bad">{failed || problem}</Note>}</div>
      {!failed && (
        <div className="cameraView" data-facing={shownFacing} aria-busy={state === 'starting'}>
          <video ref={video} autoPlay playsInline muted aria-label={texts.preview} />
          {state === 'starting' && <p>{texts.starting}</p>}
          <IconButton drawing={cameraRotate} label={texts.switchCamera} onClick={turn} />
        </div>
      )}
    </Sheet>
  )
}
