import { use, useEffect, useEffectEvent, useState } from 'react'
import { LanguageContext } from '../../../shared/texts.ts'
import { askToLaunch } from './askToLaunch.ts'
import { takeLaunched } from './launched.ts'

export type Launch =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'over' }
  | { readonly state: 'failed'; readonly failure: unknown }

/** A device says that its network is back before the first call gets through. */
const secondTryMs = 1500

/**
 * The address of a game: the one that came along, else a new one. It opens the game once, so it is asked for anew each
 * time: by whoever loads the page again, after the game was closed, and once a network that was gone is back.
 */
export function useLaunch(code: string) {
  const language = use(LanguageContext)
  const [launch, setLaunch] = useState<Launch>({ state: 'opening' })
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isGone = false
    async function open() {
      try {
        const url =
          takeLaunched(code) ??
          (await askTwice(
            () => askToLaunch(code, language),
            () => isGone,
          ))
        if (!isGone) setLaunch({ state: 'open', url })
      } catch (failure) {
        if (!isGone) setLaunch({ state: 'failed', failure })
      }
    }
    void open()
    return () => {
      isGone = true
    }
  }, [turn, code, language])

  function open(): void {
    setLaunch({ state: 'opening' })
    setTurn(turn + 1)
  }
  const reopen = useEffectEvent(open)
  const isCutOff = launch.state === 'failed' && isOfNetwork(launch.failure)
  useEffect(() => {
    if (!isCutOff) return
    const listener = () => reopen()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [isCutOff])
  return { launch, open, end: () => setLaunch({ state: 'over' }) }
}

/** What the network lost is asked for once more, a moment later, if somebody still waits for it. */
async function askTwice<T>(ask: () => Promise<T>, isGone: () => boolean): Promise<T> {
  try {
    return await ask()
  } catch (failure) {
    if (!isOfNetwork(failure) || !navigator.onLine) throw failure
    await new Promise(resolve => setTimeout(resolve, secondTryMs))
    if (isGone()) throw failure
    return ask()
  }
}

function isOfNetwork(failure: unknown): boolean {
  return (failure as { code?: unknown } | null)?.code === 'ERR_NETWORK'
}
