import { AppBar } from '@saya/ui/appBar'
import { ButtonLink } from '@saya/ui/button'
import { BackLink } from '../../shared/BackLink.tsx'
import { useTexts } from '../../shared/texts.ts'
import { useTabTitle } from '../../shared/head/useTabTitle.ts'
import { StatusFailed, StatusHead, StatusWaits } from '../transaction/index.ts'
import { type Bet, endingOf, toneOfEnding } from './bet.rules.ts'
import { BetFacts } from './BetFacts.tsx'
import { betTexts } from './bet.texts.ts'
import { useBet } from './useBet.ts'
import { VerifyRound } from './VerifyRound.tsx'
import './betPages.css'

interface BetRecordPageProps {
  readonly place: { readonly params: Readonly<Record<string, string>> }
}

/** One round: what it came to, all that is known of it, and the way to see it again. */
export function Page({ place }: BetRecordPageProps) {
  const t = useTexts(betTexts)
  const { answer, error, again } = useBet(place.params.id ?? '')
  useTabTitle(answer ? `${t.one}: ${answer.game_name}` : t.one)
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.one} />
      <main className="statusPage">
        {answer && <OwnRound bet={answer} />}
        {!answer && error === undefined && <StatusWaits />}
        {error !== undefined && <StatusFailed failure={error} onAgain={again} />}
      </main>
    </>
  )
}

function OwnRound({ bet }: { bet: Bet }) {
  const t = useTexts(betTexts)
  const ending = endingOf(bet)
  return (
    <>
      <StatusHead
        tone={toneOfEnding(bet)}
        title={t[`${ending}Title`]}
        amount={ending === 'failed' ? bet.bet_amount : bet.net_amount}
        line={t[`${ending}Line`]}
      />
      <BetFacts bet={bet} />
      <VerifyRound id={bet.id} />
      {bet.game_code && (
        <ButtonLink full look="ghost" href={`/s-game/about/${bet.game_code}`}>
          {t.about}
        </ButtonLink>
      )}
      <ButtonLink full look="neutral" href="/bet-record">
        {t.toList}
      </ButtonLink>
    </>
  )
}
