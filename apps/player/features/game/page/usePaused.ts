import { useEffect } from 'react'
import { tellChanged } from '../../../shared/answer/changes.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { usePlayOn } from '../../../shared/playOn.ts'
import type { Launch } from './useLaunch.ts'

/**
 * Whether the player has to look at how long they have played. Each launch is a reason to ask, and one that was refused for it is made
 * again once they have chosen to keep playing.
 */
export function usePaused(launch: Launch, open: () => void): boolean {
  const { answer } = useAnswer('GET /member/reality_check/detail', {})
  const isRefused = launch.state === 'failed' && reasonOf(launch.failure) === 'gate_reality_check'
  const isReason = launch.state === 'open' || isRefused
  useEffect(() => {
    if (isReason) tellChanged('reality_check')
  }, [isReason])
  usePlayOn(() => {
    if (isRefused) open()
  })
  return answer?.due != null
}

function reasonOf(failure: unknown): unknown {
  return (failure as { reason?: unknown } | null)?.reason
}
