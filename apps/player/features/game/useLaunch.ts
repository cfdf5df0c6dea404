import { use, useCallback, useEffect, useRef, useState } from 'react'
import { LanguageContext } from '../../shared/texts.ts'
import { askToLaunch } from './askToLaunch.ts'
import { takeLaunched } from './launched.ts'

type Launch =
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
  const asked = useRef(0)

  const open = useCallback(async () => {
    const mine = ++asked.current
    setLaunch({ state: 'opening' })
    try {
      const url = takeLaunched(code) ?? (await askToLaunch(code, language))
      if (mine === asked.current) setLaunch({ state: 'open', url })
    } catch (failure) {
      if (mine === asked.current) setLaunch({ state: 'failed', failure })
    }
  }, [code, language])

  useEffect(() => {
    void open()
    return () => {
      asked.current++
    }
  }, [open])

  return { launch, open: () => void open(), end: () => setLaunch({ state: 'over' }) }
}
