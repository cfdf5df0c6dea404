import { useEffect, useRef, useState } from 'react'
import { say } from '../../../shared/say.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import { cameraTexts } from '../camera/camera.texts.ts'
import { type Photo, photoKey } from './photoKey.ts'
import { sendPhoto } from './sendPhoto.ts'
import { showPhotoAs } from './shownPhotos.ts'

/** Sends photos and says what became of them. `share` is how far the one on its way is. */
export function usePhotoUpload() {
  const t = useTexts(cameraTexts)
  const [share, setShare] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  /** The key the photo is kept under; nothing where it could not be kept, which was said. */
  async function upload(photo: Photo): Promise<string | undefined> {
    stop.current?.abort()
    const mine = new AbortController()
    stop.current = mine
    setShare(0)
    try {
      const key = await photoKey(photo, file => sendPhoto(file, setShare, mine.signal))
      if (photo instanceof File) showPhotoAs(key, photo)
      return key
    } catch (error) {
      if (!mine.signal.aborted) void say(sentenceOf(error, t.uploadFailed), 'bad')
      return undefined
    } finally {
      if (stop.current === mine) setShare(undefined)
    }
  }

  return { share, upload, sayUnusable: () => void say(t.notAFile, 'bad') }
}
