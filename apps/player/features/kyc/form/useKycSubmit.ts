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
  /** What of it is not mended yet. */
  readonly faults: KycFaults
  readonly onFaults: (faults: KycFaults) => void
  readonly send: () => Promise<unknown>
  /** The photos that have to be taken again after the server refused the form. */
  readonly findRefused?: (error: unknown) => Promise<KycFaults>
  readonly onSent: () => void | Promise<void>
  /** What is said where the server said nothing. */
  readonly fixed: string
}

/** What stands above the button. */
interface Root {
  readonly text: string
  readonly isOfFields: boolean
}

/** Sends a form once it has no fault. What the server refused stands in the form's root until it is sent again. */
export function useKycSubmit({ find, faults, onFaults, send, findRefused, onSent, fixed }: Submission) {
  const t = useTexts(formTexts)
  const names = useTexts(fieldTexts)
  const [isBusy, setBusy] = useState(false)
  const [root, setRoot] = useState<Root>()
  const [refused, setRefused] = useState<KycFaults>()
  // While the form is on its way nothing in it takes the focus.
  useEffect(() => {
    if (refused && !isBusy) showFault(refused)
  }, [refused, isBusy])

  async function submit(): Promise<void> {
    if (isBusy) return
    const found = find()
    onFaults(found)
    setRefused(undefined)
    const count = Object.keys(found).length
    setRoot(count > 0 ? { text: t.mend(count), isOfFields: true } : undefined)
    if (count > 0) return showFault(found)
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
    const isOfFields = photos.length > 0
    setRoot({ text: isOfFields ? t.takeAgain(photos.join(', ')) : sentenceOf(error, fixed), isOfFields })
    if (!isOfFields) return
    onFaults(again)
    setRefused(again)
  }

  // What asks for fields to be mended goes with the last of them.
  const isMended = root?.isOfFields === true && Object.keys(faults).length === 0
  return { isBusy, root: isMended ? undefined : root?.text, submit }
}
