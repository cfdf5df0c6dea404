import { useState } from 'react'
import { prepareToSay } from '../../../shared/say.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import type { KycFaults } from './kycFaults.ts'
import { formTexts } from './kycForm.texts.ts'
import { showFault } from './showFault.ts'

interface Submission {
  /** What is wrong with the form as it stands. */
  readonly find: () => KycFaults
  readonly onFaults: (faults: KycFaults) => void
  readonly send: () => Promise<unknown>
  readonly onSent: () => void | Promise<void>
  /** What is said where the server said nothing. */
  readonly fixed: string
}

/** Sends a form once it has no fault. What the server refused stands in the form's root until it is sent again. */
export function useKycSubmit({ find, onFaults, send, onSent, fixed }: Submission) {
  const t = useTexts(formTexts)
  const [isBusy, setBusy] = useState(false)
  const [root, setRoot] = useState<string>()

  async function submit(): Promise<void> {
    if (isBusy) return
    const faults = find()
    onFaults(faults)
    const count = Object.keys(faults).length
    setRoot(count > 0 ? t.mend(count) : undefined)
    if (count > 0) return showFault(faults)
    setBusy(true)
    void prepareToSay().catch(() => {})
    try {
      await send()
      await onSent()
    } catch (error) {
      setRoot(sentenceOf(error, fixed))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, root, submit }
}
