import { openModal } from '@saya/ui/modal'
import { type Language, speak } from '../../shared/texts.ts'
import { BoxOverlay } from './BoxOverlay.tsx'
import { boxTexts } from './box.texts.ts'

export interface WaitingBox {
  readonly commitment: string
  readonly expiresAtMs: number
}

/** Lays the box over the page until it is opened, put away, or its time is over. */
export async function openBox(box: WaitingBox, language: Language, signal?: AbortSignal): Promise<void> {
  const { name } = speak(boxTexts, language)
  const { close, closed } = openModal(done => <BoxOverlay {...box} onClose={() => done()} />, {
    look: 'dialog',
    label: name,
    closesOnMask: false,
  })
  signal?.addEventListener('abort', () => close())
  await closed
}
