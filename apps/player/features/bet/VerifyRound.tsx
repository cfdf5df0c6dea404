import { Button, ButtonLink } from '@saya/ui/button'
import { useContext } from 'react'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import type { Theme } from '../../shared/device/preferences.ts'
import { useTheme } from '../../shared/device/useTheme.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { betTexts } from './bet.texts.ts'

/** The way to the page on which the provider shows the round again, or why there is none. */
export function VerifyRound({ id }: { id: string }) {
  const t = useTexts(betTexts)
  const lang = useContext(LanguageContext)
  const theme = useTheme()
  const { answer: url, error, again } = useAnswer('GET /member/bet/round', { query: { id, lang } }, { isOwn: true })
  if (url !== undefined) {
    return (
      <div className="betVerify">
        <ButtonLink full href={inTheme(url, theme)} target="_blank" rel="noopener">
          {t.verify}
        </ButtonLink>
        <p>{t.verifyLine}</p>
      </div>
    )
  }
  if (error === undefined) {
    return (
      <div className="betVerify" role="status">
        <p>{t.asking}</p>
      </div>
    )
  }
  return (
    <div className="betVerify" role="status">
      <p>{sentenceOf(error, t.notReached)}</p>
      {!isUntold(error) && (
        <Button look="soft" size="medium" onClick={again}>
          {t.again}
        </Button>
      )}
    </div>
  )
}

/** The page is another party's, whose address is left as it is: what stands behind the # is read there, or by nobody. */
function inTheme(url: string, theme: Theme): string {
  return url.includes('#') ? url : `${url}#theme=${theme}`
}

function isUntold(failure: unknown): boolean {
  return (failure as { reason?: unknown } | undefined)?.reason === 'round_not_told'
}
