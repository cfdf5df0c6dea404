/** Opens the best camera that there is: the one at the back, then any. Throws when none may be used. */
export async function openCamera(): Promise<MediaStream> {
  const wishes: readonly MediaTrackConstraints[] = [
    { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
    {},
  ]
  let last: unknown
  for (const video of wishes) {
    try {
      return await navigator.mediaDevices.getUserMedia({ video, audio: false })
    } catch (error) {
      last = error
    }
  }
  throw last
}

export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const longSide = 2000

/** The picture as a JPEG, no larger than a reader has use for. */
export async function stillOf(source: HTMLVideoElement | ImageBitmap): Promise<Blob> {
  const [width, height] =
    source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
  const scale = Math.min(1, longSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.9),
  )
}

/** The middle of the picture in few pixels, to be judged. */
export function glanceAt(source: CanvasImageSource, width: number, height: number): ImageData | undefined {
  if (width === 0) return undefined
  const canvas = document.createElement('canvas')
  const [across, down] = [320, Math.round((320 * height) / width)]
  canvas.width = across
  canvas.height = down
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(source, 0, 0, across, down)
  return context?.getImageData(
    Math.round(across * 0.12),
    Math.round(down * 0.2),
    Math.round(across * 0.76),
    Math.round(down * 0.6),
  )
}
