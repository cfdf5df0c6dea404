import { deviceLimits } from '@saya/contract/limits'

/** What a photo from the camera is kept as. */
const photoType = 'image/jpeg'

/** Where a person may also use the camera any image will do; a plain file choice takes PNG. */
export function acceptedTypes(withCamera: boolean): string {
  return withCamera ? 'image/*' : 'image/png'
}

/** Whether a chosen file is what was asked for: an `accept` attribute only advises. */
export function isAccepted(type: string, accept: string): boolean {
  return accept.endsWith('/*') ? type.startsWith(accept.slice(0, -1)) : type === accept
}

/** The part of a canvas that keeping a photo takes. */
export interface PhotoCanvas {
  toBlob(done: (blob: Blob | null) => void, type: string, quality: number): void
}

/** Encodes what was drawn; null when the browser cannot. */
export function encodePhoto(canvas: PhotoCanvas, name: string): Promise<File | null> {
  return new Promise(resolve => {
    canvas.toBlob(
      blob => resolve(blob && new File([blob], name, { type: photoType })),
      photoType,
      deviceLimits.captureQuality,
    )
  })
}

/** The picture the person sees, unmirrored and at the camera's own size. */
export function takePhoto(video: HTMLVideoElement, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return encodePhoto(canvas, name)
}
