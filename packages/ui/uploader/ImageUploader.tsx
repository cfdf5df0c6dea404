import { useEffect, useState } from 'react'
import { useField } from '../field/fieldContext.ts'
import { Icon } from '../icon/Icon.tsx'
import { camera } from '../icon/drawings/camera.ts'
import { image } from '../icon/drawings/image.ts'
import type { Facing } from './camera.ts'
import { askForPhoto, type CameraTexts } from './askForPhoto.tsx'
import { FileChoice } from './FileChoice.tsx'
import { acceptedTypes } from './photo.ts'
import './uploader.css'

interface ImageUploaderProps {
  /** What the empty tile invites to. */
  prompt: string
  /** What the preview shows, for those who do not see it. */
  alt: string
  /** The image chosen here, or the address of one kept earlier. */
  value: File | string | undefined
  onFile: (file: File) => void
  onWrongType: () => void
  /** Opens the camera sheet; without it only a PNG file can be chosen. */
  cameraTexts?: CameraTexts | undefined
  facing?: Facing | undefined
}

export function ImageUploader({ prompt, alt, value, onFile, onWrongType, cameraTexts, facing }: ImageUploaderProps) {
  const { 'aria-invalid': invalid, ...ties } = useField()
  const address = useAddress(value)

  async function photograph(texts: CameraTexts) {
    const file = await askForPhoto({ texts, facing })
    if (file) onFile(file)
  }

  return (
    <FileChoice
      accept={acceptedTypes(Boolean(cameraTexts))}
      onFile={onFile}
      onWrongType={onWrongType}
      render={choose => (
        <button
          type="button"
          className="uploader"
          {...ties}
          data-invalid={invalid}
          aria-haspopup={cameraTexts ? 'dialog' : undefined}
          onClick={() => (cameraTexts ? photograph(cameraTexts) : choose())}
        >
          {address ? (
            <img src={address} alt={alt} />
          ) : (
            <>
              <span className="uploaderTile">
                <Icon drawing={cameraTexts ? camera : image} />
              </span>
              {prompt}
            </>
          )}
        </button>
      )}
    />
  )
}

/** The address of a file lasts as long as it is shown. */
function useAddress(value: File | string | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!(value instanceof File)) return setAddress(value)
    const made = URL.createObjectURL(value)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [value])
  return address
}
