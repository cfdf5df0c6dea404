import { useEffect, useState } from 'react'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { findOwnWord } from './ownWords.ts'
import type { BoxRecord, BoxStanding, ProofFault, ShownBox } from './verifyBox.ts'

export interface ShownVerdict {
  readonly standing: BoxStanding
  readonly faults: readonly ProofFault[]
}

interface CheckedBox {
  readonly record: BoxRecord
  readonly uid: string
}

/** What a box comes to in this browser; nothing while it is checked, and where its seed is not told yet. */
export function useVerdict(record: BoxRecord, uid: string | undefined): ShownVerdict | undefined {
  const [checked, setChecked] = useState<CheckedBox & ShownVerdict>()
  useEffect(() => {
    const { proof, date, bonus } = record
    if (!proof?.seed || uid === undefined) return
    let isGone = false
    async function check(box: ShownBox) {
      const { verifyBox, standingOf } = await loadModule(() => import('./verifyBox.ts'))
      const verdict = verifyBox(box, findOwnWord(box.uid, box.date))
      if (!isGone) setChecked({ record, uid: box.uid, standing: standingOf(verdict), faults: verdict.faults })
    }
    void check({ proof, date, bonus, uid }).catch(() => {})
    return () => {
      isGone = true
    }
  }, [record, uid])
  return checked?.record === record && checked.uid === uid ? checked : undefined
}
