import { useEffect, useState } from 'react'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { findOwnWord } from './ownWords.ts'
import type { ProofFault, ShownProof } from './verifyBox.ts'

/** What a proof comes to in this browser; nothing while it is checked, and where its seed is not told yet. */
export function useVerdict(proof: ShownProof | null): readonly ProofFault[] | undefined {
  const [verdict, setVerdict] = useState<{ readonly of: ShownProof; readonly faults: readonly ProofFault[] }>()
  useEffect(() => {
    if (!proof?.seed) return
    let isGone = false
    async function check(told: ShownProof) {
      const { verifyBox } = await loadModule(() => import('./verifyBox.ts'))
      if (!isGone) setVerdict({ of: told, faults: verifyBox(told, findOwnWord(told.uid, told.day)) })
    }
    void check(proof).catch(() => {})
    return () => {
      isGone = true
    }
  }, [proof])
  return verdict?.of === proof ? verdict?.faults : undefined
}
