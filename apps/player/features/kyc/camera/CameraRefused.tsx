import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { camera } from '@saya/ui/icon/drawings/camera'
import { type CameraFailure, FileChoice } from '@saya/ui/uploader'
import { useTexts } from '../../../shared/texts.ts'
import { cameraTexts } from './camera.texts.ts'

interface CameraRefusedProps {
  readonly failure: CameraFailure
  readonly choice: {
    readonly accept: string
    readonly onFile: (file: File) => void
    readonly onWrongType: () => void
  }
  readonly onAgain: () => void
}

/** What to do without a camera. */
export function CameraRefused({ failure, choice, onAgain }: CameraRefusedProps) {
  const t = useTexts(cameraTexts)
  return (
    <div className="selfieRefused">
      <Icon drawing={camera} size={56} />
      <p role="alert">{t[failure]}</p>
      <div className="selfieRefusedWays">
        <FileChoice
          {...choice}
          render={choose => (
            <Button full onClick={choose}>
              {t.chooseFile}
            </Button>
          )}
        />
        <Button full look="neutral" onClick={onAgain}>
          {t.again}
        </Button>
      </div>
    </div>
  )
}
