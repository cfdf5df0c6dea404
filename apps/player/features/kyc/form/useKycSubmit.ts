import { useEffect, useState } from 'react'
import { prepareToSay } from '../../../shared/say.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import type { KycFaults } from './kycFaults.ts'
import { fieldTexts, formTexts } from './kycForm.texts.ts'
import type { KycField } from './kycForm.ts'
import { showFault } from './showFault.ts'

interface Submission {
  /** What is wrong with the form as it stands. */
  readonly find: () => KycFaults
  readonly onFaults: (faults: KycFaults) => void
  readonly send: () => Promise<unknown>
  /** The photos that have to be taken again after the server refused the form. */
  readonly findRefused?: (error: unknown) => Promise<KycFaults>
  readonly onSent: () => void | Promise<void>
  /** What is said where the server said nothing. */
  readonly fixed: string
}

/** Sends a form once it has no fault. What the server refused stands in the form's root until it is sent again. */
export function useKycSubmit({ find, onFaults, send, findRefused, onSent, fixed }: Submission) {
  const t = useTexts(formTexts)
  const names = useTexts(fieldTexts)
  const [isBusy, setBusy] = useState(false)
  const [root, setRoot] = useState<string>()
  const [refused, setRefused] = useState<KycFaults>()
  // While the form is on its way nothing in it takes the focus.
  useEffect(() => {
    if (refused && !isBusy) showFault(refused)
  }, [refused, isBusy])

  async function submit(): Promise<void> {
    if (isBusy) return
    const faults = find()
    onFaults(faults)
    setRefused(undefined)
    const count = Object.keys(faults).length
    setRoot(count > 0 ? t.mend(count) : undefined)
    if (count > 0) return showFault(faults)
    setBusy(true)
    void prepareToSay().catch(() => {})
    try {
      await send()
      await onSent()
    } catch (error) {
      await refuse(error)
    } finally {
      setBusy(false)
    }
  }

  async function refuse(error: unknown): Promise<void> {
    const again = (await findRefused?.(error)) ?? {}
    const photos = Object.keys(again).map(name => names[name as KycField])
    setRoot(photos.length > 0 ? t.takeAgain(photos.join(', ')) : sentenceOf(error, fixed))
    if (photos.length === 0) return
    onFaults(again)
    setRefused(again)
  }

  return { isBusy, root, submit }
}
