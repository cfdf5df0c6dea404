import type { Brand } from '@saya/contract/brand.ts'
import type { Viewer } from '@saya/contract/popup/visibleTo.ts'
import { callServer } from '../../shared/answer/client.ts'
import { inTurn } from '../../shared/answer/inTurn.ts'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { storage } from '../../shared/device/storage.ts'
import type { Language } from '../../shared/texts.ts'
import { duePopups, isDue, type Popup } from './due.rules.ts'
import { openPopup } from './openPopup.tsx'
import { seenMarks } from './seenMarks.ts'

interface Showing {
  readonly brand: Brand
  readonly language: Language
  readonly viewer: Viewer | null
  /** Ends it: the person is another one, or elsewhere. */
  readonly signal: AbortSignal
}

let marks: ReturnType<typeof seenMarks> | undefined

/** Shows what is due, one after the other, each once nothing else lies over the page and its picture is there. */
export async function showPopups({ brand, language, viewer, signal }: Showing): Promise<void> {
  const { d } = await callServer('GET /member/popup/list', { query: { brand } }, { signal })
  marks ??= seenMarks(storage())
  const { read, mark } = marks
  const moment = () => ({ nowMs: serverClock.now(), viewer, seen: read() })
  for (const popup of duePopups(d, moment())) {
    const picture = await load(popup)
    if (!picture) continue
    const isOver = await inTurn(async () => {
      if (signal.aborted) return true
      // It was a while until its turn, perhaps on another tab.
      if (!isDue(popup, moment())) return false
      mark(popup, { nowMs: serverClock.now(), isMember: viewer !== null })
      return openPopup({ popup, picture, language })
    })
    if (isOver) return
  }
}

/** Nothing for a picture that cannot be had: an empty frame tells nobody anything. */
async function load({ url }: Popup): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.src = pictureAddress(url)
  try {
    await picture.decode()
    return picture
  } catch {
    return null
  }
}
