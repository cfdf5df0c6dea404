import { use, useEffect, useState } from 'react'
import { LanguageContext } from '../../../shared/texts.ts'
import { askToLaunch } from './askToLaunch.ts'
import { takeLaunched } from './launched.ts'

export type Launch =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'over' }
  | { readonly state: 'failed'; readonly failure: unknown }

/**
 * The address of a game: the one that came along, else a new one. It opens the game once, so it is asked for anew each
 * time: by whoever loads the page again, and after the game was closed.
 */
export function useLaunch(code: string) {
  const language = use(LanguageContext)
  const [launch, setLaunch] = useState<Launch>({ state: 'opening' })
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isGone = false
    async function open() {
      try {
        const url = takeLaunched(code) ?? (await askToLaunch(code, language))
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
  return { launch, open, end: () => setLaunch({ state: 'over' }) }
}
