import { Button, ButtonLink } from '@saya/ui/button'
import { useContext, useEffect, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { betTexts } from './bet.texts.ts'

type LookupState =
  | { readonly state: 'asking' }
  | { readonly state: 'there'; readonly url: string }
  | { readonly state: 'missing'; readonly sentence: string; readonly mayAskAgain: boolean }

/** The way to the page on which the provider shows the round again, or why there is none. */
export function VerifyRound({ id }: { id: string }) {
  const t = useTexts(betTexts)
  const { found, again } = useRoundPage(id)
  if (found.state === 'there') {
    return (
      <div className="betVerify">
        <ButtonLink full href={found.url} target="_blank" rel="noopener">
          {t.verify}
        </ButtonLink>
        <p>{t.verifyLine}</p>
      </div>
    )
  }
  if (found.state === 'asking') {
    return (
      <div className="betVerify" role="status">
        <p>{t.asking}</p>
      </div>
    )
  }
  return (
    <div className="betVerify" role="status">
      <p>{found.sentence}</p>
      {found.mayAskAgain && (
        <Button look="soft" size="medium" onClick={again}>
          {t.again}
        </Button>
      )}
    </div>
  )
}

function useRoundPage(id: string) {
  const t = useTexts(betTexts)
  const lang = useContext(LanguageContext)
  const [found, setFound] = useState<LookupState>({ state: 'asking' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    async function ask() {
      setFound({ state: 'asking' })
      try {
        const url = await callServer('GET /member/bet/round', { query: { id, lang } }, { signal: stop.signal })
        if (!stop.signal.aborted) setFound({ state: 'there', url })
      } catch (failure) {
        const sentence = sentenceOf(failure, t.notReached)
        if (!stop.signal.aborted) setFound({ state: 'missing', sentence, mayAskAgain: !isUntold(failure) })
      }
    }
    void ask()
    return () => stop.abort()
  }, [id, lang, tries, t])
  return { found, again: () => setTries(tries + 1) }
}

function isUntold(failure: unknown): boolean {
  return (failure as { reason?: unknown } | undefined)?.reason === 'round_not_told'
}
